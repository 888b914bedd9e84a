import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reload } from '../../api/use-answer.ts';
import { AddressButton } from '../fields/address-button.tsx';

/** Asks again for what failed; without scripts it loads the page at `address` again. */
export function ReloadButton({ address, reload }: { address: string; reload: Reload }) {
  const { t } = useTranslation();
  const [reloading, startReload] = useTransition();
  return (
    <AddressButton to={address} aria-busy={reloading} onPress={() => startReload(reload)}>
      {reloading ? t('common.loading') : t('common.reloadPage')}
    </AddressButton>
  );
}
