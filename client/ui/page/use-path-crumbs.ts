import { useTranslation } from 'react-i18next';
import type { Crumb } from './breadcrumbs.tsx';

/**
 * The way to a page by the segments of its path: each by its label or, where it has none, by itself
 * with a capital. `name` is that of the page itself where it is a proper name.
 */
export function usePathCrumbs(path: string, name?: string): Crumb[] {
  const { t, i18n } = useTranslation();
  const segments = path.split('/').filter((segment) => segment !== '');
  const labelOf = (segment: string) => {
    const key = `breadcrumbs.segments.${segment}`;
    return i18n.exists(key) ? t(key as 'breadcrumbs.segments.product') : capitalised(segment);
  };
  return segments.map((segment, index) => {
    const isName = name !== undefined && index === segments.length - 1;
    return {
      label: isName ? name : labelOf(segment),
      isName,
      path: `/${segments.slice(0, index + 1).join('/')}`,
    };
  });
}

function capitalised(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
