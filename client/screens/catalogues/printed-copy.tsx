import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** Leads to the contact page, which knows then that a catalogue is wanted. */
export function PrintedCopy() {
  const { t } = useTranslation('catalogues');
  return (
    <CallBand title={t('printed.title')} text={t('printed.text')}>
      <Button component={SiteLink} to={paths.contactsAbout('catalogue')} color="onDark">
        {t('printed.action')}
      </Button>
    </CallBand>
  );
}
