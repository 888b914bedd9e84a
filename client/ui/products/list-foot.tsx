import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

interface ListFootProperties {
  /** How many of the whole list stand before those that are shown. */
  before?: number;
  /** The number of the last that is shown. */
  upTo: number;
  total: number;
  /** The same in words. */
  words: string;
  /** The way to more. */
  children?: ReactNode;
}

/** Below a list: how much of it is shown, in words and, where there is more, as a bar. */
export function ListFoot({ before = 0, upTo, total, words, children }: ListFootProperties) {
  return (
    <Foot>
      <Typography variant="body2" color="textSecondary">
        {words}
      </Typography>
      {upTo - before < total && (
        <Progress aria-hidden="true">
          <span
            style={{ marginLeft: `${(100 * before) / total}%`, width: `${(100 * (upTo - before)) / total}%` }}
          />
        </Progress>
      )}
      {children}
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2.5),
  marginTop: theme.spacing(7),
}));

const Progress = styled('div')({
  width: 240,
  height: 3,
  // A hairline of which the shown part is drawn bolder.
  background: `linear-gradient(${colors.line}, ${colors.line}) center / 100% 1px no-repeat`,
  '& span': {
    display: 'block',
    height: '100%',
    backgroundColor: colors.brass,
    forcedColorAdjust: 'none',
  },
});
