import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { twelveColumns } from '../../../theme/surfaces.ts';
import { spaces } from '../../../theme/tokens.ts';
import { ScaleDrawing } from '../drawing/scale-drawing.tsx';
import { FitCheck } from '../fit/fit-check.tsx';
import { isComparable } from '../fit/is-comparable.ts';
import { Contents } from './contents.tsx';
import { Maker } from './maker.tsx';
import { ProductData } from './product-data.tsx';
import { ProductDocuments } from './product-documents.tsx';
import { Specifications } from './specifications.tsx';
import { TechnicalInformation } from './technical-information.tsx';
import { WayOn } from './way-on.tsx';

/** A sheet below what is chosen and done with a product: all there is to know of it. */
export function SheetSections({ product, lang }: { product: Product; lang: string | undefined }) {
  const { t } = useTranslation(['product', 'product-sheet', 'fit']);
  const { measures, specifications, technicalInformation, energyLabel } = product;
  const sections = [
    { id: 'drawing', title: t('product-sheet:drawing.title'), isThere: measures !== null },
    { id: 'specifications', title: t('specifications.title'), isThere: specifications.length > 0 },
    {
      id: 'technical-information',
      title: t('technical.title'),
      isThere: technicalInformation.length > 0 || energyLabel !== null,
    },
    { id: 'fit', title: t('fit:title'), isThere: isComparable(product) },
    { id: 'documents', title: t('product-sheet:documents.title'), isThere: true },
    { id: 'maker', title: t('product-sheet:maker.title'), isThere: true },
  ];
  return (
    <>
      <ProductData product={product} />
      <Sheet>
        <Contents sections={sections.filter(({ isThere }) => isThere)} />
        <div>
          <ScaleDrawing product={product} />
          <Specifications product={product} lang={lang} />
          <TechnicalInformation product={product} />
          <FitCheck product={product} lang={lang} />
          <ProductDocuments product={product} />
          <Maker product={product} lang={lang} />
        </div>
      </Sheet>
      <WayOn product={product} />
    </>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spaces.section,
  [theme.breakpoints.up('lg')]: { ...twelveColumns, '& > div': { gridColumn: '4 / -1' } },
  // The contents stand where titles do elsewhere: here each is over what it is of.
  '& > div > section': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: theme.spacing(11) },
  '& > div > section > *': { '&, &:is(header), &:not(header)': { gridColumn: '1 / -1' } },
  '& > div > section:first-of-type': { marginTop: 0 },
  '@media print': { '&, & > div': { display: 'block' } },
}));
