import { styled } from '@mui/material/styles';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/marketing-picture.tsx';

/** Another look at a line, as wide as the content. */
export function LineScene({ picture }: { picture: SitePicture }) {
  return (
    <Place>
      <Scene>
        <MarketingPicture picture={picture} sizes="(min-width: 48em) 90vw, 120vw" />
      </Scene>
    </Place>
  );
}

const Place = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 9' },
}));
