import { useTranslation } from 'react-i18next';
import type { LoginFailure } from '../../api/log-in.ts';
import { Notice } from '../../ui/states/notice.tsx';

/** For the fields that it is about. */
export const loginFailureId = 'login-failure';

/** Why nobody is logged in yet, and what to do about it; never which of the two was wrong. */
export function LoginFailureNotice({ failure }: { failure: LoginFailure }) {
  const { t } = useTranslation('login');
  return (
    <Notice id={loginFailureId} title={t(`form.failed.${failure.why}.title`)}>
      <p>
        {t(`form.failed.${failure.why}.text`)}
        {failure.why === 'too-many' && <Wait seconds={failure.seconds} />}
      </p>
    </Notice>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('login');
  const unit = seconds < 60 ? 'seconds' : 'minutes';
  const count = unit === 'seconds' ? seconds : Math.ceil(seconds / 60);
  return ` ${t(`form.failed.too-many.${unit}`, { count })}`;
}
