import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { CloseIcon } from '../../ui/icons.tsx';

interface FullWindowProperties extends Pick<DialogProps, 'onKeyDown'> {
  name: string;
  onClose(): void;
  children: ReactNode;
}

/** What is looked at over the whole window, and the way back first. */
export function FullWindow({ name, onClose, children, ...handlers }: FullWindowProperties) {
  const { t } = useTranslation();
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      hideBackdrop
      {...handlers}
      slotProps={{
        paper: { 'aria-label': name, sx: { backgroundColor: colors.ivory, overflow: 'hidden' } },
      }}
    >
      <Close variant="text" color="inherit" endIcon={<CloseIcon />} onClick={onClose}>
        {t('common.close')}
      </Close>
      {children}
    </Dialog>
  );
}

const Close = styled(Button)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: theme.spacing(2.5),
  right: layout.gutter,
  paddingInline: theme.spacing(2),
  backgroundColor: colors.white,
  color: colors.teal900,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
}));

/** A button of those that work on what is looked at. */
export const Control = styled(IconButton)({
  width: 52,
  height: 52,
  '&:focus-visible': { outlineOffset: -3 },
});
