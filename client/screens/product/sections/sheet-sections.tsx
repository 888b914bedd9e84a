import type { Product } from '@kitchen/shared/product.ts';
import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { ScaleDrawing } from '../drawing/scale-drawing.tsx';
import { FitCheck } from '../fit/fit-check.tsx';
import { Maker } from './maker.tsx';
import { ProductData } from './product-data.tsx';
import { ProductDocuments } from './product-documents.tsx';
import { Specifications } from './specifications.tsx';
import { TechnicalInformation } from './technical-information.tsx';
import { WayOn } from './way-on.tsx';

/** A sheet below what is chosen and done with a product: all there is to know of it. */
export function SheetSections({ product, lang }: { product: Product; lang: string | undefined }) {
  return (
    <>
      <ProductData product={product} />
      <HydrateLater>
        <Specifications product={product} lang={lang} />
      </HydrateLater>
      <HydrateLater>
        <TechnicalInformation product={product} />
      </HydrateLater>
      <HydrateLater>
        <ScaleDrawing product={product} />
      </HydrateLater>
      <HydrateLater>
        <FitCheck product={product} lang={lang} />
      </HydrateLater>
      <HydrateLater>
        <ProductDocuments sku={product.sku} />
      </HydrateLater>
      <HydrateLater>
        <Maker product={product} lang={lang} />
      </HydrateLater>
      <HydrateLater>
        <WayOn product={product} />
      </HydrateLater>
    </>
  );
}
