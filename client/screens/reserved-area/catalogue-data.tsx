import { partnerFeedPaths } from '@kitchen/shared/partner-feed.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';

/** The whole catalogue as data, for partners' own programs. */
export function CatalogueData() {
  const { t } = useTranslation('reserved-area');
  return (
    <Section aria-labelledby="catalogue-data">
      <Typography variant="h3" component="h2" id="catalogue-data">
        {t('member.data.title')}
      </Typography>
      <div>
        <Typography sx={{ maxWidth: layout.measure }}>{t('member.data.text')}</Typography>
        <List>
          {(['csv', 'json', 'schema'] as const).map((name) => (
            <li key={name}>
              <Link variant="standalone" href={partnerFeedPaths[name]}>
                {t(`member.data.${name}`)}
              </Link>
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(2),
  marginTop: spaces.section,
  borderTop: `1px solid ${colors.teal900}`,
  paddingTop: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > h2': { gridColumn: '1 / 5' },
    '& > div': { gridColumn: '5 / -1' },
  },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  marginTop: theme.spacing(1),
}));
