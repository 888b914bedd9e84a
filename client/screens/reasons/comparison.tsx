import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
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
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('comparison.freeStanding')}</th>
            <th scope="col">{t('comparison.builtIn')}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {t(`comparison.rows.${row}.name`)}
              </th>
            </tr>
            <tr>
              <td>
                <KeptWords text={t(`comparison.rows.${row}.freeStanding`)} />
              </td>
              <td>
                <KeptWords text={t(`comparison.rows.${row}.builtIn`)} />
              </td>
            </tr>
          </tbody>
        ))}
      </Table>
      <Links>
        <li>
          <Link to={paths.collection('ovens')}>{t('comparison.ovens')}</Link>
        </li>
        <li>
          <Link to={paths.collection('hobs')}>{t('comparison.hobs')}</Link>
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

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'left',
  '& th, & td': { padding: 0, verticalAlign: 'top' },
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
    fontWeight: weights.regular,
    color: colors.stone,
  },
  '& td': { paddingTop: theme.spacing(0.5), paddingBottom: theme.spacing(2.5), lineHeight: 1.5 },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(5),
  marginTop: theme.spacing(4),
}));

const Link = styled(SiteLink)(standaloneTargetStyle);
