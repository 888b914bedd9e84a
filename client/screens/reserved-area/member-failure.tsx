import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../api/api-problem.ts';
import type { Reload } from '../../api/use-answer.ts';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { MemberPage } from './member-page.ts';

/** Where the server cannot say who is logged in. */
export function MemberFailure({ problem, reload }: { problem: ApiProblem; reload: Reload }) {
  const { t } = useTranslation(['reserved-area', 'texts']);
  return (
    <MemberPage>
      <FailedAnswer
        level="h1"
        title={t('failed')}
        message={t(`texts:problems.${problem.type}`)}
        address={paths.reservedArea}
        reload={reload}
      />
    </MemberPage>
  );
}
