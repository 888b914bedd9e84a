import type { SitePicture } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';

/** A picture from edge to edge of the page. */
export function PictureBand({ picture }: { picture: SitePicture }) {
  return (
    <Band>
      <MarketingPicture picture={picture} sizes="(min-width: 48em) 100vw, 144vw" />
    </Band>
  );
}

const Band = styled('div')(({ theme }) => ({
  aspectRatio: '390 / 280',
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
}));
