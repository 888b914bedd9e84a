import { cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ScreenModule } from '../../screen-modules.ts';
import { Head } from '../../ui/head/head.tsx';
import { CallBand } from '../../ui/page/call-band.tsx';
import { PageHero } from '../../ui/page/page-hero.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { heroPicture } from './catalogues-pictures.ts';

export const answerPaths: ScreenModule['answerPaths'] = () => [cataloguesApiPath];

/** The catalogues to read, to download or to ask for on paper. */
export function Component() {
  const { t } = useTranslation('catalogues');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={t('pageTitle')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.catalogues}
        picture={heroPicture}
      />
      <PageHero title={t('title')} lead={t('lead')} picture={heroPicture} />
      <CatalogueList />
      <CallBand title={t('printed.title')} text={t('printed.text')}>
        <Button component={SiteLink} to={paths.contactsAbout('catalogue')} color="onDark">
          {t('printed.action')}
        </Button>
      </CallBand>
    </>
  );
}
