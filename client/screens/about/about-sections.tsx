import { PictureBand } from '../../ui/picture-band.tsx';
import { TakenOverLater } from '../../ui/taken-over-later.tsx';
import { aboutPictures } from './about-pictures.ts';
import { Craft } from './craft.tsx';
import { Heart } from './heart.tsx';
import { History } from './history.tsx';
import { Story } from './story.tsx';

/** What the maker's page shows under its first picture. */
export function AboutSections() {
  return (
    <>
      <TakenOverLater>
        <Story />
      </TakenOverLater>
      <TakenOverLater>
        <History />
      </TakenOverLater>
      <TakenOverLater>
        <PictureBand picture={aboutPictures.banner} />
      </TakenOverLater>
      <TakenOverLater>
        <Craft />
      </TakenOverLater>
      <TakenOverLater>
        <Heart />
      </TakenOverLater>
    </>
  );
}
