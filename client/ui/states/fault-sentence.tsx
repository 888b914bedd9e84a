import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';
import { AlertIcon } from '../icons.tsx';

/** What is wrong with a field, under it; the field names it as its description. */
export function FaultSentence({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Sentence id={id}>
      <AlertIcon size={18} />
      {children}
    </Sentence>
  );
}

const Sentence = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  color: colors.error,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  lineHeight: 1.4,
  '& svg': { marginTop: '.1em' },
}));
