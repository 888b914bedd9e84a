import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { measureBar, underHeader } from '../behaviour/measure-bar.ts';

interface ResultsBarProperties {
  /** The way to the filters on narrow pages. */
  opener: ReactNode;
  /** What stands at the other end of its row. */
  order: ReactNode;
  /** How many were found, in a paragraph, and what was chosen. */
  children: ReactNode;
}

const measure = measureBar('--toolbar');

/** Over products that filters narrow. */
export function ResultsBar({ opener, order, children }: ResultsBarProperties) {
  return (
    <Bar>
      <div className="first" ref={measure}>
        {opener && <div className="open">{opener}</div>}
        {order}
      </div>
      {children}
    </Bar>
  );
}

// On narrow pages the box is not there, so that the first row stays in sight along all the products.
const Bar = styled('div')(({ theme }) => ({
  display: 'contents',
  '& .first': {
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    marginInline: `calc(-1 * ${layout.gutter})`,
    padding: `${theme.spacing(1)} ${layout.gutter}`,
    backgroundColor: colors.white,
  },
  '& .open button': { minHeight: layout.targetPx, paddingInline: theme.spacing(2.5) },
  [theme.breakpoints.down('lg')]: {
    '& .first': {
      ...underHeader,
      marginBottom: theme.spacing(2),
      borderBottom: `1px solid ${colors.line}`,
    },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    minHeight: layout.targetPx,
    marginBottom: theme.spacing(2),
    '& .first': { flexShrink: 0, margin: 0, padding: 0 },
    // The way to the filters is not there.
    '&:not(:has(p, a))': { display: 'none' },
    '& .open': { display: 'none' },
  },
}));
