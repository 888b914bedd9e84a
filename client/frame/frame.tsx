import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { colors, layout, typeSizes, weights } from '../theme/tokens.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { InsideFrameProvider } from './inside-frame.tsx';
import { mainId } from './page-announcer.tsx';
import { SearchOverlayHost } from './search-overlay/search-overlay-host.tsx';

/** What stands around a screen: header, footer and search. */
export function Frame() {
  const { t } = useTranslation();
  return (
    <InsideFrameProvider value={true}>
      <SearchOverlayHost>
        <Page>
          <SkipLink href={`#${mainId}`}>{t('frame.skipToContent')}</SkipLink>
          <Header />
          <Main id={mainId} tabIndex={-1}>
            <Outlet />
          </Main>
          <Footer />
        </Page>
      </SearchOverlayHost>
    </InsideFrameProvider>
  );
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

const Main = styled('main')({ flexGrow: 1, paddingTop: layout.headerPx });

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: layout.gutter,
  padding: '12px 24px',
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  color: colors.white,
  backgroundColor: colors.teal700,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));
