import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, layout, spaces, typeSizes } from '../../../theme/tokens.ts';
import { useNearPart } from '../../../ui/behaviour/use-near-part.ts';
import { termOfOption } from '../../../ui/glossary/term-of-option.ts';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { KeptWords } from '../../../ui/texts/kept-words.tsx';
import { linePage } from '../line-page.ts';
import type { BandPictureProperties } from './band-pictures.tsx';
import { roomOf } from './rooms.ts';

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

/** What a product is like to live with: a room with its like, and what it does best in the words of the glossary. */
export function ProductBand({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'glossary']);
  const facetTexts = useFacetTexts();
  const [collection = ''] = splitOptions(product.collection);
  const terms = told
    .filter((option) => product.functions.includes(option))
    // Its picture is of a hob, and an oven's is another thing.
    .filter((option) => option !== 'booster' || product.category === 'hobs')
    .slice(0, mostTold)
    .flatMap((option) => termOfOption[option] ?? []);
  const room = roomOf(product);
  const page = linePage(collection, product.category);
  if (!room && terms.length === 0) return null;
  return (
    <Band data-screen-only>
      {room && (
        <div>
          <WhenNear
            of={{ room, category: product.category }}
            sizes="(min-width: 48em) 94vw, 130vw"
            caption={t('room')}
          />
          {page && (
            <Link component={SiteLink} variant="standalone" to={page}>
              {/* In a row of words and sign, spaces between words would be lost. */}
              <span>
                <KeptWords text={t('line', { line: facetTexts.option('collection', collection) })} />
              </span>
            </Link>
          )}
        </div>
      )}
      {terms.length > 0 && (
        <section aria-labelledby="functions">
          <Typography variant="h2" id="functions">
            {t('functions')}
          </Typography>
          <ul>
            {terms.map((term) => (
              <li key={term}>
                <WhenNear of={{ term }} sizes={`(min-width: 48em) ${terms.length === 1 ? 55 : 32}vw, 80vw`} />
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
function WhenNear({ caption, ...properties }: BandPictureProperties & { caption?: string }) {
  const { ref, Part, failed } = useNearPart<HTMLDivElement, BandPictureProperties>(loadPicture);
  if (failed) return null;
  return (
    <>
      <div ref={ref}>{Part && <Part {...properties} />}</div>
      {caption && (
        <Typography variant="meta" component="p">
          {caption}
        </Typography>
      )}
    </>
  );
}

const Band = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spaces.section,
  marginBottom: spaces.section,
  '& > div': {
    '& > div': {
      [theme.breakpoints.down('md')]: { marginInline: `calc(-1 * ${layout.gutter})` },
      position: 'relative',
      aspectRatio: '4 / 3',
      backgroundColor: colors.ivory,
      [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
      [theme.breakpoints.up('lg')]: { aspectRatio: '9 / 4' },
    },
    '& > p': { marginTop: theme.spacing(1), color: colors.stone },
    '& > a': { marginTop: theme.spacing(2) },
  },
  // Nothing would come.
  '@media (scripting: none)': { '& div > div, & div > p, & li > div': { display: 'none' } },
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
    [theme.breakpoints.up('md')]: {
      '&:not(:only-child)': { display: 'block' },
      // One by itself has its words beside it on wide pages, too, in the middle of a larger picture's height.
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: '1fr 1fr',
      columnGap: theme.spacing(8),
    },
  },
  '& li > div': {
    position: 'relative',
    gridRow: '1 / 3',
    aspectRatio: '1 / 1',
    backgroundColor: colors.ivory,
    [theme.breakpoints.up('md')]: { aspectRatio: '3 / 2' },
  },
  '& h3': { marginBottom: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    '& li:not(:only-child) > h3': { marginTop: theme.spacing(2.5) },
    '& li:only-child': {
      '& > div': { aspectRatio: '2 / 1' },
      '& > h3': { alignSelf: 'end' },
      '& > p': { fontSize: typeSizes.lead },
    },
  },
}));
