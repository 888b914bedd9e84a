import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../site-link.tsx';
import { CallBand } from './call-band.tsx';

/** Leads to the dealers, at the end of what visitors may have come to like. Its texts are `collections`. */
export function DealerBand() {
  const { t } = useTranslation('collections');
  return (
    <CallBand title={t('dealer.title')} text={t('dealer.text')}>
      <Button component={SiteLink} to={paths.dealers} color="onDark">
        {t('dealer.action')}
      </Button>
    </CallBand>
  );
}
