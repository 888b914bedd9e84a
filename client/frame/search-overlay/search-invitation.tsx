import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { twelveColumns } from '../../theme/surfaces.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';

const popularTerms = ['antique', 'induction', 'titan', 'cream', 'microwave'] as const;

/** What the search shows before anything is typed. */
export function SearchInvitation({ onChoose }: { onChoose: (term: string) => void }) {
  const { t } = useTranslation();
  return (
    <Columns>
      <Invitation>
        <Typography variant="h3" component="h2">
          {t('search.empty.title')}
        </Typography>
        <Typography sx={{ mt: 1.5, color: colors.stone }}>{t('search.empty.description')}</Typography>
      </Invitation>
      <Popular>
        <h2>{t('search.popular.title')}</h2>
        <ul>
          {popularTerms.map((term) => (
            <li key={term}>
              <button type="button" onClick={() => onChoose(t(`search.popular.terms.${term}`))}>
                {t(`search.popular.terms.${term}`)}
                <ArrowRightIcon />
              </button>
            </li>
          ))}
        </ul>
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
  '& h2': {
    marginBottom: 8,
    fontSize: typeSizes.body,
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 64,
    padding: 0,
    border: 0,
    borderBottom: `1px solid ${colors.line}`,
    background: 'none',
    color: colors.teal900,
    cursor: 'pointer',
    textAlign: 'start',
  },
  '& button:hover': { borderColor: colors.brass },
  '& li button': {
    fontFamily: fonts.serif,
    fontSize: typeSizes.h3,
    fontWeight: weights.medium,
    lineHeight: 1.18,
    wordSpacing: 0,
  },
}));
