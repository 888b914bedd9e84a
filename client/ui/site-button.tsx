import type { ComponentProps } from 'react';
import { LinkButton } from './button.tsx';
import { useLocalisedPath } from './site-link.tsx';

/** A link within the site that looks like a button, in the visitor's language. */
export function SiteButton({ to, ...others }: ComponentProps<typeof LinkButton> & { to: string }) {
  const localise = useLocalisedPath();
  return <LinkButton to={localise(to)} {...others} />;
}
