import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colors, layout } from '../../theme/tokens.ts';

interface Fact {
  name: string;
  content: ReactNode;
}

/** Names of facts and what they are, between hairlines. */
export function RuledFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Rows>
      {facts.map(({ name, content }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0, 2),
    alignItems: 'center',
    paddingBlock: theme.spacing(1.25),
    borderBottom: `1px solid ${colors.line}`,
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      minHeight: 64,
    },
  },
  '& dt': { color: colors.stone },
  '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(3) },
  '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: layout.targetPx },
}));
