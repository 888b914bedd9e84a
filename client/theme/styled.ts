import type { CSSObject, SerializedStyles } from '@emotion/react';
import { css, jsx } from '@emotion/react';
import createStyled from '@emotion/styled/base';
import type { ComponentProps, ElementType, FC } from 'react';
import type { Theme } from './theme.ts';
import { theme } from './theme.ts';

type StyledProperties<Tag extends ElementType> = ComponentProps<Tag> & { as?: ElementType | undefined };

/**
 * An element or component with styles of its own. The theme is one and never changes, so that they are worked out
 * once, when they are first shown; Emotion's own `styled` would hash them again at each rendering of each element.
 */
export function styled<Tag extends ElementType>(tag: Tag) {
  return (styles: CSSObject | ((context: { theme: Theme }) => CSSObject)): FC<StyledProperties<Tag>> => {
    let workedOut: SerializedStyles | undefined;
    return ({ as = tag, ...properties }) => {
      workedOut ??= css(typeof styles === 'function' ? styles({ theme }) : styles);
      return jsx(as, { ...properties, css: workedOut });
    };
  };
}

/** The same with styles that depend on properties of its own, which the element does not get. */
export function styledBy<Own extends object>() {
  return <Tag extends ElementType>(tag: Tag, ...own: (keyof Own)[]) => {
    type Properties = Omit<StyledProperties<Tag>, keyof Own> & Own;
    const notForwarded: readonly PropertyKey[] = ['as', ...own];
    const create = createStyled(tag as FC, { shouldForwardProp: (name) => !notForwarded.includes(name) });
    return (styles: (context: Own & { theme: Theme }) => CSSObject): FC<Properties> =>
      create((properties) => styles({ ...(properties as Own), theme })) as FC<Properties>;
  };
}
