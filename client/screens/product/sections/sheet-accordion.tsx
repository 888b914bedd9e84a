import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { ReactNode, SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';

interface SheetAccordionProperties {
  title: string;
  startsOpen: boolean;
  children: ReactNode;
  /** Of the sections with one name the browser keeps one at most open. */
  name?: string;
}

/**
 * A section of the sheet: Material's accordion over the browser's own `details`, which opens without scripts, at once, for
 * what is sought in the page, and on paper. The element holds whether it is open, and Material follows it.
 */
export function SheetAccordion({ title, startsOpen, children, name }: SheetAccordionProperties) {
  const details = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);

  const follow = () => setOpen(details.current?.hasAttribute('open') === true);
  // It may have been pressed before scripts were there.
  useEffect(follow, []);

  return (
    <Section
      ref={(element: HTMLElement | null) => {
        details.current = element;
      }}
      disableGutters
      expanded={isOpen}
      slots={slots}
      slotProps={{ root: { name, open: isOpen, onToggle: follow } }}
    >
      <AccordionSummary component="summary" slots={{ content: Bare }} {...saidByItself}>
        <Typography variant="accordionTitle">{title}</Typography>
      </AccordionSummary>
      {children}
    </Section>
  );
}

const Section = styled(Accordion)(({ theme }) => ({
  borderBottom: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: `1px solid ${colors.teal900}` },
  '& summary': { minHeight: 68, [theme.breakpoints.up('md')]: { minHeight: 76 } },
}));

/** What a button would have to say, and a summary says; in a button no heading would be one. */
const saidByItself = { role: undefined, 'aria-expanded': undefined };

/** In `details` the summary comes first, which may hold a heading, and what is shown and hidden follows. */
const Bare = ({ children }: { children?: ReactNode }) => children;

const slots = { root: 'details', heading: Bare, transition: Bare, region: Bare } as const;

declare module '@mui/material/Accordion' {
  interface AccordionRootSlotPropsOverrides {
    name?: string | undefined;
    open?: boolean;
    onToggle?: (event: SyntheticEvent) => void;
  }
}
