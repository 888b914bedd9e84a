import { countryName } from '@kitchen/shared/country-name.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { unbroken } from '../../theme/surfaces.ts';
import { PartedText } from '../../ui/page/parted-text.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

const parts = [
  'controller',
  'visit',
  'enquiries',
  'reservedArea',
  'cookies',
  'recipients',
  'rights',
  'changes',
] as const;

const authority = 'https://www.garanteprivacy.it';

/** What the site does with personal data. */
export function Component() {
  const language = useLanguage();
  const { brand, enquiryRetentionDays: days } = useSiteSettings();
  const { company, postal } = brand;
  return (
    <PartedText
      screen="privacy-policy"
      path={paths.privacyPolicy}
      parts={parts}
      values={{
        ...postal,
        company: company.legalName,
        country: countryName(postal.country, language),
        days,
        // National law and its authority are named where they are known.
        context: postal.country,
      }}
      elements={{
        unbroken: <Unbroken />,
        garante: (
          <Link href={authority} lang="it">
            Garante
          </Link>
        ),
      }}
    />
  );
}

/** Does not break within: an article of the law, a word with a hyphen. */
const Unbroken = styled('span')(unbroken);
