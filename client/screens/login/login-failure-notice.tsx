import { useTranslation } from 'react-i18next';
import type { LoginFailure } from '../../api/log-in.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why nobody is logged in yet, and what to do about it; never which of the two was wrong. */
export function LoginFailureNotice({ failure }: { failure: LoginFailure }) {
  const { t } = useTranslation('login');
  return (
    <Notice title={t(`form.failed.${failure.why}.title`)}>
      <p>
        {failure.why === 'too-many'
          ? t('form.failed.too-many.text', { count: failure.minutes })
          : t(`form.failed.${failure.why}.text`)}
      </p>
    </Notice>
  );
}
