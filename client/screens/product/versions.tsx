import { pageAddress } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import type { Choice } from './product-versions.ts';
import { familyChoices } from './product-versions.ts';

const facets = ['color', 'width'] as const;

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
  /** The chosen finish says so where it does not come in all widths. */
  const limits = ({ others }: Choice) =>
    others.length < choices.width.length
      ? `, ${t('product:versions.only', { others: others.map((option) => facetTexts.fact('width', option)).join(', ') })}`
      : '';
  return facets.map((facet) => {
    if (choices[facet].length < 2) return null;
    const chosen = choices[facet].find(({ version }) => isSameSku(version.sku, product.sku));
    return (
      <Row key={facet}>
        <h2 id={`versions-${facet}`}>{t(`product:versions.${facet}`)}</h2>
        {facet === 'color' && chosen && (
          <p aria-hidden="true">
            <KeptWords text={facetTexts.option('color', chosen.option) + limits(chosen)} />
          </p>
        )}
        <ul aria-labelledby={`versions-${facet}`}>
          {choices[facet].map((choice) => {
            const name = facet === 'color' ? facetTexts.option('color', choice.option) : choice.option;
            const noted = facet === 'color' && choice === chosen ? limits(choice) : note(facet, choice);
            return (
              <li key={choice.option}>
                <Option
                  // What was said of a kitchen goes along.
                  to={pageAddress(paths.product(choice.version.sku), query)}
                  replace
                  state={keepPlace}
                  data-facet={facet}
                  aria-label={noted ? name + noted : undefined}
                  aria-current={choice === chosen ? 'true' : undefined}
                >
                  {facet === 'color' && <ColorSwatch option={choice.option} />}
                  <span className={facet === 'color' ? hiddenClass : undefined}>{name}</span>
                </Option>
              </li>
            );
          })}
        </ul>
      </Row>
    );
  });
}

const Row = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  fontSize: typeSizes.small,
  '& h2': {
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
    // The names stand beside the samples, the chosen one underlined.
    '& p': { display: 'none' },
    '& ul': { marginTop: 0, columnGap: theme.spacing(2) },
  },
}));

const Option = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: layout.targetPx,
  minWidth: layout.targetPx,
  padding: theme.spacing(0, 1.5),
  color: colors.ink,
  border: `1px solid ${colors.line}`,
  ...onHover({ borderColor: colors.teal700 }),
  '&[aria-current]': { borderColor: colors.teal900, boxShadow: `inset 0 0 0 1px ${colors.teal900}` },
  // A finish is its sample, ringed where it is chosen.
  '&:has([data-sample])': { padding: 0, borderRadius: '50%', borderColor: 'transparent' },
  '&:has([data-sample])[aria-current]': { borderColor: colors.teal900 },
  '& > [data-sample]': { width: 36, height: 36, boxShadow: `inset 0 0 0 1px ${colors.field}` },
  '@media print': {
    '&&': {
      minWidth: 0,
      minHeight: 0,
      padding: 0,
      border: 0,
      boxShadow: 'none',
      columnGap: theme.spacing(1),
    },
    // Nothing but its name tells of a finish on paper.
    [`& > .${hiddenClass}`]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
    },
    '&[aria-current]': { fontWeight: weights.medium, textDecoration: 'underline' },
  },
}));
