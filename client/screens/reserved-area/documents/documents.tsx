import { paths } from '@kitchen/shared/paths.ts';
import type { Role } from '@kitchen/shared/session.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDocuments } from '../../../api/use-documents.ts';
import { styled } from '../../../theme/styled.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { FailedAnswer } from '../../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../../ui/states/state-message.tsx';
import { DocumentBrowser } from './document-browser.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';

/** The documents of who is logged in, or why there are none to see. */
export function Documents({ roles }: { roles: readonly Role[] }) {
  return <Place>{roles.length > 0 ? <Content /> : <WithoutRole />}</Place>;
}

/** Somebody whom the login knows and who is neither a partner nor a service team, as far as it says. */
function WithoutRole() {
  const { t } = useTranslation('reserved-area');
  return (
    <StateMessage title={t('member.withoutRole.title')} message={t('member.withoutRole.text')}>
      <Button component={SiteLink} to={paths.contactsAbout('registration')}>
        {t('member.help.action')}
      </Button>
    </StateMessage>
  );
}

function Content() {
  const { t } = useTranslation(['reserved-area', 'texts']);
  const answer = useDocuments();
  if (answer.state === 'loading') return <DocumentSkeleton />;
  if (answer.state === 'failed') {
    return (
      <FailedAnswer
        title={t('member.failed')}
        message={t(`texts:problems.${answer.problem.type}`)}
        address={paths.reservedArea}
        reload={answer.reload}
      />
    );
  }
  if (answer.data.length === 0) {
    return (
      <StateMessage title={t('member.none.title')} message={t('member.none.text')}>
        <Button component={SiteLink} to={paths.contactsAbout('service')}>
          {t('member.help.action')}
        </Button>
      </StateMessage>
    );
  }
  return <DocumentBrowser documents={answer.data} />;
}

const Place = styled('div')(({ theme }) => ({ marginTop: theme.spacing(6) }));
