import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
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
      elements={{ phone: <Link noWrap href={phoneAddress(brand)} /> }}
    />
  );
}
