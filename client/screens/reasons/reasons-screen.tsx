import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { Head } from '../../ui/head/head.tsx';
import { CallToAction } from './call-to-action.tsx';
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
      <CallToAction />
    </>
  );
}
