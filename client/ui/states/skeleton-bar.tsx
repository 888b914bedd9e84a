import { keyframes } from '@emotion/react';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Stands for a line of text or a picture that is on its way; its size comes from where it stands. */
export const SkeletonBar = styled('div')({
  backgroundColor: colors.skeleton,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});
