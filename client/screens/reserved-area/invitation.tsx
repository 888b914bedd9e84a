import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/call-band.tsx';
import { SiteButton } from '../../ui/site-button.tsx';

/** For those who have no account yet since they are no dealers yet. */
export function Invitation() {
  const { t } = useTranslation('reserved-area');
  return (
    <CallBand title={t('join.title')}>
      <SiteButton to={paths.dealers} color="onDark">
        {t('join.action')}
      </SiteButton>
    </CallBand>
  );
}
