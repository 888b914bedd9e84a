import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

/** In a low window it may come out of sight; a field that takes the focus then has the last word. */
const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Says at once that the form was not sent, and what to do about it; what goes from it later says nothing again. */
export function Notice({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Alert
      id={id}
      ref={showWhole}
      variant="outlined"
      severity="error"
      icon={<AlertIcon size={22} />}
      aria-atomic={false}
    >
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  );
}
