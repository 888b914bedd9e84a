import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { KeptWords } from '../texts/kept-words.tsx';

interface CallBandProperties {
  title: string;
  text?: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** A teal band at the end of a page that says where to go from here. */
export function CallBand({ title, text, children }: CallBandProperties) {
  const titleId = useId();
  return (
    <Band data-screen-only aria-labelledby={titleId}>
      <div>
        <Typography variant="h2" id={titleId} sx={{ color: 'inherit', maxWidth: '20em' }}>
          <KeptWords text={title} />
        </Typography>
        {text && (
          <Typography variant="lead" sx={{ marginTop: 2, maxWidth: '30em', color: colors.mist }}>
            <KeptWords text={text} />
          </Typography>
        )}
      </div>
      <Buttons>{children}</Buttons>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  ...contentWidth,
  paddingBlock: theme.spacing(11),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4, 6),
  [theme.breakpoints.up('md')]: {
    flexFlow: 'row wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > :first-of-type': { flex: '1 1 35%' },
  },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  flexShrink: 0,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row' },
  // Side by side, two would leave the words little room.
  [theme.breakpoints.between('md', 'lg')]: { flexDirection: 'column' },
}));
