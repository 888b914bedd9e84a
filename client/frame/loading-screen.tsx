import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled.ts';
import { colors, typeSizes } from '../theme/tokens.ts';

/** Stands where a screen will be while its code is on its way. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return <Message role="status">{t('common.loading')}</Message>;
}

const Message = styled('p')({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50vh',
  fontSize: typeSizes.lead,
  color: colors.stone,
});
