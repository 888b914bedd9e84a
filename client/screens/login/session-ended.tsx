import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';

/** Tells who was sent back here why that is. */
export function SessionEnded() {
  const { t } = useTranslation('login');
  return (
    <Alert severity="warning" sx={{ marginBottom: 4 }}>
      <AlertTitle>{t('ended.title')}</AlertTitle>
      {t('ended.text')}
    </Alert>
  );
}
