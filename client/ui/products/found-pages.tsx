import { paths } from '@kitchen/shared/paths.ts';
import type { FoundPage } from '@kitchen/shared/search.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { SiteLink } from '../site-link.tsx';

/** Ways to pages of the site that a search asks for. */
export function FoundPages({ pages = [] }: { pages: readonly FoundPage[] | undefined }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <Box>
      <Typography component="h2" variant="cardName">
        {t('search.pages')}
      </Typography>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link component={SiteLink} variant="standalone" to={paths[page]}>
              {t(page === 'recalls' ? 'frame.recalls' : `frame.pages.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled('div')({
  marginTop: 32,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24, margin: 0, padding: 0, listStyle: 'none' },
});
