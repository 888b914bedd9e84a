import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { KeptWords } from '../texts/kept-words.tsx';
import { UnbrokenWords } from '../texts/unbroken-words.tsx';

interface StoryColumnsProperties {
  title: string;
  first: string;
  second?: string;
  /** On the ground of the Nero Line. */
  nero?: boolean;
  /** What the text leads to. */
  children?: ReactNode;
}

/** The opening of a story: its heading, and beside it one or two paragraphs. */
export function StoryColumns({ title, first, second, nero = false, children }: StoryColumnsProperties) {
  return (
    <Section data-nero={nero || undefined}>
      <Typography variant="h2">
        <KeptWords text={title} />
      </Typography>
      <Text>
        <Typography variant="lead">
          <UnbrokenWords text={first} />
        </Typography>
        {second !== undefined && (
          <Typography className="second">
            <KeptWords text={second} />
          </Typography>
        )}
        {children}
      </Text>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  ...contentWidth,
  paddingBlock: spaces.section,
  '& > h2': { maxWidth: '11em' },
  '& .second': { color: colors.stone },
  '&[data-nero]': {
    backgroundColor: colors.nero,
    color: colors.white,
    '& > h2': { color: colors.white },
    '& .second': { color: colors.mist },
  },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > h2': { gridColumn: '1 / 7' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3.5),
  '& p': { maxWidth: '34em' },
  '& > a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { '& > a': { justifySelf: 'stretch' } },
  [theme.breakpoints.up('lg')]: { gridColumn: '8 / -1', marginTop: '.35em' },
}));
