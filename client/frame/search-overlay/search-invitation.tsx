import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { PopularSearches } from './popular-searches.tsx';

/** What the search shows before anything is typed. */
export function SearchInvitation({ onChoose }: { onChoose: (term: string) => void }) {
  const { t } = useTranslation();
  return (
    <Columns>
      <Invitation>
        <Typography variant="h3" component="h2">
          {t('search.empty.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
          {t('search.empty.description')}
        </Typography>
      </Invitation>
      <Popular>
        <PopularSearches onChoose={onChoose} />
      </Popular>
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

const Popular = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '&&': { gridColumn: '7 / -1' } },
}));
