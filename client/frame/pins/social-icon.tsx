import type { Brand } from '@kitchen/shared/brand.ts';
import { Icon } from '../../ui/icons.tsx';

export type SocialNetwork = keyof Brand['social'];

/** The networks in their order, with their proper names. */
export const socialNetworks: readonly [SocialNetwork, string][] = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
];

const drawings: Record<SocialNetwork, string> = {
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm4.6-1.3h1',
  facebook: 'M16.5 3H15a4.5 4.5 0 0 0-4.5 4.5V22M7 12h8.5',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4.2 4v6l5-3Z',
  pinterest:
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM9.5 21l2.3-10M9 13.2a3.6 3.6 0 1 1 6.6-2c0 2.6-1.4 4.3-3.1 4.3-.9 0-1.5-.5-1.7-1.2',
};

/** The sign of a social network as a thin drawing. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <Icon size={17}>
      <path d={drawings[network]} />
    </Icon>
  );
}
