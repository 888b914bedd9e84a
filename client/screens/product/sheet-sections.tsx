import type { Product } from '@kitchen/shared/product.ts';
import { TakenOverLater } from '../../ui/taken-over-later.tsx';
import { FitCheck } from './fit/fit-check.tsx';
import { Maker } from './maker.tsx';
import { ProductData } from './product-data.tsx';
import { ProductDocuments } from './product-documents.tsx';
import { ScaleDrawing } from './scale-drawing.tsx';
import { Specifications } from './specifications.tsx';
import { TechnicalInformation } from './technical-information.tsx';
import { WayOn } from './way-on.tsx';

/** A sheet below what is chosen and done with a product: all there is to know of it. */
export function SheetSections({ product, lang }: { product: Product; lang: string | undefined }) {
  return (
    <>
      <ProductData product={product} />
      <TakenOverLater>
        <Specifications product={product} lang={lang} />
      </TakenOverLater>
      <TakenOverLater>
        <TechnicalInformation product={product} />
      </TakenOverLater>
      <TakenOverLater>
        <ScaleDrawing product={product} />
      </TakenOverLater>
      <TakenOverLater>
        <FitCheck product={product} lang={lang} />
      </TakenOverLater>
      <TakenOverLater>
        <ProductDocuments sku={product.sku} />
      </TakenOverLater>
      <TakenOverLater>
        <Maker product={product} lang={lang} />
      </TakenOverLater>
      <TakenOverLater>
        <WayOn product={product} />
      </TakenOverLater>
    </>
  );
}
