import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';
import { AlertIcon } from '../icons.tsx';

/** Says at once that the form was not sent, and what to do about it. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame role="alert">
      <AlertIcon size={22} />
      <div>
        <Title>{title}</Title>
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3),
  border: `1px solid ${colors.error}`,
  fontSize: typeSizes.small,
  '& > svg': { color: colors.error },
  '& p + *': { marginTop: theme.spacing(0.5) },
}));

const Title = styled('p')({ color: colors.error, fontWeight: weights.medium });
