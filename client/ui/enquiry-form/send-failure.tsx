import { useTranslation } from 'react-i18next';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { mailAddress } from '../contact-addresses.ts';
import { Notice } from '../notice.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import { TextWithElements } from '../text-with-elements.tsx';
import type { Failure } from './send-enquiry.ts';

const mayHaveArrived: Failure['why'][] = ['broken', 'slow', 'unavailable'];

/** Why nothing could be sent, and two ways on. */
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
          text={t('form.failed.mail', { email: brand.email })}
          elements={{ mail: <MailLink href={mailAddress(brand)}>.</MailLink> }}
        />
      </p>
    </Notice>
  );
}

const MailLink = styled('a')({ ...inlineLinkStyle, color: colors.teal900, overflowWrap: 'anywhere' });
