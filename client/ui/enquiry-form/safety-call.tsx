import { useTranslation } from 'react-i18next';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { phoneAddress } from '../page/contact-addresses.ts';
import { useSiteSettings } from '../site-settings.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';

/** What to do first where an appliance may be dangerous: an answer in writing could come too late. */
export function SafetyCall() {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  return (
    <TextWithElements
      text={t('contacts.safety.call', { phone: brand.phone })}
      elements={{ phone: <PhoneLink href={phoneAddress(brand)}>.</PhoneLink> }}
    />
  );
}

const PhoneLink = styled('a')({ ...inlineLinkStyle, color: colors.teal900, whiteSpace: 'nowrap' });
