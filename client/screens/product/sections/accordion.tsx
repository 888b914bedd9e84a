import Typography from '@mui/material/Typography';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';
import { MinusIcon, PlusIcon } from '../../../ui/icons.tsx';

/** What opens a row of the accordion. */
export function AccordionSummary({ title }: { title: string }) {
  return (
    <summary>
      <Typography variant="accordionTitle">{title}</Typography>
      <span className="closed">
        <PlusIcon size={26} />
      </span>
      <span className="opened">
        <MinusIcon size={26} />
      </span>
    </summary>
  );
}

export const AccordionRow = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${colors.line}`,
  '& summary svg': { strokeWidth: 1.4, display: 'block' },
  '&[open] .closed, &:not([open]) .opened': { display: 'none' },
  '&:first-of-type': { borderTop: `1px solid ${colors.teal900}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 68,
    color: colors.teal900,
    [theme.breakpoints.up('md')]: { minHeight: 76 },
  },
}));
