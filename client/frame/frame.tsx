import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useChoiceControls } from '../choices/load-choice-controls.ts';
import { skipLinkStyle } from '../theme/link-styles.ts';
import { styled } from '../theme/styled.ts';
import { colors, layout } from '../theme/tokens.ts';
import { mainId } from '../ui/behaviour/main-id.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { useHeaderGround } from './header/header-ground.ts';
import { InsideFrameProvider } from './inside-frame.tsx';
import { Pins } from './pins/pins.tsx';
import { SearchOverlayHost } from './search-overlay/search-overlay-host.tsx';

/** What stands around a screen: header, footer, pins and search. */
export function Frame() {
  const { t } = useTranslation();
  return (
    <InsideFrameProvider value={true}>
      <SearchOverlayHost>
        <Page>
          <SkipLink href={`#${mainId}`}>{t('frame.skipToContent')}</SkipLink>
          <Header />
          <Main id={mainId} tabIndex={-1} data-over={useHeaderGround()}>
            <Outlet />
          </Main>
          <Footer />
          <Pins />
          <ChoicesBarSlot />
        </Page>
      </SearchOverlayHost>
    </InsideFrameProvider>
  );
}

/** A component of its own, so that the frame is not rendered again when the controls come. */
function ChoicesBarSlot() {
  const controls = useChoiceControls();
  return controls ? <controls.ChoicesBarHost /> : null;
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

/** What begins with a picture that lies under the header says so. */
const withPicture = ':has(> [data-ground])';

const Main = styled('main')(({ theme }) => ({
  flexGrow: 1,
  paddingTop: layout.headerPx,
  // What comes first shows its focus ring whole.
  '&[data-over="own"]': { paddingTop: layout.headerPx + 6 },
  [`&[data-over="dark"]${withPicture}`]: { paddingTop: 0 },
  // A screen that is on its way, or failed, has no picture: the white letters need a ground all the same.
  [`&[data-over="dark"]:not(${withPicture})`]: {
    backgroundImage: `linear-gradient(${colors.teal900} ${layout.headerPx}px, transparent 0)`,
  },
  [theme.breakpoints.up('xl')]: { [`&[data-over="light"]${withPicture}`]: { paddingTop: 0 } },
}));

const SkipLink = styled('a')(({ theme }) => ({
  ...skipLinkStyle,
  zIndex: theme.zIndex.tooltip,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));
