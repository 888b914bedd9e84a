import { paths } from '@kitchen/shared/paths.ts';
import type { User } from '@kitchen/shared/session.ts';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/call-band.tsx';
import { SiteButton } from '../../ui/site-button.tsx';
import { CatalogueData } from './catalogue-data.tsx';
import { Documents } from './documents.tsx';
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
          <SiteButton to={paths.contactsAbout('service')} color="onDark">
            {t('member.help.action')}
          </SiteButton>
        </CallBand>
      )}
    </>
  );
}
