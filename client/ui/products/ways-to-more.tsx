import Chip from '@mui/material/Chip';
import type { Ref } from 'react';
import { styled } from '../../theme/styled.ts';
import { keepPlace } from '../behaviour/keep-place.ts';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';

interface WaysToMoreProperties {
  /** What each gives up and how many products there are then, and where they are. */
  ways: readonly { words: string; to: string }[];
  label: string;
  ref: Ref<HTMLUListElement>;
}

/** Ways to more products on the same page, each by giving up one condition. */
export function WaysToMore({ ways, label, ref }: WaysToMoreProperties) {
  return (
    <List ref={ref} aria-label={label}>
      {ways.map(({ words, to }) => (
        <li key={to}>
          <Chip
            component={SiteLink}
            to={to}
            state={keepPlace}
            rel="nofollow"
            clickable
            label={<KeptWords text={words} />}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 1),
  paddingBlock: theme.spacing(1.5),
}));
