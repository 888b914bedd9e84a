import { isDenial } from '@kitchen/shared/is-denial.ts';
import { comparedLimit } from '@kitchen/shared/limits.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import type { AddProductProperties } from './add-product.tsx';
import { AddProduct } from './add-product.tsx';
import { ChoosePair } from './choose-pair.tsx';
import type { CompareRow } from './compare-rows.ts';
import { alikeWithout, areSame, compareSections, emptyWithout } from './compare-rows.ts';
import { ComparedColumns } from './compared-columns.ts';
import { ComparedName, ComparedPicture, ComparedWays } from './compared-product.tsx';
import { useRowsAtAGlance } from './use-rows-at-a-glance.ts';

interface CompareTableProperties extends AddProductProperties {
  products: readonly Product[];
}

/**
 * Products side by side; on a phone two of them, with each row's name over its values. Its parts say their roles, which
 * WebKit takes away where styles lay them out as blocks.
 */
export function CompareTable({ products, ...adding }: CompareTableProperties) {
  const { t } = useTranslation('choices');
  const { t: tProduct } = useTranslation('product');
  const facetTexts = useFacetTexts();
  const rowsAtAGlance = useRowsAtAGlance(products);
  // The overall size stands at the top, where it is known of all.
  const sections = specificationSections.filter(
    (section) => section !== 'overall_dimensions' || products.some(({ measures }) => measures === null),
  );
  const volumes = products.map(({ figures: { litres } }) =>
    litres === undefined ? [] : [facetTexts.figure('litres', litres)],
  );
  const groups = [
    { title: t('compare.general'), rows: rowsAtAGlance },
    ...compareSections(products, sections, volumes).map(({ section, rows }) => ({
      title: tProduct(`specifications.sections.${section}`),
      rows,
    })),
  ].filter(({ rows }) => rows.length > 0);
  const [{ category }] = products as [Product];
  const isAlone = products.length === 1;
  const isAddingFirst = isAlone || adding.refused !== undefined;
  const ways = products.length < comparedLimit && (
    <>
      {category && (
        <Link data-screen-only component={SiteLink} variant="standalone" to={paths.category(category)}>
          {t('compare.another')}
        </Link>
      )}
      <AddProduct key={adding.refused?.sku} products={products} {...adding} />
    </>
  );
  return (
    <>
      {isAddingFirst && <First>{ways}</First>}
      <ComparedColumns style={{ '--columns': Math.min(products.length, 2) } as CSSProperties}>
        {!isAlone && (
          <Legend>
            <span>
              <Mark aria-hidden="true" /> {t('compare.legend')}
            </span>
            <span>– {t('compare.notStated')}</span>
          </Legend>
        )}
        {groups.some(({ rows }) => rows.some((row) => !areSame(row))) && (
          <FormControlLabel data-screen-only control={<Checkbox />} label={t('compare.only')} />
        )}
        {products.length === 3 && <ChoosePair products={products} />}
        <Table role="table">
          <caption className={hiddenClass}>{t('compare.table')}</caption>
          <TableHead role="rowgroup">
            {/* The pictures say nothing that the names do not. */}
            <TableRow role="row" aria-hidden>
              <TableCell component="td" role="cell" />
              {products.map((product, column) => (
                <TableCell component="td" role="cell" key={product.sku} data-column={column}>
                  <ComparedPicture product={product} />
                </TableCell>
              ))}
            </TableRow>
            <TableRow role="row">
              <TableCell component="td" role="cell" />
              {products.map((product, column) => (
                <TableCell key={product.sku} role="columnheader" scope="col" data-column={column}>
                  <ComparedName product={product} all={products} />
                </TableCell>
              ))}
            </TableRow>
            <TableRow role="row">
              <TableCell component="td" role="cell" />
              {products.map((product, column) => (
                <TableCell component="td" role="cell" key={product.sku} data-column={column} data-compared>
                  <ComparedWays product={product} all={products} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {groups.map(({ title, rows }) => (
            <TableBody role="rowgroup" key={title} data-empty={emptyWithout(rows)}>
              <TableRow role="row">
                <TableCell component="th" role="rowheader" scope="rowgroup" colSpan={products.length + 1}>
                  {title}
                </TableCell>
              </TableRow>
              {rows.map((row) => (
                <Row key={row.label ?? ''} row={row} products={products} />
              ))}
            </TableBody>
          ))}
        </Table>
      </ComparedColumns>
      {!isAddingFirst && ways}
    </>
  );
}

interface RowProperties {
  row: CompareRow;
  products: readonly Product[];
}

function Row({ row, products }: RowProperties) {
  const { t } = useTranslation('choices');
  const language = useLanguage();
  // Label and values of a record are in its language.
  const langOf = (product: Product | undefined) =>
    !row.isOwn && product?.language && product.language !== language ? product.language : undefined;
  // A label is in the words of the first product that has it.
  const labelled = products.find((_, index) => row.cells[index]?.length);
  return (
    <TableRow
      role="row"
      data-differs={row.differs || undefined}
      data-empty={emptyWithout([row])}
      data-same={areSame(row) || undefined}
      data-alike={alikeWithout(row)}
    >
      <TableCell component="th" role="rowheader" scope="row">
        {row.label === null ? t('compare.more') : <span lang={langOf(labelled)}>{row.label}</span>}
        {row.differs && (
          <>
            {' '}
            <span data-mark>
              <Mark aria-hidden="true" />
              <span className={hiddenClass}>{t('compare.differs')}</span>
            </span>
          </>
        )}
      </TableCell>
      {products.map((product, index) => {
        const values = row.cells[index] ?? [];
        const isNo = !row.isOwn && values.length > 0 && values.every(isDenial);
        return (
          <TableCell
            role="cell"
            key={product.sku}
            data-column={index}
            lang={values.length > 0 && !isNo ? langOf(product) : undefined}
          >
            {values.length === 0 && row.isOwn && <small>{t('compare.notStated')}</small>}
            {values.length === 0 && !row.isOwn && (
              <>
                <span aria-hidden="true">–</span>
                <span className={hiddenClass}>{t('compare.notStated')}</span>
              </>
            )}
            {values.length > 0 &&
              (row.worded?.[index] ?? <KeptWords text={isNo ? t('compare.no') : values.join(', ')} />)}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  marginBottom: theme.spacing(2),
  fontSize: typeSizes.small,
  color: colors.stone,
}));

/** What one product waits for, and what was wrong with a code, is seen before the data. */
const First = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));

const Mark = styled('span')({
  display: 'inline-block',
  marginInlineEnd: 4,
  // Unlike a ground it is on paper, and in forced colours, too.
  border: `4.5px solid ${colors.brass}`,
});
