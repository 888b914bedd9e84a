import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { useScrolled } from '../../ui/behaviour/use-scrolled.ts';
import type { Crumb } from '../../ui/page/breadcrumbs.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { formatValue } from '../../ui/products/format-value.ts';
import { BackLink } from './back-link.tsx';

interface ProductFrameProperties {
  sku: string;
  /** Known once the product is there. */
  name?: string;
  lang?: string | undefined;
  category?: Category | null;
  children: ReactNode;
}

/** The way to the product over whatever there is to show of it. */
export function ProductFrame({ sku, name, lang, category = null, children }: ProductFrameProperties) {
  const { t } = useTranslation();
  const isPastHeader = useScrolled(layout.headerPx);
  const crumbs: Crumb[] = [
    { label: t('breadcrumbs.segments.product'), path: paths.finder },
    ...(category
      ? [{ label: t(`listing.categories.${category}.name`), path: paths.category(category) }]
      : []),
    { label: name ?? formatValue(sku), path: paths.product(sku), lang },
  ];
  return (
    <Page data-past-header={isPastHeader || undefined}>
      <Top>
        <Breadcrumbs crumbs={crumbs} />
        <BackLink category={category} />
      </Top>
      {children}
    </Page>
  );
}

/** Padding that scrolling past the header adds, in px. */
const addedPaddingPx = 24;

const Page = styled('div')({
  ...contentWidth,
  paddingBottom: spaces.section,
  // Names, codes and values are the store's: however long a word is, it fits.
  overflowWrap: 'anywhere',
  // The margin below takes back what the padding adds: nothing moves under the eyes of who reads.
  display: 'flow-root',
  '&[data-past-header]': { paddingTop: addedPaddingPx },
});

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  // On phones the way back stands over the crumbs where both do not fit into a line.
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBottom: theme.spacing(3.5),
  '[data-past-header] > &': { marginTop: -addedPaddingPx },
  '& > nav': { minWidth: 0 },
  '& > a': { flexShrink: 0 },
  [theme.breakpoints.up('md')]: {
    flexWrap: 'nowrap',
    alignItems: 'stretch',
  },
}));
