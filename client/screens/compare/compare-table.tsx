import { comparedLimit } from '@kitchen/shared/limits.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { hiddenClass, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { useFacetTexts } from '../../ui/facet-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { formatDimensions } from '../product/format-dimensions.ts';
import { splitOptions } from '../product/split-options.ts';
import { AddProduct } from './add-product.tsx';
import type { CompareRow } from './compare-rows.ts';
import { compareSections, differ } from './compare-rows.ts';
import { ComparedName, ComparedPicture, ComparedWays } from './compared-product.tsx';

/** Products side by side: a table whose row headers stay in sight where it is wider than the window. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const { t: tProduct } = useTranslation('product');
  const rowsAtAGlance = useRowsAtAGlance(products);
  const energy: CompareRow = rowOf(
    tProduct('energy.title'),
    products.map(({ energyLabel }) => energyLabel?.classes.join(', ')),
  );
  // The overall size stands at the top, where it is known of all.
  const sections = specificationSections.filter(
    (section) => section !== 'overall_dimensions' || products.some(({ measures }) => measures === null),
  );
  const groups = [
    { title: t('compare.general'), rows: rowsAtAGlance.filter(hasValue), isOfRecord: false },
    ...compareSections(products, sections).map(({ section, rows }) => ({
      title: tProduct(`specifications.sections.${section}`),
      rows,
      isOfRecord: true,
    })),
    { title: tProduct('energy.title'), rows: [energy].filter(hasValue), isOfRecord: false },
  ].filter(({ rows }) => rows.length > 0);
  const [{ category }] = products as [Product];
  return (
    <>
      <Legend>
        <Mark aria-hidden="true" /> {t('compare.legend')}
      </Legend>
      {products.length === 3 && <ScrollHint data-screen-only>{t('compare.scroll')}</ScrollHint>}
      <Scroller role="region" aria-label={t('compare.table')} tabIndex={0} data-columns={products.length}>
        <table>
          <caption>{t('compare.table')}</caption>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <td key={product.sku}>
                  <ComparedPicture product={product} />
                </td>
              ))}
            </tr>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product.sku} scope="col">
                  <ComparedName product={product} />
                </th>
              ))}
            </tr>
            <tr>
              <td />
              {products.map((product) => (
                <td key={product.sku} data-compared>
                  <ComparedWays product={product} all={products} />
                </td>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows, isOfRecord }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label ?? ''} row={row} products={products} isOfRecord={isOfRecord} />
              ))}
            </tbody>
          ))}
        </table>
      </Scroller>
      {products.length < comparedLimit && (
        <>
          {category && <Another to={paths.category(category)}>{t('compare.another')}</Another>}
          <AddProduct products={products} />
        </>
      )}
    </>
  );
}

interface RowProperties {
  row: CompareRow;
  products: readonly Product[];
  /** Whether label and values are the records' own words, in the records' languages. */
  isOfRecord: boolean;
}

function Row({ row, products, isOfRecord }: RowProperties) {
  const { t } = useTranslation('choices');
  const language = useLanguage();
  const langOf = (product: Product | undefined) =>
    isOfRecord && product?.language && product.language !== language ? product.language : undefined;
  // A label is in the words of the first product that has it.
  const labelled = products.find((_, index) => row.cells[index]?.length);
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.label === null ? t('compare.more') : <span lang={langOf(labelled)}>{row.label}</span>}
        {row.differs && (
          <>
            {' '}
            <Mark aria-hidden="true" />
            <span className={hiddenClass}>{t('compare.differs')}</span>
          </>
        )}
      </th>
      {products.map((product, index) => {
        const values = row.cells[index] ?? [];
        return (
          <td key={product.sku} lang={values.length > 0 ? langOf(product) : undefined}>
            {values.length === 0 ? (
              <>
                <span aria-hidden="true">–</span>
                <span className={hiddenClass}>{t('compare.notStated')}</span>
              </>
            ) : (
              values.join(', ')
            )}
          </td>
        );
      })}
    </tr>
  );
}

function useRowsAtAGlance(products: readonly Product[]): CompareRow[] {
  const { t } = useTranslation('choices');
  const language = useLanguage();
  const facetTexts = useFacetTexts();
  return [
    rowOf(
      t('compare.finish'),
      products.map(({ color }) =>
        splitOptions(color)
          .map((option) => facetTexts.option('color', option))
          .join(', '),
      ),
    ),
    rowOf(
      t('compare.width'),
      products.map(
        ({ measures }) =>
          measures && `${(measures.width / 10).toLocaleString(language, { useGrouping: false })}\u00A0cm`,
      ),
    ),
    rowOf(
      t('compare.dimensions'),
      products.map(({ measures }) => measures && formatDimensions(measures, language)),
    ),
  ];
}

function rowOf(label: string, values: readonly (string | null | undefined)[]): CompareRow {
  const cells = values.map((value) => (value ? [value] : []));
  return { label, cells, differs: differ(cells) };
}

const hasValue = ({ cells }: CompareRow) => cells.some((cell) => cell.length > 0);

const Legend = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: typeSizes.small,
  color: colors.stone,
}));

const ScrollHint = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: typeSizes.small,
  color: colors.stone,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Mark = styled('span')({
  display: 'inline-block',
  width: 9,
  height: 9,
  marginInlineEnd: 4,
  backgroundColor: colors.brass,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
});

const Another = styled(SiteLink)({ ...standaloneTargetStyle, '@media print': { display: 'none' } });

const narrow = (theme: Theme) => theme.breakpoints.down('md').replace('@media', '@media screen and');

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  '@media print': { overflow: 'visible' },
  marginBottom: theme.spacing(4),
  '& table': {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    fontSize: typeSizes.meta,
    lineHeight: 1.5,
    textAlign: 'start',
  },
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: theme.spacing(1.25, 1.5, 1.25, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weights.regular,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    WebkitHyphens: 'auto',
  },
  '& tbody tr:not(:first-of-type) > *': { borderTop: `1px solid ${colors.line}` },
  // The row's name stays in sight while the products move under it.
  '& thead td:first-of-type, & th[scope="row"]': {
    position: 'sticky',
    left: 0,
    width: '30%',
    color: colors.stone,
    backgroundColor: colors.white,
    zIndex: 1,
  },
  '& th[scope="rowgroup"]': {
    paddingTop: theme.spacing(3.5),
    borderBottom: `1px solid ${colors.teal900}`,
    fontFamily: fonts.serif,
    fontSize: typeSizes.accordionTitle,
    color: colors.teal900,
  },
  '& th[scope="rowgroup"] > span': { position: 'sticky', left: 0 },
  '& thead :is(td, th)': { paddingBlock: 0 },
  // The products' names stay in sight while their data moves under them.
  '& thead tr:nth-of-type(2) > *': {
    position: 'sticky',
    zIndex: 2,
    top: layout.headerScrolledPx,
    paddingBottom: theme.spacing(1.25),
    backgroundColor: colors.white,
  },
  '& [data-differs] td': { fontWeight: weights.medium, color: colors.teal900 },
  // Two at a time: the third one is reached by moving the table.
  [narrow(theme)]: {
    '&[data-columns="3"]': { overflowX: 'auto' },
    '&[data-columns="3"] table': { width: '135%' },
    '&[data-columns="3"] :is(thead td:first-of-type, th[scope="row"])': { width: '22.2%' },
  },
  [theme.breakpoints.up('md')]: {
    '& table': { fontSize: typeSizes.small },
    '& thead td:first-of-type, & th[scope="row"]': { width: '22%' },
    '& th, & td': { paddingInlineEnd: layout.columnGap },
  },
}));
