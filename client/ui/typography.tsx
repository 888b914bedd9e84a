import type { CSSObject } from '@emotion/react';
import type { ComponentProps, ElementType } from 'react';
import { styledBy } from '../theme/styled.ts';
import { colors } from '../theme/tokens.ts';
import { typography } from '../theme/typography.ts';

type Variant = Exclude<keyof typeof typography, 'button'>;

interface Look {
  variant?: Variant;
  color?: 'textSecondary' | undefined;
  /** What differs from the variant. */
  styles?: CSSObject | undefined;
}

const elements: Partial<Record<Variant, ElementType>> = { display: 'h1', h1: 'h1', h2: 'h2', h3: 'h3' };

/** Text in one of the theme's sizes; its element follows from the size, unless `component` names another. */
export function Typography({
  component,
  variant = 'body1',
  ...others
}: Omit<ComponentProps<'p'>, 'color'> & Look & { component?: ElementType | undefined }) {
  return <Text as={component ?? elements[variant] ?? 'p'} variant={variant} {...others} />;
}

const Text = styledBy<Look>()('p', 'variant', 'color', 'styles')(({ variant = 'body1', color, styles }) => ({
  margin: 0,
  ...typography[variant],
  ...(color && { color: colors.stone }),
  ...styles,
}));
