import { useTranslation } from 'react-i18next';
import { AddressButton } from '../fields/address-button.tsx';

interface MoreFailedProperties {
  /** Of the page that could not be had, for who has no scripts. */
  to: string;
  retry(): void;
}

/** In place of a further page of a list that could not be loaded. */
export function MoreFailed({ to, retry }: MoreFailedProperties) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert">{t('listing.more.failed')}</p>
      <AddressButton variant="outlined" to={to} onPress={retry}>
        {t('listing.more.retry')}
      </AddressButton>
    </>
  );
}
