import type { Session } from '@kitchen/shared/session.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, weights } from '../../theme/tokens.ts';
import type { LogoutProperties } from './logout-button.tsx';
import { LogoutButton } from './logout-button.tsx';

export interface SessionWarningProperties extends LogoutProperties {
  ending: Pick<Session, 'endsInS' | 'extendable'>;
  /** Extends the session, and tells whether that has worked. */
  stay(): Promise<boolean>;
  onDismiss(): void;
}

/** Tells that the session is about to end, and extends it where that is possible: WCAG 2.2, 2.2.1. */
export function SessionWarning({ ending, stay, onDismiss, onLogout }: SessionWarningProperties) {
  const { t } = useTranslation(['reserved-area', 'texts']);
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const count = Math.max(Math.ceil(ending.endsInS / 60), 1);

  // Whoever closes it is there: that is what it asks.
  async function answer() {
    if (!ending.extendable) return onDismiss();
    setFailed(false);
    setFailed(!(await stay()));
  }

  return (
    <Dialog
      open
      onClose={() => void answer()}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Content>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t('ending.title')}
        </Typography>
        <p id={`${id}text`} aria-live="polite">
          {t(ending.extendable ? 'ending.idle' : 'ending.last', { count })}
        </p>
        {hasFailed && <Failure role="alert">{t('ending.failed')}</Failure>}
        <Ways>
          <Button autoFocus onClick={() => void answer()}>
            {ending.extendable ? t('ending.stay') : t('texts:common.close')}
          </Button>
          <LogoutButton onLogout={onLogout} />
        </Ways>
      </Content>
    </Dialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: layout.measure,
  padding: theme.spacing(4),
}));

const Failure = styled('p')({ color: colors.error, fontWeight: weights.medium });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(1),
}));
