import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** Where the manual of one's own appliance is, which goes before. */
export function ManualBand() {
  const { t } = useTranslation('care');
  return (
    <CallBand title={t('manual')}>
      <Button component={SiteLink} to={paths.support} color="onDark">
        {t('find')}
      </Button>
    </CallBand>
  );
}
