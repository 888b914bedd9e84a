import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper';

/**
 * Lets a carousel move by itself until the visitor pauses it. It waits while the pointer is over it or
 * the keyboard's focus is in it, so that nothing moves away from under a reader.
 */
export function useAutoplay(swiper: Swiper | null, isAllowed: boolean) {
  const [isWanted, setWanted] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = isAllowed && isWanted && !isHovered && !isFocused;

  useEffect(() => {
    if (!swiper || swiper.destroyed || swiper.autoplay.running === isPlaying) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying]);

  return {
    isWanted,
    isPlaying,
    toggle: () => setWanted(!isWanted),
    handlers: {
      // A finger's tap would count as hovering for good.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // The focus that a mouse leaves on a button is no sign of reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
