import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { layout } from '../../theme/tokens.ts';

/** What stands in place of results. */
export function AnswerMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="stateTitle" component="h2" sx={{ marginTop: 7 }}>
        {title}
      </Typography>
      {children && (
        <Typography
          color="textSecondary"
          sx={{ marginTop: 1.5, maxWidth: layout.measure, overflowWrap: 'anywhere' }}
        >
          {children}
        </Typography>
      )}
    </>
  );
}
