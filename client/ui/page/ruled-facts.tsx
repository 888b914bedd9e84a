import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';

interface Fact {
  name: string;
  /** Nothing where it is not known: then the fact is left out. */
  content: ReactNode;
}

/** Names of facts and what they are, between hairlines. */
export function RuledFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Rows>
      {facts.map(
        ({ name, content }) =>
          content && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{content}</dd>
            </div>
          ),
      )}
    </Rows>
  );
}

const Rows = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0, 3),
    alignContent: 'center',
    paddingBlock: theme.spacing(1.25),
    borderBottom: `1px solid ${colors.line}`,
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'baseline',
      minHeight: 64,
      paddingBlock: theme.spacing(1.75),
    },
  },
  '& dt': { color: colors.stone },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(3),
    maxWidth: layout.measure,
    overflowWrap: 'anywhere',
  },
  '& dd > :not(a)': { flexBasis: '100%' },
  '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: layout.targetPx },
  // What a finger needs is room enough between the lines.
  '& > div:has(> dd > a)': { paddingBlock: theme.spacing(0.5) },
}));
