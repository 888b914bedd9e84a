import type { Brand } from '@kitchen/shared/brand.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { movedPath, movedPaths, paths, plainPath } from '@kitchen/shared/paths.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { ScreenName } from '@kitchen/shared/web-vitals.ts';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { Moved } from './frame/moved.tsx';
import { RootLayout } from './frame/root-layout.tsx';
import { ScreenSlot } from './frame/screen-slot.tsx';
import type { ScreenRequest, ScreenToLoad } from './screen-modules.ts';
import { useSiteSettings } from './ui/site-settings.tsx';

const toLoadOf = (name: ScreenName, ...texts: TextArea[]): ScreenToLoad => ({
  name,
  screen: `screens/${name}/${name}-screen.tsx`,
  texts,
});

function screen(path: string, name: ScreenName, ...texts: TextArea[]): RouteObject {
  const toLoad = toLoadOf(name, ...texts);
  return { path, handle: toLoad, element: <ScreenSlot {...toLoad} /> };
}

const ownPage = toLoadOf('own-page', 'own-page');
const notFound = toLoadOf('not-found');

/** What is at an address that the site has not itself: a page of the maker's own, or nothing. */
const otherScreen = (pathname: string, ownPages: readonly string[] = []) =>
  ownPages.includes(plainPath(pathname)) ? ownPage : notFound;

function OtherScreen() {
  const { content } = useSiteSettings();
  return <ScreenSlot {...otherScreen(useLocation().pathname, content?.pages)} />;
}

/** Every address of the site. Paths match without regard to case, with or without a slash at the end. */
const routesOf = (brand: Brand): RouteObject[] => [
  {
    element: (
      <ErrorBoundary>
        <RootLayout />
      </ErrorBoundary>
    ),
    children: [
      screen(paths.login, 'login', 'login'),
      {
        element: <Frame />,
        children: [
          screen(paths.home, 'home', 'home', 'carousel', 'collections'),
          screen(paths.about(brand), 'about', 'about', 'carousel'),
          screen(paths.reasons, 'reasons', 'reasons'),
          screen(paths.catalogues, 'catalogues', 'catalogues'),
          screen(paths.companyInfo, 'company-info', 'company-info'),
          screen(paths.accessibility, 'accessibility', 'accessibility'),
          screen(paths.recalls, 'recalls', 'recalls'),
          screen(paths.support, 'support', 'support', 'product-sheet', 'recalls'),
          screen('/support/:sku', 'support', 'support', 'product-sheet', 'recalls'),
          ...[paths.care, ...careTopics.map(paths.careOf)].map((path) => screen(path, 'care', 'care')),
          screen(paths.contacts, 'contacts', 'enquiry'),
          screen(paths.dealers, 'dealers', 'enquiry', 'dealers'),
          screen(paths.dealer(':id'), 'dealer', 'dealers'),
          screen(paths.privacyPolicy, 'privacy-policy', 'privacy-policy'),
          screen(paths.collections, 'collections', 'collections'),
          ...collectionCategories.map((category) =>
            screen(paths.collection(category), 'collection', 'collections'),
          ),
          ...collectionLines.map((line) => screen(paths.line(line), 'line', 'collections', 'lines')),
          screen(paths.neroLine, 'nero-line', 'collections', 'lines'),
          ...Object.entries(movedPaths).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
          screen(paths.reservedArea, 'reserved-area', 'reserved-area'),
          screen(paths.finder, 'finder', 'search', 'filtering', 'product-sheet'),
          screen(paths.compare, 'compare', 'choices', 'product'),
          screen(paths.shortlist, 'shortlist', 'choices'),
          screen('/product/:sku', 'product', 'product', 'product-sheet', 'glossary', 'fit'),
          screen('/product-category/:category', 'listing', 'filters', 'filtering'),
          { path: '*', element: <OtherScreen /> },
        ],
      },
    ],
  },
];

const made = new Map<string, RouteObject[]>();

/** The route table; one path carries the brand's short name. */
export function siteRoutes(brand: Brand): RouteObject[] {
  const routes = made.get(brand.slug) ?? routesOf(brand);
  made.set(brand.slug, routes);
  return routes;
}

/** The page of the current address. */
export function Pages() {
  return useRoutes(siteRoutes(useSiteSettings().brand));
}

/**
 * The screen of a path, or of where it moved to, given the paths of the maker's own pages; `found` is false for the screen
 * that says that there is none.
 */
export function matchScreen(pathname: string, brand: Brand, ownPages?: readonly string[]) {
  const match = matchRoutes(siteRoutes(brand), movedPath(pathname) ?? pathname)?.at(-1);
  if (!match) throw new Error('The route table ends in a screen for every address');
  const toLoad = (match.route.handle as ScreenToLoad | undefined) ?? otherScreen(pathname, ownPages);
  return { ...toLoad, params: match.params, found: toLoad !== notFound };
}

/** What a screen is told of the address at which it is shown. */
export function screenRequest(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  language: Language,
  brand: Brand,
): ScreenRequest {
  return { pathname, params: matchScreen(pathname, brand).params, query: searchParams, language };
}

const screensOf = (routes: readonly RouteObject[]): ScreenToLoad[] =>
  routes.flatMap(({ handle, children }) => [
    ...(handle ? [handle as ScreenToLoad] : []),
    ...screensOf(children ?? []),
  ]);

/** What each screen of the site needs to be loaded before it is shown. */
export const siteScreens = (brand: Brand): ScreenToLoad[] => [
  ...screensOf(siteRoutes(brand)),
  ownPage,
  notFound,
];
