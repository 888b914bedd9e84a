import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { colors } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/keep-place.ts';
import { SiteButton } from '../../ui/site-button.tsx';

interface ShowMoreProperties {
  category: Category;
  selection: Selection;
  /** Products on the page. */
  shown: number;
  total: number;
  /** Undefined when all are shown. */
  nextPage: number | undefined;
  onAsked: (page: number) => void;
}

/**
 * How much of the list is shown, and a link that shows more of it. It takes the place of the address
 * in the history, so that one step back leaves the listing.
 */
export function ShowMore({ category, selection, shown, total, nextPage, onAsked }: ShowMoreProperties) {
  const { t } = useTranslation();
  return (
    <Foot>
      <Typography variant="body2" color="textSecondary">
        {t('listing.more.shown', { shown, total })}
      </Typography>
      <Progress aria-hidden="true">
        <span style={{ width: `${(100 * shown) / total}%` }} />
      </Progress>
      {nextPage !== undefined && (
        <SiteButton
          variant="outlined"
          to={listingPath(category, selection, nextPage)}
          replace
          state={keepPlace}
          rel="nofollow"
          onClick={() => onAsked(nextPage)}
        >
          {t('listing.more.action')}
        </SiteButton>
      )}
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2.5),
  marginTop: theme.spacing(7),
}));

const Progress = styled('div')({
  width: 240,
  height: 3,
  // A hairline of which the shown part is drawn bolder.
  background: `linear-gradient(${colors.line}, ${colors.line}) center / 100% 1px no-repeat`,
  '& span': { display: 'block', height: '100%', backgroundColor: colors.brass },
});
