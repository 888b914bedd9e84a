import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';

interface SheetSectionProperties extends Omit<ComponentProps<typeof Columns>, 'id' | 'title'> {
  /** Of the title. */
  id: string;
  title: string;
}

/** A section of a product's sheet; in wide windows its one child stands beside its title. */
export function SheetSection({ id, title, children, ...others }: SheetSectionProperties) {
  return (
    <Columns aria-labelledby={id} {...others}>
      <header>
        {/* The contents lead there. */}
        <Typography variant="h2" id={id} tabIndex={-1}>
          {title}
        </Typography>
      </header>
      {children}
    </Columns>
  );
}

const Columns = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spaces.headingToContent,
  marginTop: spaces.section,
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > header': { gridColumn: '1 / 5', paddingInlineEnd: theme.spacing(4) },
    '& > :not(header)': { gridColumn: '5 / -1' },
  },
  '@media print': { '& > header': { breakAfter: 'avoid', paddingBottom: theme.spacing(1) } },
}));
