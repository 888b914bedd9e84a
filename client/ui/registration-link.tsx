import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';
import { useSiteSettings } from './site-settings.tsx';

/** Where an account of the reserved area is asked for: the operator's own page, else the contact form. */
export function RegistrationLink({ children }: { children: ReactNode }) {
  const { registrationUrl } = useSiteSettings();
  return registrationUrl === null ? (
    <Link component={SiteLink} variant="standalone" to={paths.contactsAbout('registration')}>
      {children}
    </Link>
  ) : (
    <Link variant="standalone" href={registrationUrl}>
      {children}
    </Link>
  );
}
