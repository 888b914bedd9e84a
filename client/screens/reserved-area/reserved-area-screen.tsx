import { paths } from '@kitchen/shared/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionState } from '../../api/use-session.ts';
import { useSession } from '../../api/use-session.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Invitation } from './invitation.tsx';
import { MemberArea } from './member-area.tsx';
import { MemberFailure } from './member-failure.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';
import { Offer } from './offer.tsx';
import { SessionWarningSlot } from './session-warning-slot.tsx';
import { useLeaveAtEnd } from './use-leave-at-end.ts';
import type { WelcomeProperties } from './welcome.tsx';
import { Welcome, welcomePicture } from './welcome.tsx';

/**
 * What the reserved area holds for partners and service teams, and the way in; for who is inside, their
 * documents. The server always renders the first.
 */
export function Component() {
  const { t } = useTranslation('reserved-area');
  const { brand } = useSiteSettings();
  const session = useSession();
  const leaves = useLeaveAtEnd(session.state);
  return (
    <>
      <Head
        title={t('name')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.reservedArea}
        picture={welcomePicture}
      />
      <Top>
        <Breadcrumbs crumbs={[{ label: t('name'), path: paths.reservedArea }]} />
      </Top>
      {leaves ? <MemberSkeleton /> : <Content session={session} />}
    </>
  );
}

function Content({ session }: { session: SessionState }) {
  const [farewell, setFarewell] = useState<WelcomeProperties['notice']>();
  if (session.state === 'asking') return <MemberSkeleton />;
  if (session.state === 'open') {
    return (
      <>
        <MemberArea user={session.user} onLogout={setFarewell} />
        <SessionWarningSlot session={session} onLogout={setFarewell} />
      </>
    );
  }
  if (session.state === 'failed') {
    return <MemberFailure problem={session.problem} reload={session.reload} />;
  }
  return (
    <>
      <Welcome notice={session.state === 'ended' ? 'ended' : farewell} />
      <Offer />
      <Invitation />
    </>
  );
}

const Top = styled('div')(contentWidth);
