import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Reload } from '../../api/use-answer.ts';
import { SiteLink } from '../site-link.tsx';
import { FailedAnswer } from '../states/failed-answer.tsx';
import { StateMessage } from '../states/state-message.tsx';

/** The line's products could not be loaded. `path` is the page's. */
export function FailedModels({ path, reload }: { path: string; reload: Reload }) {
  const { t } = useTranslation();
  return (
    <FailedAnswer
      level="h3"
      title={t('listing.error.title')}
      message={t('listing.error.message')}
      address={path}
      reload={reload}
    />
  );
}

/** The store has nothing of the line; `catalogue` is where there is more. */
export function NoModels({ catalogue = paths.finder }: { catalogue?: string }) {
  const { t } = useTranslation('lines');
  return (
    <StateMessage level="h3" title={t('models.empty.title')} message={t('models.empty.message')}>
      <Button component={SiteLink} to={catalogue} variant="outlined">
        {t('models.empty.action')}
      </Button>
    </StateMessage>
  );
}
