import { styled } from '../../theme/styled.ts';
import { MarketingPicture } from '../../ui/marketing-picture.tsx';
import { aboutPictures } from './about-pictures.ts';

/** A kitchen from edge to edge of the page. */
export function Banner() {
  return (
    <Band>
      <MarketingPicture picture={aboutPictures.banner} sizes="(min-width: 48em) 100vw, 144vw" />
    </Band>
  );
}

const Band = styled('div')(({ theme }) => ({
  aspectRatio: '390 / 280',
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
}));
