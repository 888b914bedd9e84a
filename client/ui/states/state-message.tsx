import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

const Box = styled('div')(({ theme }) => ({
  border: `1px solid ${colors.line}`,
  padding: theme.spacing(4, 3, 5),
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(2),
  '& form, & > a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7, 5) },
}));

interface StateMessageProperties {
  title: string;
  message?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
  /** `alert` is read out at once: for failures. */
  role?: 'alert';
  children?: ReactNode;
}

/** Why there is nothing to see here, one sentence, and what to do about it. */
export function StateMessage({ title, message, level = 'h2', role, children }: StateMessageProperties) {
  return (
    <Box role={role}>
      <Typography variant="stateTitle" component={level}>
        {title}
      </Typography>
      {message !== undefined && (
        <Typography color="textSecondary" sx={{ maxWidth: '34.6em' }}>
          {message}
        </Typography>
      )}
      {children}
    </Box>
  );
}
