import type { CollectionCategory, SiteLine } from '@kitchen/shared/collections.ts';
import { collectionCategories, linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import cookers from '../../pictures/marketing/catalogue-cover-cookers.webp?picture';
import hobs from '../../pictures/marketing/hobs-land.webp?picture';
import nero from '../../pictures/marketing/news-nero.webp?picture';
import ovens from '../../pictures/marketing/ovens-land.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, layout, typeSizes, veiled, weights } from '../../theme/tokens.ts';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const pictures: Record<CollectionCategory, SitePicture> = { cookers, hobs, ovens };

/** The lines of every category that has some, and the Nero Line. */
export function CollectionsPanel() {
  const { t } = useTranslation();
  const { t: tMenus } = useTranslation('menus');
  const ownLines = useOwnLines();
  return (
    <Columns>
      {collectionCategories.map((category) => (
        <li key={category}>
          <Scene>
            <MarketingPicture picture={pictures[category]} sizes="24vw" decorative />
          </Scene>
          <Head to={paths.collection(category)}>{t(`listing.categories.${category}.name`)}</Head>
          <ul>
            {ownLines<SiteLine>(linesOf(category)).map((line) => (
              <li key={line.slug}>
                <LineLink to={paths.line(line)} translate="no">
                  {line.name}
                </LineLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li>
        <Scene>
          <MarketingPicture picture={nero} sizes="24vw" decorative />
        </Scene>
        <Head to={paths.neroLine} translate="no">
          {tMenus('neroLine')}
        </Head>
        <LineLink to={paths.neroLine}>{tMenus('builtIn')}</LineLink>
        <Link component={SiteLink} variant="standalone" to={paths.collections} sx={all}>
          {tMenus('allCollections')}
        </Link>
      </li>
    </Columns>
  );
}

const Columns = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  paddingBlock: '32px 40px',
  '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
});

/** Goes where the window is too low for it and the lines. */
const Scene = styled('div')({
  position: 'relative',
  width: '100%',
  aspectRatio: '5 / 3',
  marginBottom: 12,
  '& img': { position: 'absolute', inset: 0 },
  '@media (max-height: 760px)': { display: 'none' },
});

const underlined = {
  textDecorationThickness: '1px',
  textUnderlineOffset: '6px',
  '&:hover': { textDecorationLine: 'underline', textDecorationColor: colors.brassLight },
} as const;

const Head = styled(SiteLink)({
  ...underlined,
  width: '100%',
  marginBottom: 14,
  paddingBlock: '8px 22px',
  borderBottom: `1px solid ${veiled(colors.white, 0.25)}`,
  fontFamily: fonts.serif,
  fontSize: '2.25rem',
  fontWeight: weights.medium,
  lineHeight: 1.1,
});

const LineLink = styled(SiteLink)({
  ...underlined,
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.targetPx,
  fontSize: typeSizes.body,
});

const all = { marginTop: 'auto', fontSize: typeSizes.body };
