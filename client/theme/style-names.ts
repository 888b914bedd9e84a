import type { SerializedStyles } from '@emotion/react';

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 4;

const taken = new Map<string, string>();

/**
 * Styles under a name of four letters, of their hash: a page names its styles hundreds of times. The site has some
 * hundreds of styles and fifteen million names; should two ever meet, the server finds it when it renders them.
 */
export function shortlyNamed(serialized: SerializedStyles): SerializedStyles {
  let rest = Number.parseInt(serialized.name, 36);
  let name = '';
  for (let place = 0; place < length; place++) {
    name += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  const { styles } = serialized;
  if ((taken.get(name) ?? styles) !== styles) throw new Error(`Two styles are named ${name}: ${styles}`);
  taken.set(name, styles);
  return { ...serialized, name };
}
