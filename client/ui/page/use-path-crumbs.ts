import { useTranslation } from 'react-i18next';
import type { Crumb } from './breadcrumbs.tsx';

/** The way to a page by the segments of its path. `name` is that of the page itself where it is a proper name. */
export function usePathCrumbs(path: string, name?: string): Crumb[] {
  const { t } = useTranslation();
  const segments = path.split('/').slice(1);
  return segments.map((segment, index) => ({
    label:
      name !== undefined && index === segments.length - 1
        ? name
        : t(`breadcrumbs.segments.${segment}` as 'breadcrumbs.segments.product'),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}
