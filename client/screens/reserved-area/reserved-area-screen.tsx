import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { contentWidth } from '../../theme/surfaces.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Head } from '../../ui/head.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Invitation } from './invitation.tsx';
import { Offer } from './offer.tsx';
import { Welcome, welcomePicture } from './welcome.tsx';

/** What the reserved area holds for partners and service teams, and the way in. */
export function Component() {
  const { t } = useTranslation('reserved-area');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={t('name')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.reservedArea}
        picturePath={welcomePicture.social}
      />
      <Top>
        <Breadcrumbs crumbs={[{ label: t('name'), path: paths.reservedArea }]} />
      </Top>
      <Welcome />
      <Offer />
      <Invitation />
    </>
  );
}

const Top = styled('div')(contentWidth);
