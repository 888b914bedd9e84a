import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';
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

/** The button of a way in, and where an account is asked for. */
export const WaysIn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 4),
  marginTop: theme.spacing(4),
  '& > .MuiButton-root': { alignSelf: 'stretch' },
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > .MuiButton-root': { alignSelf: 'auto', minWidth: 180 },
  },
}));
