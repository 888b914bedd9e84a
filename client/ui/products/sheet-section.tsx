import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { EnergyArrow } from './energy-arrow.tsx';

interface SheetSectionProperties extends Omit<ComponentProps<typeof Columns>, 'id' | 'title'> {
  /** Of the title. */
  id: string;
  title: string;
  /** Of a product that carries a label: it stands beside technical data, and is said once, with the label's links. */
  energy?: EnergyClass | null;
}

/** A section of a product's sheet; in wide windows its one child stands beside its title. */
export function SheetSection({ id, title, energy = null, children, ...others }: SheetSectionProperties) {
  return (
    <Columns aria-labelledby={id} {...others}>
      <header>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <EnergyArrow energy={energy} label="" />
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
  '& > header > p': { marginTop: theme.spacing(2.5) },
  '& > figure': { margin: 0 },
  '@media print': { '& > header': { breakAfter: 'avoid', paddingBottom: theme.spacing(1) } },
}));
