import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled.ts';
import type { Theme } from '../theme/theme.ts';
import { colors } from '../theme/tokens.ts';

/** What a button looks like: a flat rectangle of one of two kinds, on white or on teal. */
interface ButtonLook {
  variant?: 'contained' | 'outlined' | undefined;
  color?: 'primary' | 'onDark' | undefined;
}

const lookOf = ({ variant = 'contained', color = 'primary' }: ButtonLook) => `${variant} ${color}`;

interface ButtonProperties extends Omit<ComponentProps<typeof Press>, 'color'>, ButtonLook {
  startIcon?: ReactNode;
}

/**
 * Material's own brings a ripple, a loader, elevation and ten colours, which are 4 KB of every page's scripts and
 * as much of its styles.
 */
export function Button({ variant, color, startIcon, children, ...others }: ButtonProperties) {
  return (
    <Press type="button" data-look={lookOf({ variant, color })} {...others}>
      {startIcon}
      {children}
    </Press>
  );
}

/** A link to another document that looks like a button. */
export const AnchorButton = ({ variant, color, ...others }: ComponentProps<'a'> & ButtonLook) => (
  <Anchor data-look={lookOf({ variant, color })} {...others} />
);

/** A link of the router that looks like a button. */
export const LinkButton = ({ variant, color, ...others }: ComponentProps<typeof Link> & ButtonLook) => (
  <RouterLink discover="none" data-look={lookOf({ variant, color })} {...others} />
);

const buttonStyle = ({ theme }: { theme: Theme }) =>
  ({
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 52,
    padding: '8px 32px',
    border: '1px solid transparent',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    color: colors.white,
    backgroundColor: colors.teal700,
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: colors.teal900 },
      '&[data-look~=onDark]:hover': { backgroundColor: colors.white },
    },
    '&[data-look~=onDark]': { color: colors.teal900, backgroundColor: colors.ivory },
    '&[data-look~=outlined]': {
      color: colors.teal900,
      borderColor: colors.teal900,
      backgroundColor: 'transparent',
      '&:hover': { color: colors.white, backgroundColor: colors.teal900 },
    },
    '&[data-look="outlined onDark"]': {
      color: colors.white,
      borderColor: colors.white60,
      '&:hover': { color: colors.teal900, backgroundColor: colors.ivory },
    },
    '&&:disabled': {
      color: colors.stone,
      borderColor: colors.line,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
    '& > svg:first-of-type': { marginInlineStart: -4 },
    // There a filled button has lost its colour, and with it what makes it a button.
    '@media (forced-colors: active)': { '&': { borderColor: 'ButtonText' } },
  }) as const;

const Press = styled('button')(buttonStyle);
const Anchor = styled('a')(buttonStyle);
const RouterLink = styled(Link)(buttonStyle);
