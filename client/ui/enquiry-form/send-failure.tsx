import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { mailAddress, phoneAddress } from '../page/contact-addresses.ts';
import { useSiteSettings } from '../site-settings.tsx';
import { Notice } from '../states/notice.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';
import type { Failure } from './send-enquiry.ts';

const mayHaveArrived: Failure['why'][] = ['broken', 'slow', 'unavailable'];

/** Why nothing could be sent, and the ways on. */
export function SendFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  const sentence =
    failure.why === 'too-many'
      ? t('form.failed.too-many', { count: failure.minutes })
      : t(`form.failed.${failure.why}`);
  return (
    <Notice title={t(mayHaveArrived.includes(failure.why) ? 'form.failed.unknown' : 'form.failed.title')}>
      <p>{sentence}</p>
      <p>
        <TextWithElements
          text={t('form.failed.otherwise', { email: brand.email, phone: brand.phone })}
          elements={{
            mail: <Link href={mailAddress(brand)} sx={{ overflowWrap: 'anywhere' }} />,
            phone: <Link href={phoneAddress(brand)} />,
          }}
        />
      </p>
    </Notice>
  );
}
