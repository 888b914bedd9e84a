import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useLocalisedPath } from './site-link.tsx';

type SiteButtonProperties = Pick<ComponentProps<typeof Button>, 'variant' | 'color' | 'children'> &
  Omit<ComponentProps<typeof Link>, 'to' | 'color'> & { to: string };

/** A link within the site that looks like a button, in the visitor's language. */
export function SiteButton({ to, ...others }: SiteButtonProperties) {
  const localise = useLocalisedPath();
  return <Button component={Link} discover="none" to={localise(to)} {...others} />;
}
