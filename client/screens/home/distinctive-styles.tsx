import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { collectionSections } from './collection-sections.ts';

/** The collections of cookers, a band of its own tint each, picture and words changing sides. */
export function DistinctiveStyles() {
  const { t } = useTranslation('home');
  const ownLines = useOwnLines();
  return (
    <section>
      <Introduction>
        <Typography variant="h2">{t('styles.title')}</Typography>
        <Typography variant="lead">{t('styles.lead')}</Typography>
      </Introduction>
      {ownLines(collectionSections.map(asLine)).map(({ id, name, link, image, bgColor }) => (
        <Band key={id} style={{ backgroundColor: bgColor }}>
          <Picture>
            <MarketingPicture
              picture={image}
              sizes="(min-width: 64em) 92vw, (min-width: 48em) 138vw, 216vw"
            />
          </Picture>
          <Words>
            <Typography variant="bandTitle" component="h3" translate="no">
              {name}
            </Typography>
            <Typography variant="lead">
              <KeptWords text={t(`styles.${id}`)} />
            </Typography>
            <Link component={SiteLink} variant="standalone" to={link}>
              <span>
                <KeptWords text={t('styles.discover', { name })} />
              </span>
            </Link>
          </Words>
        </Band>
      ))}
    </section>
  );
}

const asLine = (section: (typeof collectionSections)[number]) => ({
  ...section,
  slug: section.id,
  name: section.title as string,
});

const Introduction = styled('div')(({ theme }) => ({
  ...contentWidth,
  ...twelveColumns,
  paddingTop: spaces.section,
  paddingBottom: theme.spacing(8),
  alignItems: 'end',
  rowGap: theme.spacing(2),
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    '& > h2, & > p': { gridColumn: 'span 6' },
  },
  [theme.breakpoints.up('lg')]: { '& > p': { gridColumn: '8 / -1' } },
}));

/** Content's left or right edge within a band that fills the page. */
const edge = `max(${layout.gutter}, (100% - ${layout.contentPx}px) / 2)`;

const pictureShare = `${(7 / 12) * 100}%`;

const Band = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    minHeight: 'max(32.5rem, min(46vw, 45rem))',
    alignItems: 'center',
    '&:nth-of-type(odd) > :first-of-type': { order: 1 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `${pictureShare} 96px minmax(0, 1fr) ${edge}`,
    '& > :last-of-type': { gridArea: '1 / 3' },
    '&:nth-of-type(odd)': {
      gridTemplateColumns: `${edge} minmax(0, 1fr) 96px ${pictureShare}`,
      '& > :first-of-type': { gridArea: '1 / 4' },
      '& > :last-of-type': { gridArea: '1 / 2' },
    },
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '390 / 420',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('sm')]: { aspectRatio: '16 / 10' },
  [theme.breakpoints.up('md')]: { aspectRatio: 'auto', alignSelf: 'stretch' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: `${theme.spacing(5)} ${layout.gutter} ${theme.spacing(8)}`,
  '& > a': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { paddingInline: 0, '& > p': { maxWidth: '24em' } },
}));
