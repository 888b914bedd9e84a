import type { SiteLine } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { cardLinkStyle, lineUnder } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, motion, transition } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { lineLooks } from './line-looks.ts';

interface LineCardProperties {
  line: SiteLine;
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** A line among others: picture, name and one sentence; all of it leads to the line. */
export function LineCard({ line, sizes }: LineCardProperties) {
  const { t } = useTranslation('collections');
  return (
    <Article>
      <Scene>
        <MarketingPicture picture={lineLooks[line.slug].picture} sizes={sizes} decorative />
      </Scene>
      <Typography variant="h3">
        <CardLink to={paths.line(line)} translate="no">
          {line.name}
        </CardLink>
      </Typography>
      <Sentence>
        <KeptWords text={t(`lines.${line.slug}`)} />
      </Sentence>
    </Article>
  );
}

const Article = styled('article')({
  ...lineUnder('h3 a'),
  '& h3': { marginTop: 20 },
  '& img': { transition: transition('transform', motion.pictureMs) },
  '&:hover img': { transform: 'scale(1.04)' },
});

const Scene = styled('div')({
  position: 'relative',
  // Set by the list where a row asks for another shape.
  aspectRatio: 'var(--scene-ratio, 3 / 2)',
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0 },
});

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginTop: theme.spacing(0.75),
  color: colors.stone,
}));

const CardLink = styled(SiteLink)(cardLinkStyle);
