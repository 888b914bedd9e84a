import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { PopularSearches } from './popular-searches.tsx';
import { RecentSearches } from './recent-searches.tsx';

/** What the search shows before anything is typed. */
export function SearchInvitation({ onChoose, onForget }: ComponentProps<typeof RecentSearches>) {
  const { t } = useTranslation('search');
  return (
    <Columns>
      <Invitation>
        <Typography variant="h3" component="h2">
          {t('empty.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
          {t('empty.description')}
        </Typography>
      </Invitation>
      <Terms>
        <RecentSearches onChoose={onChoose} onForget={onForget} />
        <PopularSearches onChoose={onChoose} />
      </Terms>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  ...twelveColumns,
  rowGap: 40,
  paddingTop: 56,
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { paddingTop: 60 },
}));

const Invitation = styled('div')(({ theme }) => ({
  maxWidth: '28rem',
  [theme.breakpoints.up('md')]: { '&&': { gridColumn: '1 / 7' } },
}));

const Terms = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: 40,
  [theme.breakpoints.up('md')]: { '&&': { gridColumn: '7 / -1' } },
}));
