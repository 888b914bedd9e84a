import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { CarouselPause } from '../carousel/carousel-controls.tsx';
import { useReducedMotion } from '../carousel/use-reduced-motion.ts';
import { savesData } from '../saves-data.ts';

interface FilmProperties {
  /** The film's files by type with codecs, the best first. */
  files: Readonly<Record<string, string>>;
  /** Which part stays in sight, as in `object-position`; that of the still. */
  position: string;
}

/**
 * A silent film that repeats over its still, which it starts as, while it is in sight. It never comes where less
 * motion or less data is asked for, nor where it cannot be had. It is decorative: the still says what is seen.
 */
export function Film({ files, position }: FilmProperties) {
  const [address, setAddress] = useState<string>();
  const isStill = useReducedMotion();

  useEffect(() => {
    const controller = new AbortController();
    if (!isStill && !savesData()) loadFilm(files, controller.signal).then(setAddress, () => undefined);
    return () => controller.abort();
  }, [files, isStill]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  return address && !isStill && <Loop address={address} position={position} />;
}

function Loop({ address, position }: { address: string; position: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const { t } = useTranslation('carousel');
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video || isPaused) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [isPaused]);

  return (
    <>
      <Filling
        ref={ref}
        src={address}
        style={{ objectPosition: position }}
        muted
        loop
        playsInline
        aria-hidden
      />
      <Pause>
        <CarouselPause name={t('film')} isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
      </Pause>
    </>
  );
}

/** Fetched whole, since Safari plays what it fetches itself only from servers that send ranges. */
async function loadFilm(files: FilmProperties['files'], signal: AbortSignal): Promise<string | undefined> {
  const video = document.createElement('video');
  const file = Object.entries(files).find(([type]) => video.canPlayType(type) !== '')?.[1];
  if (!file) return undefined;
  const response = await fetch(file, { signal });
  if (!response.ok) return undefined;
  return URL.createObjectURL(await response.blob());
}

const Filling = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media print': { display: 'none' },
});

const Pause = styled('div')(({ theme }) => ({
  position: 'absolute',
  // Clear of the pins in the margin.
  right: layout.gutter,
  bottom: theme.spacing(1),
  '@media print': { display: 'none' },
}));
