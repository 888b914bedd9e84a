import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';

/** The documents of the area, by whom they are for. */
export function Offer() {
  const { t } = useTranslation('reserved-area');
  const groups = [
    {
      id: 'partners',
      title: t('partners.title'),
      text: t('partners.text'),
      documents: (['price-list', 'drawing'] as const).map((kind) => ({
        title: t(`kinds.${kind}`),
        text: t(`partners.documents.${kind}`),
      })),
    },
    {
      id: 'service',
      title: t('service.title'),
      text: t('service.text'),
      documents: (['bulletin', 'spare-parts'] as const).map((kind) => ({
        title: t(`kinds.${kind}`),
        text: t(`service.documents.${kind}`),
      })),
    },
  ];
  return (
    <Band>
      {groups.map(({ id, title, text, documents }) => (
        <section key={id} aria-labelledby={id}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          <Typography>{text}</Typography>
          <ul>
            {documents.map((document) => (
              <li key={document.title}>
                <Typography variant="accordionTitle">{document.title}</Typography>
                <Typography color="textSecondary">{document.text}</Typography>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Band>
  );
}

const Band = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  gap: `${theme.spacing(8)} ${layout.columnGap}`,
  paddingBlock: spaces.section,
  backgroundColor: colors.ivory,
  '& h2 + p': { marginTop: theme.spacing(2) },
  '& h3 + p': { marginTop: theme.spacing(0.5) },
  '& ul': { marginTop: theme.spacing(4), borderTop: `1px solid ${colors.teal900}` },
  '& li': { paddingBlock: theme.spacing(2.5), borderBottom: `1px solid ${colors.line}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    // Both lists begin on one line, however long the words above them are.
    '& section': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' },
    rowGap: 0,
  },
}));
