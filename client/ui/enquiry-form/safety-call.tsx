import { Trans, useTranslation } from 'react-i18next';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { phoneAddress } from '../contact-addresses.ts';
import { useSiteSettings } from '../site-settings.tsx';

/** What to do first where an appliance may be dangerous: an answer in writing could come too late. */
export function SafetyCall() {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  return (
    <Trans
      t={t}
      i18nKey="contacts.safety.call"
      values={{ phone: brand.phone }}
      components={{ phone: <PhoneLink href={phoneAddress(brand)}>.</PhoneLink> }}
    />
  );
}

const PhoneLink = styled('a')({ ...inlineLinkStyle, color: colors.teal900, whiteSpace: 'nowrap' });
