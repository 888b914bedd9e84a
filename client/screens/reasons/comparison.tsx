import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, fonts, layout, spaces, typeSizes, weights } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

const rows = ['place', 'width', 'position', 'look', 'move'] as const;

const titleId = 'comparison';

/** What speaks for either kind, point by point. */
export function Comparison() {
  const { t } = useTranslation('reasons');
  return (
    <Band>
      <Typography variant="h2" id={titleId}>
        {t('comparison.title')}
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{ marginTop: 2, marginBottom: spaces.headingToContent }}
      >
        {t('comparison.lead')}
      </Typography>
      <Points aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            <TableCell>{t('comparison.freeStanding')}</TableCell>
            <TableCell>{t('comparison.builtIn')}</TableCell>
          </TableRow>
        </TableHead>
        {rows.map((row) => (
          <TableBody key={row}>
            <TableRow>
              <TableCell component="th" colSpan={2} scope="rowgroup">
                {t(`comparison.rows.${row}.name`)}
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell>
                <KeptWords text={t(`comparison.rows.${row}.freeStanding`)} />
              </TableCell>
              <TableCell>
                <KeptWords text={t(`comparison.rows.${row}.builtIn`)} />
              </TableCell>
            </TableRow>
          </TableBody>
        ))}
      </Points>
      <Links>
        <li>
          <Link component={SiteLink} variant="standalone" to={paths.collection('ovens')}>
            {t('comparison.ovens')}
          </Link>
        </li>
        <li>
          <Link component={SiteLink} variant="standalone" to={paths.collection('hobs')}>
            {t('comparison.hobs')}
          </Link>
        </li>
      </Links>
    </Band>
  );
}

const Band = styled('section')({
  ...contentWidth,
  backgroundColor: colors.ivory,
  paddingBlock: spaces.section,
});

const Points = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  '& th, & td': { padding: 0 },
  '& th:first-of-type, & td:first-of-type': { paddingRight: layout.columnGap },
  '& thead th': {
    paddingBottom: theme.spacing(2),
    borderBottom: `1px solid ${colors.teal900}`,
    fontFamily: fonts.serif,
    fontWeight: weights.medium,
    fontSize: typeSizes.h3,
    lineHeight: 1.18,
    color: colors.teal900,
    verticalAlign: 'bottom',
  },
  '& tbody': { borderBottom: `1px solid ${colors.line}` },
  '& tbody th': {
    paddingTop: theme.spacing(2.5),
    fontSize: typeSizes.meta,
  },
  '& td': { paddingTop: theme.spacing(0.5), paddingBottom: theme.spacing(2.5), lineHeight: 1.5 },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(5),
  marginTop: theme.spacing(4),
}));
