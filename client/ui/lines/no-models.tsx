import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../site-link.tsx';
import { StateMessage } from '../states/state-message.tsx';

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
