import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';

/** Tells who was sent back here why that is. */
export function SessionEnded() {
  const { t } = useTranslation('login');
  return (
    <Message role="alert">
      <p>{t('ended.title')}</p>
      <p>{t('ended.text')}</p>
    </Message>
  );
}

const Message = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  paddingBlock: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(2.5),
  borderInlineStart: `2px solid ${colors.brass}`,
  fontSize: typeSizes.small,
  '& > p:first-of-type': { fontWeight: weights.medium, color: colors.teal900 },
}));
