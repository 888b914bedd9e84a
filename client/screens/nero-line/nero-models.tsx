import type { Category } from '@kitchen/shared/categories.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
import { listingPath, paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { CollectionData } from '../../ui/head/collection-data.tsx';
import { chooseCards, ModelCards, ModelCardsSkeleton } from '../../ui/lines/model-cards.tsx';
import { NoModels } from '../../ui/lines/no-models.tsx';
import { useLineModels } from '../../ui/lines/use-line-models.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { FailedListing } from '../../ui/states/failed-listing.tsx';
import { neroCategories } from './nero-categories.ts';

/** One row of each category; the link leads to the others. */
const most = 4;

/** What the store has of the Nero Line, category by category. */
export function NeroModels() {
  const { t } = useTranslation('lines');
  const groups = useGroups();
  const answers = groups.map(({ answer }) => answer);
  const isEmpty = answers.every((answer) => answer.state === 'loaded' && answer.data.total === 0);
  const shown = answers.flatMap((answer) =>
    answer.state === 'loaded' ? chooseCards(answer.data, most) : [],
  );
  const failed = answers.flatMap((answer) => (answer.state === 'failed' ? [answer] : []));
  return (
    <Section aria-labelledby="models">
      <CollectionData name={t('nero.title')} path={paths.neroLine} products={shown} />
      <Typography variant="h2" id="models">
        {t('models.title')}
      </Typography>
      {groups.map(({ category, answer }) => (
        <Group key={category} category={category} answer={answer} />
      ))}
      {failed.length > 0 && (
        <State>
          <FailedListing
            level="h3"
            address={paths.neroLine}
            reload={async () => {
              await Promise.all(failed.map(({ reload }) => reload()));
            }}
          />
        </State>
      )}
      {isEmpty && (
        <State>
          <NoModels />
        </State>
      )}
      <Button component={SiteLink} to={paths.collections} variant="outlined" color="onDark">
        {t('nero.collections')}
      </Button>
    </Section>
  );
}

function useGroups() {
  const [compact, ovens, hobs, hoods] = neroCategories;
  return [
    { category: compact, answer: useLineModels({ category: compact, collection: 'nero' }) },
    { category: ovens, answer: useLineModels({ category: ovens, collection: 'nero' }) },
    { category: hobs, answer: useLineModels({ category: hobs, collection: 'nero' }) },
    { category: hoods, answer: useLineModels({ category: hoods, collection: 'nero' }) },
  ];
}

function Group({ category, answer }: { category: Category; answer: Answer<Listing> }) {
  const { t } = useTranslation();
  const { t: tLines } = useTranslation('lines');
  if (answer.state === 'failed' || (answer.state === 'loaded' && answer.data.total === 0)) return null;
  return (
    <div>
      <Row>
        <Typography variant="h3">{t(`listing.categories.${category}.name`)}</Typography>
        {answer.state === 'loaded' && answer.data.models > chooseCards(answer.data, most).length && (
          <Link
            component={SiteLink}
            variant="standalone"
            to={listingPath(category, { collection: ['nero'] })}
          >
            {tLines('models.all', { count: answer.data.total })}
          </Link>
        )}
      </Row>
      {answer.state === 'loaded' ? (
        <ModelCards category={category} listing={answer.data} most={most} />
      ) : (
        <ModelCardsSkeleton category={category} most={most} />
      )}
    </div>
  );
}

/** Black on black: what stands in front of a lighter wall keeps its outline. */
const neroGround = `radial-gradient(circle at 50% 62%, ${colors.neroGlow}, ${colors.neroCard} 68%)`;

const Section = styled('section')(({ theme }) => ({
  ...contentWidth,
  ...darkSurface,
  backgroundColor: colors.nero,
  '--card-ground': neroGround,
  '--choice-ground': 'transparent',
  '--choice-color': colors.mist,
  display: 'grid',
  justifyItems: 'start',
  rowGap: theme.spacing(7),
  paddingBlock: spaces.section,
  '& > div': { width: '100%' },
  '& h2, & h3, & article h3': { color: colors.white },
  '& article p, & article p:not([role])': { color: colors.mist },
  [theme.breakpoints.down('sm')]: { '& > a': { justifySelf: 'stretch' } },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  marginBottom: theme.spacing(3),
}));

const State = styled('div')({
  backgroundColor: colors.white,
  color: colors.ink,
  '--focus-color': colors.teal700,
  '& h3': { color: `${colors.teal900} !important` },
});
