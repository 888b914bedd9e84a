import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../api/log-out.ts';
import { useSessionChange } from '../../api/use-session.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';

export interface LogoutProperties {
  /** Called with what there is to say of it afterwards. */
  onLogout: (notice: 'loggedOut' | 'loggedOutHere') => void;
}

/** Ends the session on the server; only then it has ended here. */
export function LogoutButton({ onLogout }: LogoutProperties) {
  const { t } = useTranslation('reserved-area');
  const { closed } = useSessionChange();
  const [loggingOut, setLoggingOut] = useState(false);
  const [stillIn, setStillIn] = useState<'offline' | 'unavailable' | null>(null);

  async function leave() {
    if (loggingOut) return;
    setLoggingOut(true);
    setStillIn(null);
    const outcome = await logOut();
    if (outcome === 'closed' || outcome === 'closedHere') {
      onLogout(outcome === 'closed' ? 'loggedOut' : 'loggedOutHere');
      closed();
      return;
    }
    setLoggingOut(false);
    setStillIn(outcome);
  }

  return (
    <Place>
      <Button variant="outlined" aria-disabled={loggingOut} onClick={() => void leave()}>
        {t(loggingOut ? 'member.loggingOut' : 'member.logout')}
      </Button>
      {stillIn && <Problem role="alert">{t(`member.stillIn.${stillIn}`)}</Problem>}
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { maxWidth: 280, textAlign: 'end' },
  [theme.breakpoints.down('sm')]: { '& > button': { width: '100%' } },
}));

const Problem = styled('p')(({ theme }) => ({
  color: colors.error,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  marginTop: theme.spacing(1.5),
}));
