import { paths } from '@kitchen/shared/paths.ts';
import type { User } from '@kitchen/shared/session.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { CatalogueData } from './catalogue-data.tsx';
import { Documents } from './documents/documents.tsx';
import type { LogoutProperties } from './logout-button.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberPage } from './member-page.ts';

/** The area for who is logged in. */
export function MemberArea({ user, onLogout }: { user: User } & LogoutProperties) {
  const { t } = useTranslation('reserved-area');
  return (
    <>
      <MemberPage>
        <MemberHead user={user} onLogout={onLogout} />
        <Documents roles={user.roles} />
        {user.roles.includes('partner') && <CatalogueData />}
      </MemberPage>
      {user.roles.length > 0 && (
        <CallBand title={t('member.help.title')} text={t('member.help.text')}>
          <Button component={SiteLink} to={paths.contactsAbout('service')} color="onDark">
            {t('member.help.action')}
          </Button>
        </CallBand>
      )}
    </>
  );
}
