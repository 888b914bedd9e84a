import { pageAddress } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import type { Choice } from './product-versions.ts';
import { familyChoices } from './product-versions.ts';

const facets = ['color', 'width'] as const;

/** More finishes of its width than these stand on a phone without their names, of which the chosen one is said. */
const mostNamed = 3;

/** What else the model comes as: its finishes and its widths, each a link to that version's own page. */
export function Versions({ product }: { product: Product }) {
  const { t } = useTranslation(['texts', 'product']);
  const facetTexts = useFacetTexts();
  const [query] = useSearchParams();
  const choices = familyChoices(product);
  /** In what a version differs besides, where there is none that differs in this option alone. */
  const note = (varied: (typeof facets)[number], { isExact, others }: Choice) => {
    const facet = varied === 'color' ? 'width' : 'color';
    const texts = others.map((option) => facetTexts.fact(facet, option));
    return isExact ? '' : `, ${t('product:versions.only', { others: texts.join(', ') })}`;
  };
  return facets.map(
    (facet) =>
      choices[facet].length > 1 && (
        <Row
          key={facet}
          data-many={
            (facet === 'color' && choices.color.filter(({ isExact }) => isExact).length > mostNamed) ||
            undefined
          }
        >
          <h2 id={`versions-${facet}`}>{t(`product:versions.${facet}`)}</h2>
          {facet === 'color' && (
            <Chosen aria-hidden="true">
              {choices.color.map(
                ({ option, version }) =>
                  isSameSku(version.sku, product.sku) && facetTexts.option('color', option),
              )}
            </Chosen>
          )}
          <ul aria-labelledby={`versions-${facet}`}>
            {choices[facet].map((choice) => (
              <li key={choice.option}>
                <Option
                  // What was said of a kitchen goes along.
                  to={pageAddress(paths.product(choice.version.sku), query)}
                  replace
                  state={keepPlace}
                  data-facet={facet}
                  data-other={!choice.isExact || undefined}
                  aria-current={isSameSku(choice.version.sku, product.sku) ? 'true' : undefined}
                >
                  {facet === 'color' && <ColorSwatch option={choice.option} />}
                  <span className={facet === 'color' ? 'name' : undefined}>
                    {facet === 'color' ? facetTexts.option('color', choice.option) : choice.option}
                    <KeptWords text={note(facet, choice)} />
                  </span>
                </Option>
              </li>
            ))}
          </ul>
        </Row>
      ),
  );
}

const Row = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  '& h2': {
    fontFamily: fonts.sans,
    fontSize: typeSizes.small,
    fontWeight: weights.medium,
    color: colors.stone,
  },
  '& ul': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginTop: theme.spacing(1),
  },
  '@media print': {
    display: 'flex',
    '& h2': { flexShrink: 0 },
    '& ul': { marginTop: 0, columnGap: theme.spacing(2) },
  },
  [theme.breakpoints.down('md')]: { '&[data-many] a:not([data-other]) > .name': visuallyHidden },
}));

const Chosen = styled('p')(({ theme }) => ({
  display: 'none',
  fontSize: typeSizes.small,
  '[data-many] > &': { [theme.breakpoints.down('md')]: { display: 'block' } },
}));

const Option = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: layout.targetPx,
  minWidth: layout.targetPx,
  padding: theme.spacing(0, 1.5),
  fontSize: typeSizes.small,
  color: colors.ink,
  textDecoration: 'none',
  border: `1px solid ${colors.line}`,
  ...onHover({ borderColor: colors.teal700 }),
  '&[aria-current]': { borderColor: colors.teal900, boxShadow: `inset 0 0 0 1px ${colors.teal900}` },
  // There is no version that differs in this alone.
  '&[data-other]': { borderStyle: 'dashed', color: colors.stone },
  '@media print': {
    '&&': { minWidth: 0, minHeight: 0, padding: 0, border: 0, boxShadow: 'none' },
    '&[aria-current]': { fontWeight: weights.medium, textDecoration: 'underline' },
  },
}));
