import type { CareTopic } from '@kitchen/shared/care.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { carePictures } from './care-pictures.ts';

interface TopicListProperties {
  topics: readonly CareTopic[];
  /** Id of the heading that names the list. */
  labelledBy: string;
}

/** Topics with a picture each. */
export function TopicList({ topics, labelledBy }: TopicListProperties) {
  const { t } = useTranslation('care');
  return (
    <List aria-labelledby={labelledBy} data-odd={topics.length % 2 === 1 || undefined}>
      {topics.map((topic, index) => (
        <li key={topic}>
          <Link component={SiteLink} to={paths.careOf(topic)} underline="none">
            <Picture>
              <MarketingPicture
                picture={carePictures[topic]}
                sizes={
                  topics.length % 2 === 1 && index === topics.length - 1
                    ? '(min-width: 64em) 30vw, 92vw'
                    : '(min-width: 64em) 22vw, 46vw'
                }
                decorative
              />
            </Picture>
            <Name>{t(`topics.${topic}.name`)}</Name>
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4, 2),
  '& a': { display: 'block' },
  // Seven fill their rows: the last, or the last three, are wider and as high as the others.
  '&[data-odd] > li:last-of-type': { gridColumn: '1 / -1', '--picture-ratio': '8 / 3' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(5, 3) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 3' },
    '&[data-odd] > li:nth-last-of-type(-n + 3)': { gridColumn: 'span 4', '--picture-ratio': '16 / 9' },
  },
  '@media (hover: hover)': { '& a:hover span': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
}));

const Picture = styled('div')({
  position: 'relative',
  aspectRatio: 'var(--picture-ratio, 4 / 3)',
  backgroundColor: colors.ivory,
});

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(1.5),
  color: colors.teal900,
  fontFamily: fonts.serif,
  fontSize: typeSizes.h3,
  fontWeight: weights.medium,
  lineHeight: 1.2,
}));
