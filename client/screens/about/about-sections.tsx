import { PictureBand } from '../../ui/page/picture-band.tsx';
import { aboutPictures } from './about-pictures.ts';
import { Craft } from './craft.tsx';
import { Heart } from './heart.tsx';
import { History } from './history.tsx';
import { Story } from './story.tsx';

/** What the maker's page shows under its first picture. */
export function AboutSections() {
  return (
    <>
      <Story />
      <History />
      <PictureBand picture={aboutPictures.banner} />
      <Craft />
      <Heart />
    </>
  );
}
