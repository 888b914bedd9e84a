import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

/** Says at once that the form was not sent, and what to do about it. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert variant="outlined" severity="error" icon={<AlertIcon size={22} />}>
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  );
}
