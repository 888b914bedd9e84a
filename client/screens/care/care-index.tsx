import { careTopics } from '@kitchen/shared/care.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { ManualBand } from './manual-band.tsx';
import { TopicList } from './topic-list.tsx';

const titleId = 'care';

/** All topics. */
export function CareIndex() {
  const { t } = useTranslation('care');
  return (
    <>
      <Head title={t('pageTitle')} description={t('description')} canonicalPath={paths.care} />
      <Page>
        <Breadcrumbs crumbs={[{ label: t('title'), path: paths.care }]} />
        <Typography variant="h1" id={titleId} sx={{ marginTop: 2 }}>
          {t('title')}
        </Typography>
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{ marginTop: 3, marginBottom: spaces.headingToContent, maxWidth: layout.measure }}
        >
          {t('lead')}
        </Typography>
        <TopicList topics={careTopics} labelledBy={titleId} />
      </Page>
      <ManualBand />
    </>
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });
