import { useTranslation } from 'react-i18next';
import { sayValue } from './say-value.ts';

/** Says a segment of a path: the translated label, else the segment with a capital letter. */
export function useSegmentLabel(): (segment: string) => string {
  const { t } = useTranslation();
  const labels: Readonly<Record<string, string>> = t('breadcrumbs.segments', { returnObjects: true });
  return (segment) => (Object.hasOwn(labels, segment) ? labels[segment] : undefined) ?? sayValue(segment);
}
