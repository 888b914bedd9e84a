import type { CareTopic } from '@kitchen/shared/care.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { listingPath, paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { TextPage, TextSection } from '../../ui/page/text-page.tsx';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { carePictures } from './care-pictures.ts';
import { ManualBand } from './manual-band.tsx';
import { TopicList } from './topic-list.tsx';

const parts = ['daily', 'stubborn', 'avoid'] as const;

/** What is made of it, or has the function. */
const products: Record<CareTopic, readonly [Category, Selection]> = {
  enamel: ['cookers', {}],
  'stainless-steel': ['cookers', { color: ['stainless_steel'] }],
  brass: ['cookers', { collection: ['antique'] }],
  glass: ['hobs', { cooking_zone: ['induction', 'ceramic'] }],
  'cast-iron': ['hobs', { cooking_zone: ['gas_burners'] }],
  'oven-cleaning': ['ovens', { special_function: ['idroclean'] }],
  descaling: ['ovens', { special_function: ['easy_steam'] }],
  'hood-filters': ['hoods', {}],
};

const othersId = 'others';

/** How to look after a material, or keep a function going. */
export function CareTopicPage({ topic }: { topic: CareTopic }) {
  const { t } = useTranslation('care');
  const picture = carePictures[topic];
  const name = t(`topics.${topic}.name`);
  const titled = parts.map((id) => ({ id, title: t(`topics.${topic}.${id}.title`) }));
  return (
    <>
      <Head
        title={name}
        description={t(`topics.${topic}.description`)}
        canonicalPath={paths.careOf(topic)}
        picture={picture}
      />
      <TextPage
        crumbs={[
          { label: t('title'), path: paths.care },
          { label: name, path: paths.careOf(topic) },
        ]}
        title={name}
        lead={t(`topics.${topic}.lead`)}
        contents={{ label: t('contents'), parts: titled }}
      >
        <Picture>
          <MarketingPicture picture={picture} sizes="(min-width: 64em) 720px, 100vw" first />
        </Picture>
        {titled.map((part) => (
          <TextSection key={part.id} {...part}>
            <TextWithElements
              text={t(`topics.${topic}.${part.id}.text`)}
              elements={{ p: <p />, list: <ul />, item: <li /> }}
            />
          </TextSection>
        ))}
        <Products>
          <Link component={SiteLink} variant="standalone" to={listingPath(...products[topic])}>
            {t(`products.${topic}`)}
          </Link>
        </Products>
      </TextPage>
      <ManualBand />
      <Others aria-labelledby={othersId}>
        <Typography variant="h2" id={othersId} sx={{ marginBottom: spaces.headingToContent }}>
          {t('others')}
        </Typography>
        <TopicList topics={careTopics.filter((one) => one !== topic)} labelledBy={othersId} />
      </Others>
    </>
  );
}

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  marginBottom: theme.spacing(5),
}));

const Products = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${colors.line}`,
}));

const Others = styled('section')({ ...contentWidth, paddingBlock: spaces.section });
