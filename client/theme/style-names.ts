import type { SerializedStyles } from '@emotion/react';

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 4;

const taken = new Map<string, string>();

/** Styles under a name of four letters, of their hash: a page names its styles hundreds of times. */
export function shortlyNamed(serialized: SerializedStyles): SerializedStyles {
  let rest = Number.parseInt(serialized.name, 36);
  let name = '';
  for (let place = 0; place < length; place++) {
    name += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  const { styles } = serialized;
  // Some hundreds of styles seldom meet among fifteen million names; whichever comes second keeps its own.
  if ((taken.get(name) ?? styles) !== styles) return serialized;
  taken.set(name, styles);
  return { ...serialized, name };
}
