import { styled } from '../../theme/styled.ts';
import { colors, weights } from '../../theme/tokens.ts';
import { Prose } from '../../ui/page/prose.tsx';

/** The text of a page of the maker's own, with all that Markdown has. */
export function OwnText({ html }: { html: string }) {
  return (
    <Words>
      <Prose html={html} />
    </Words>
  );
}

const Words = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, '&:not(:first-child)': { marginTop: theme.spacing(7) } },
  '& h3': { ...theme.typography.cardName, marginTop: theme.spacing(4.5) },
  '& h4': { color: colors.teal900, fontWeight: weights.semibold, marginTop: theme.spacing(3) },
  '& h2 + *, & h3 + *': { marginTop: theme.spacing(1.5) },
  '& h4 + *': { marginTop: theme.spacing(0.5) },
  '& li > :is(ul, ol, p + p)': { marginTop: '.6em' },
  '& li + li': { marginTop: 0 },
  '& ol': { display: 'grid', gap: '.6em', '& > li::marker': { color: colors.stone } },
  '& blockquote': {
    ...theme.typography.h3,
    margin: theme.spacing(5, 0),
    paddingInlineStart: theme.spacing(3),
    borderInlineStart: `1px solid ${colors.brass}`,
    '& p + p': { marginTop: '.6em' },
  },
  '& picture': { display: 'block', marginBlock: theme.spacing(1) },
  '& img': { width: '100%', height: 'auto', backgroundColor: colors.ivory },
  '& p:has(> picture)': { marginBlock: theme.spacing(5) },
  '& p:has(> picture):first-child': { marginTop: 0 },
  // Its columns, however wide, make the page no wider.
  '& [data-wide]': { marginBlock: theme.spacing(4), contain: 'inline-size' },
  // On a phone columns stay wide enough to read: the table is scrolled.
  '& th, & td': { minWidth: '7.5em' },
  '& thead th': {
    color: colors.teal900,
    fontWeight: weights.semibold,
    borderBottomColor: colors.teal900,
  },
  '& code': { fontSize: '.9em' },
  '& pre': {
    margin: theme.spacing(4, 0),
    padding: theme.spacing(2.5, 3),
    backgroundColor: colors.ivory,
    // Nothing to scroll, so nothing that a keyboard cannot reach.
    whiteSpace: 'pre-wrap',
  },
  '& hr': { marginBlock: theme.spacing(6) },
}));
