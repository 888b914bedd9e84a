import { cutText } from '@kitchen/shared/cut-text.ts';
import { descriptionLimit } from '@kitchen/shared/limits.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { applianceSchema } from '@kitchen/shared/support.ts';
import { applianceApiPath } from '@kitchen/shared/support-paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import type { Crumb } from '../../ui/page/breadcrumbs.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { ApplianceHelp } from './appliance-help.tsx';
import { nameWithCode } from './name-with-code.ts';
import { PlatePlaces } from './plate-places.tsx';
import { SupportSearch } from './support-search.tsx';

/** What the owner of one appliance needs, at an address of its own. */
export function AppliancePage({ sku }: { sku: string }) {
  const { t } = useTranslation(['support', 'texts']);
  const { brand } = useSiteSettings();
  const answer = useAnswer(applianceApiPath(useLanguage(), sku), applianceSchema);
  const appliance = answer.state === 'loaded' ? answer.data : undefined;
  const path = paths.supportOf(appliance?.sku ?? sku);
  const crumbs: Crumb[] = [
    { label: t('texts:frame.support'), path: paths.support },
    { label: appliance?.name ?? sku, path, lang: appliance?.language },
  ];
  const isMissing =
    answer.state === 'failed' && (answer.problem.type === 'not-found' || answer.problem.type === 'bad-input');
  return (
    <Page>
      <Breadcrumbs crumbs={crumbs} />
      {appliance && (
        <>
          <Head
            title={t('appliance.pageTitle', { appliance: nameWithCode(appliance) })}
            description={cutText(
              t('appliance.description', { appliance: nameWithCode(appliance) }),
              descriptionLimit,
            )}
            // Without documents it says nothing that its sheet does not.
            {...(appliance.documents.length > 0 && { canonicalPath: path })}
          />
          <ApplianceHelp appliance={appliance} level="h1" />
          <p data-screen-only>
            <Link component={SiteLink} variant="standalone" to={paths.support}>
              {t('appliance.another')}
            </Link>
          </p>
        </>
      )}
      {answer.state === 'loading' && (
        <>
          <Head title={t('texts:frame.support')} isProvisional />
          <p role="status">{t('texts:common.loading')}</p>
        </>
      )}
      {isMissing && (
        <>
          <Head title={t('notFound.title')} />
          <StateMessage level="h1" title={t('notFound.title')} message={t('notFound.message')} />
          <SupportSearch query="" />
          <PlatePlaces />
        </>
      )}
      {answer.state === 'failed' && !isMissing && (
        <>
          <Head title={t('texts:common.error')} />
          <FailedAnswer
            level="h1"
            title={t('failed.title')}
            message={t('failed.message', { phone: brand.phone })}
            address={path}
            reload={answer.reload}
          />
        </>
      )}
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  ...contentWidth,
  paddingBottom: spaces.section,
  overflowWrap: 'anywhere',
  '& > article': { marginTop: theme.spacing(3) },
  '& > article + p': { marginTop: theme.spacing(6) },
}));
