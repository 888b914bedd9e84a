import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

/** What is wrong with a field, under it; the field names it as its description. */
export function FaultSentence({ id, children }: { id: string; children: ReactNode }) {
  return (
    <FormHelperText id={id} error>
      <AlertIcon size={18} />
      {children}
    </FormHelperText>
  );
}
