import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** Where to go from here: to a dealer, or to the cookers. */
export function CallToAction() {
  const { t } = useTranslation('reasons');
  return (
    <CallBand title={t('action.title')} text={t('action.text')}>
      <Button component={SiteLink} to={paths.dealers} color="onDark">
        {t('action.dealer')}
      </Button>
      <Button component={SiteLink} to={paths.collection('cookers')} color="onDark" variant="outlined">
        {t('action.cookers')}
      </Button>
    </CallBand>
  );
}
