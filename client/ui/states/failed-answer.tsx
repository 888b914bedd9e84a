import type { ComponentProps } from 'react';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reload } from '../../api/use-answer.ts';
import { AddressButton } from '../fields/address-button.tsx';
import { StateMessage } from './state-message.tsx';

interface FailedAnswerProperties
  extends Pick<ComponentProps<typeof StateMessage>, 'title' | 'message' | 'level'> {
  /** Of the page, which is loaded again without scripts. */
  address: string;
  reload: Reload;
}

/** Says that what a page is about did not arrive, and asks for it again on a press. */
export function FailedAnswer({ address, reload, ...message }: FailedAnswerProperties) {
  const { t } = useTranslation();
  const [reloading, startReload] = useTransition();
  return (
    <StateMessage role="alert" {...message}>
      <AddressButton to={address} aria-busy={reloading} onPress={() => startReload(reload)}>
        {reloading ? t('common.loading') : t('common.reloadPage')}
      </AddressButton>
    </StateMessage>
  );
}
