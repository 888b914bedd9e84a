import { paths } from '@kitchen/shared/paths.ts';
import type { ReactNode } from 'react';
import { standaloneTargetStyle } from '../theme/link-styles.ts';
import { styled } from '../theme/styled.ts';
import { SiteLink } from './site-link.tsx';
import { useSiteSettings } from './site-settings.tsx';

/** Where an account of the reserved area is asked for: the operator's own page, else the contact form. */
export function RegistrationLink({ children }: { children: ReactNode }) {
  const { registrationUrl } = useSiteSettings();
  return registrationUrl === null ? (
    <Inside to={paths.contactsAbout('registration')}>{children}</Inside>
  ) : (
    <Outside href={registrationUrl}>{children}</Outside>
  );
}

const look = { ...standaloneTargetStyle };

const Inside = styled(SiteLink)(look);

const Outside = styled('a')(look);
