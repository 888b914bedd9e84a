import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** For those who have no account yet since they are no dealers yet. */
export function Invitation() {
  const { t } = useTranslation('reserved-area');
  return (
    <CallBand title={t('join.title')}>
      <Button component={SiteLink} to={paths.dealers} color="onDark">
        {t('join.action')}
      </Button>
    </CallBand>
  );
}
