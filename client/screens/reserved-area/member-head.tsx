import type { User } from '@kitchen/shared/session.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import type { LogoutProperties } from './logout-button.tsx';
import { LogoutButton } from './logout-button.tsx';

/** Who is logged in, as what, and the way out. */
export function MemberHead({ user, onLogout }: { user: User } & LogoutProperties) {
  const { t } = useTranslation('reserved-area');
  const roles = user.roles.map((role) => t(`member.roles.${role}`));
  return (
    <Row>
      <div>
        <Typography variant="productName">{t('member.greeting', { name: user.name })}</Typography>
        <Account>
          {[...roles, user.email].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Account>
      </div>
      <LogoutButton onLogout={onLogout} />
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 6),
  '& h1, & p': { overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
}));

const Account = styled('p')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(2),
  color: colors.stone,
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > span + span::before': { content: '"·"', marginInline: '.6em' },
  },
}));
