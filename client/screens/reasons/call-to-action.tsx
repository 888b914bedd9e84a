import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/call-band.tsx';
import { SiteButton } from '../../ui/site-button.tsx';

/** Where to go from here: to a dealer, or to the cookers. */
export function CallToAction() {
  const { t } = useTranslation('reasons');
  return (
    <CallBand title={t('action.title')} text={t('action.text')}>
      <SiteButton to={paths.dealers} color="onDark">
        {t('action.dealer')}
      </SiteButton>
      <SiteButton to={paths.collection('cookers')} color="onDark" variant="outlined">
        {t('action.cookers')}
      </SiteButton>
    </CallBand>
  );
}
