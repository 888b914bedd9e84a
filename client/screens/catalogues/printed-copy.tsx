import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/call-band.tsx';
import { SiteButton } from '../../ui/site-button.tsx';

/** Leads to the contact page, which knows then that a catalogue is wanted. */
export function PrintedCopy() {
  const { t } = useTranslation('catalogues');
  return (
    <CallBand title={t('printed.title')} text={t('printed.text')}>
      <SiteButton to={paths.contactsAbout('catalogue')} color="onDark">
        {t('printed.action')}
      </SiteButton>
    </CallBand>
  );
}
