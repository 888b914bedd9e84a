import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedAnswer } from './failed-answer.tsx';

/** Products could not be loaded. */
export function FailedListing(
  page: Pick<ComponentProps<typeof FailedAnswer>, 'address' | 'reload' | 'level'>,
) {
  const { t } = useTranslation();
  return <FailedAnswer title={t('listing.error.title')} message={t('listing.error.message')} {...page} />;
}
