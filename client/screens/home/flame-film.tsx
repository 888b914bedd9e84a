import h264 from '../../pictures/films/flame.mp4?url';
import av1 from '../../pictures/films/flame.webm?url';
import { Film } from '../../ui/pictures/film.tsx';

const files = { 'video/webm; codecs="av01.0.08M.08"': av1, 'video/mp4; codecs="avc1.640028"': h264 };

/** A burner that is turned off and lights again. */
export function FlameFilm({ position }: { position: string }) {
  return <Film files={files} position={position} />;
}
