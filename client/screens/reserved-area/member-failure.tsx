import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../api/api-problem.ts';
import type { Reload } from '../../api/use-answer.ts';
import { ReloadButton } from '../../ui/states/reload-button.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { MemberPage } from './member-page.ts';

/** Where the server cannot say who is logged in. */
export function MemberFailure({ problem, reload }: { problem: ApiProblem; reload: Reload }) {
  const { t } = useTranslation(['reserved-area', 'texts']);
  return (
    <MemberPage>
      <StateMessage level="h1" role="alert" title={t('failed')} message={t(`texts:problems.${problem.type}`)}>
        <ReloadButton address={paths.reservedArea} reload={reload} />
      </StateMessage>
    </MemberPage>
  );
}
