import type { FacetOption } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, layout, spaces } from '../../../theme/tokens.ts';
import { useNearPart } from '../../../ui/behaviour/use-near-part.ts';
import { termOfOption } from '../../../ui/glossary/term-of-option.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';
import { KeptWords } from '../../../ui/texts/kept-words.tsx';
import type { BandPictureProperties } from './band-pictures.tsx';

/** Functions that a product is chosen for, the rarest first. */
const told: readonly FacetOption<'special_function'>[] = [
  'pizza_300°c',
  'idroclean',
  'leavening_40°c',
  'easy_steam',
  'true_fan_cooking',
  'rotisserie',
  'booster',
  'leavening',
];
const mostTold = 3;

const loadPicture = async () => (await import('./band-pictures.tsx')).BandPicture;

/** What a product is like to live with: a room of its line, and what it does best in the words of the glossary. */
export function ProductBand({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'glossary']);
  const [collection = ''] = splitOptions(product.collection);
  const terms = told
    .filter((option) => product.functions.includes(option))
    .slice(0, mostTold)
    .flatMap((option) => termOfOption[option] ?? []);
  return (
    <Band data-screen-only>
      {isFacetOption('collection', collection) && (
        <WhenNear
          of={{ collection, category: product.category, color: splitOptions(product.color)[0] }}
          sizes="(min-width: 48em) 94vw, 130vw"
        />
      )}
      {terms.length > 0 && (
        <section aria-labelledby="functions">
          <Typography variant="h2" id="functions">
            {t('functions')}
          </Typography>
          <ul>
            {terms.map((term) => (
              <li key={term}>
                <WhenNear of={{ term }} sizes="(min-width: 48em) 32vw, 80vw" />
                <Typography variant="h3">
                  <KeptWords text={t(`glossary:terms.${term}.name`)} />
                </Typography>
                <Typography variant="body2">
                  <KeptWords text={t(`glossary:terms.${term}.text`)} />
                </Typography>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Band>
  );
}

/** A part that is seen by those who scroll: which picture it has, is known when they do. */
function WhenNear(properties: BandPictureProperties) {
  const { ref, Part } = useNearPart<HTMLDivElement, BandPictureProperties>(loadPicture);
  return <div ref={ref}>{Part && <Part {...properties} />}</div>;
}

const Band = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spaces.section,
  marginBottom: spaces.section,
  '& > div': {
    [theme.breakpoints.down('md')]: { marginInline: `calc(-1 * ${layout.gutter})` },
    '&:empty, & > div': {
      position: 'relative',
      aspectRatio: '4 / 3',
      backgroundColor: colors.ivory,
      [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
      [theme.breakpoints.up('lg')]: { aspectRatio: '9 / 4' },
    },
    '& > a': {
      marginTop: theme.spacing(2),
      [theme.breakpoints.down('md')]: { marginInline: layout.gutter },
    },
  },
  '& img': { position: 'absolute', inset: 0 },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(4),
    marginTop: spaces.headingToContent,
    [theme.breakpoints.up('md')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      columnGap: layout.columnGap,
    },
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: theme.spacing(2.5),
    // One by itself has its words beside it on wide pages, too.
    [theme.breakpoints.up('md')]: { '&:not(:only-child)': { display: 'block' }, columnGap: layout.columnGap },
  },
  '& li > div': {
    position: 'relative',
    gridRow: '1 / 3',
    aspectRatio: '1 / 1',
    backgroundColor: colors.ivory,
    [theme.breakpoints.up('md')]: { aspectRatio: '3 / 2' },
  },
  '& h3': {
    marginBottom: theme.spacing(1),
    [theme.breakpoints.up('md')]: { ':not(:only-child) > &': { marginTop: theme.spacing(2.5) } },
  },
}));
