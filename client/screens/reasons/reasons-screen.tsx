import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Head } from '../../ui/head/head.tsx';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Comparison } from './comparison.tsx';
import { Hero } from './hero.tsx';
import { ReasonList } from './reason-list.tsx';
import { reasonsPictures } from './reasons-pictures.ts';

/** Why a cooker that stands by itself, and why perhaps not. */
export function Component() {
  const { t } = useTranslation('reasons');
  return (
    <>
      <Head
        title={t('title')}
        description={t('description')}
        canonicalPath={paths.reasons}
        picture={reasonsPictures.hero}
      />
      <Hero />
      <ReasonList />
      <Comparison />
      <CallBand title={t('action.title')} text={t('action.text')}>
        <Button component={SiteLink} to={paths.dealers} color="onDark">
          {t('action.dealer')}
        </Button>
        <Button component={SiteLink} to={paths.collection('cookers')} color="onDark" variant="outlined">
          {t('action.cookers')}
        </Button>
      </CallBand>
    </>
  );
}
