import { readSerial, readSku } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { recallsApiPath, recallsFeedPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { RecallNotice } from './recall-notice.tsx';
import { SerialCheck } from './serial-check.tsx';

export const answerPaths: ScreenModule['answerPaths'] = ({ query, language }) => [
  recallsApiPath(language, readSerial(query)),
];

const feeds = [
  { format: 'xml', name: 'RSS' },
  { format: 'json', name: 'JSON Feed' },
] as const;

/** What is recalled, a look at one's serial number, and how to be told of more. */
export function Component() {
  const { t } = useTranslation('recalls');
  const { brand } = useSiteSettings();
  const language = useLanguage();
  const [query] = useSearchParams();
  const serial = readSerial(query);
  return (
    <Page>
      <Head
        title={t('title')}
        description={t('description', { brand: brand.name })}
        {...(serial === '' && { canonicalPath: paths.recalls })}
        feedPath={recallsFeedPath(language, 'xml')}
      />
      <Breadcrumbs crumbs={[{ label: t('title'), path: paths.recalls }]} />
      <Typography variant="h1" sx={{ marginTop: 2 }}>
        {t('title')}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 3, maxWidth: layout.measure }}>
        {t('lead')}
      </Typography>
      <Notices sku={readSku(query)} serial={serial} />
      <Feeds data-screen-only>
        <p id="feeds">{t('feeds')}</p>
        <ul aria-labelledby="feeds">
          {feeds.map(({ format, name }) => (
            <li key={format}>
              <Link variant="standalone" href={recallsFeedPath(language, format)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Feeds>
    </Page>
  );
}

function Notices({ sku, serial }: { sku: string | undefined; serial: string }) {
  const { t } = useTranslation(['recalls', 'texts']);
  const { brand } = useSiteSettings();
  const answer = useAnswer(recallsApiPath(useLanguage(), serial), recallsSchema);
  if (answer.state === 'loading') return <p role="status">{t('texts:common.loading')}</p>;
  if (answer.state === 'failed') {
    return (
      <FailedAnswer
        title={t('failed.title')}
        message={t('failed.message', { phone: brand.phone })}
        address={paths.recalls}
        reload={answer.reload}
      />
    );
  }
  const { items, isProductCode = false } = answer.data;
  if (items.length === 0) {
    return (
      <Empty>
        <StateMessage title={t('none.title')} message={t('none.message')}>
          <Button component={SiteLink} to={paths.contactsAbout('safety')} variant="outlined">
            {t('none.action')}
          </Button>
        </StateMessage>
      </Empty>
    );
  }
  return (
    <>
      <SerialCheck recalls={items} sku={sku} serial={serial} isProductCode={isProductCode} />
      {items.map((recall) => (
        <RecallNotice key={recall.id} recall={recall} serial={isProductCode ? '' : serial} />
      ))}
    </>
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Empty = styled('div')({ marginTop: spaces.headingToContent });

const Feeds = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  marginTop: spaces.section,
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${colors.line}`,
  '& > p': { color: colors.stone },
  '& > ul': { display: 'flex', columnGap: theme.spacing(4) },
}));
