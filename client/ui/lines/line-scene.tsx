import type { SitePicture } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';

interface LineSceneProperties {
  pictures: readonly SitePicture[];
  /** On the ground of the Nero Line. */
  nero?: boolean;
}

/** Further looks at a line, as wide as the content: one by itself, or two side by side. */
export function LineScene({ pictures, nero = false }: LineSceneProperties) {
  return (
    <Scenes data-pair={pictures.length > 1 || undefined} data-nero={nero || undefined}>
      {pictures.map((picture) => (
        <div key={picture.src}>
          <MarketingPicture
            picture={picture}
            sizes={`(min-width: 48em) ${pictures.length > 1 ? 60 : 90}vw, 120vw`}
          />
        </div>
      ))}
    </Scenes>
  );
}

const Scenes = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  gap: theme.spacing(2),
  paddingBottom: spaces.section,
  '& > div': { position: 'relative', aspectRatio: '4 / 3' },
  '& img': { position: 'absolute', inset: 0 },
  '&[data-nero]': { backgroundColor: colors.nero },
  [theme.breakpoints.up('md')]: {
    columnGap: layout.columnGap,
    '&[data-pair]': { gridTemplateColumns: '7fr 5fr' },
    '&[data-pair] > div + div': { aspectRatio: 'auto' },
    '&:not([data-pair]) > div': { aspectRatio: '16 / 9' },
  },
}));
