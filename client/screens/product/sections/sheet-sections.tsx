import type { Product } from '@kitchen/shared/product.ts';
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
      <Specifications product={product} lang={lang} />
      <TechnicalInformation product={product} />
      <ScaleDrawing product={product} />
      <FitCheck product={product} lang={lang} />
      <ProductDocuments sku={product.sku} />
      <Maker product={product} lang={lang} />
      <WayOn product={product} />
    </>
  );
}
