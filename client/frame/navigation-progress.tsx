import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { colors, motion, typeSizes } from '../theme/tokens.ts';

const messageAfterMs = 400;

/** Says that the next page is on its way: a line at once, the message if it takes longer. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div aria-live="polite">
      {isLoading && (
        <>
          <Line />
          <Message>{t('common.loading')}</Message>
        </>
      )}
    </div>
  );
}

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Line = styled('span')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar + 1,
  top: 0,
  insetInline: 0,
  height: 2,
  backgroundColor: colors.brass,
  transformOrigin: 'left',
  animation: `${grow} 4s ${motion.easing} both`,
}));

const Message = styled('p')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar + 1,
  bottom: 24,
  left: '50%',
  padding: '10px 24px',
  fontSize: typeSizes.small,
  color: colors.teal900,
  backgroundColor: colors.white,
  border: `1px solid ${colors.line}`,
  translate: '-50%',
  animation: `${appear} ${motion.hoverMs}ms ${messageAfterMs}ms both`,
}));
