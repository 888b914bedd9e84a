import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, largeTypeFrom } from '../../theme/tokens.ts';
import { SiteLink } from '../site-link.tsx';

interface DealersTileProperties {
  products: number;
  /** In the widest row. */
  columns?: 3 | 4;
}

/** The way to dealers, in what products leave free of a list's last row. */
export function DealersTile({ products, columns = 4 }: DealersTileProperties) {
  const { t } = useTranslation('filtering');
  return (
    <Item
      data-after-two={products % 2}
      data-after-three={products % 3}
      data-after-four={columns === 4 ? products % 4 : undefined}
      data-narrow={products < 3 || undefined}
    >
      <div>
        <Typography variant="cardName" component="p">
          {t('seen.title')}
        </Typography>
        <Link component={SiteLink} variant="standalone" to={paths.dealers}>
          {t('seen.action')}
        </Link>
      </div>
    </Item>
  );
}

const fills = (columns: 'two' | 'three' | 'four', count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, taken) => [
      `&[data-after-${columns}="${taken}"]`,
      taken === 0 ? { display: 'none' } : { display: 'grid', gridColumn: `span ${count - taken}` },
    ]),
  );

const Item = styled('li')(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  // As high as the pictures beside it, whatever stands below them.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  // The browser would hold on to it, and not to the visitor's place, while cards before it come.
  overflowAnchor: 'none',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
    textAlign: 'center',
    textWrap: 'balance',
    border: `1px solid ${colors.line}`,
  },
  [theme.breakpoints.down('md')]: fills('two', 2),
  [theme.breakpoints.up('md')]: fills('three', 3),
  [theme.breakpoints.up(largeTypeFrom)]: fills('four', 4),
  // Wider than what was found, it would be what the page is about.
  '&&[data-narrow]': { gridColumn: 'auto' },
}));
