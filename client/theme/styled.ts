import type { CSSObject } from '@emotion/react';
import { css } from '@emotion/react';
import createStyled from '@emotion/styled/base';
import type { ComponentProps, ElementType, FC } from 'react';
import type { Theme } from './theme.ts';
import { theme } from './theme.ts';

type StyledProperties<Tag extends ElementType> = ComponentProps<Tag> & { as?: ElementType | undefined };

/**
 * An element or component with styles of its own. The theme is one and never changes, so that they are worked out
 * once, when they are first shown.
 */
export function styled<Tag extends ElementType>(tag: Tag) {
  return (styles: CSSObject | ((context: { theme: Theme }) => CSSObject)): FC<StyledProperties<Tag>> => {
    let workedOut: ReturnType<typeof css> | undefined;
    return createStyled(tag as FC, { shouldForwardProp: (name) => name !== 'as' })(() => {
      workedOut ??= css(typeof styles === 'function' ? styles({ theme }) : styles);
      return workedOut;
    }) as FC<StyledProperties<Tag>>;
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
