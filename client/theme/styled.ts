import type { SerializedStyles } from '@emotion/react';
import { css, jsx } from '@emotion/react';
import type { CSSObject } from '@mui/material/styles';
import type { ComponentProps, ElementType, FC } from 'react';
import type { SiteTheme } from './theme.ts';
import { theme } from './theme.ts';

type StyledProperties<Tag extends ElementType> = ComponentProps<Tag> & { as?: ElementType | undefined };

/** What people fill in is Material UI's. */
type Styled = Exclude<ElementType, 'input' | 'select' | 'textarea'>;

/**
 * An element or component with styles of its own, for boxes. The theme is one and never changes, so that they are
 * worked out once, when they are first shown; Material UI's `styled` works them out at each rendering of each element.
 */
export function styled<Tag extends Styled>(tag: Tag) {
  return (styles: CSSObject | ((context: { theme: SiteTheme }) => CSSObject)): FC<StyledProperties<Tag>> => {
    let workedOut: SerializedStyles | undefined;
    return ({ as, ...properties }) => {
      workedOut ??= css(
        (typeof styles === 'function' ? styles({ theme }) : styles) as Parameters<typeof css>[0],
      );
      // What has styles of its own draws the element itself, or these would be lost.
      return typeof tag === 'string'
        ? jsx(as ?? tag, { ...properties, css: workedOut })
        : jsx(tag, { ...properties, ...(as && { as }), css: workedOut });
    };
  };
}
