import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
import { unbroken } from '../../theme/surfaces.ts';
import { PartedText, useTextElements } from '../../ui/parted-text.tsx';
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
  const { t } = useTranslation('privacy-policy');
  const { brand, year, enquiryRetentionDays: days } = useSiteSettings();
  const { name, company, postal, email, phone } = brand;
  const elements = useTextElements();
  return (
    <PartedText
      path={paths.privacyPolicy}
      title={t('title')}
      lead={t('lead', { year })}
      description={t('description', { brand: name })}
      contents={t('contents')}
      parts={parts.map((id) => ({
        id,
        title: t(`parts.${id}.title`),
        text: (
          <Trans
            t={t}
            i18nKey={`parts.${id}.text`}
            values={{ company: company.legalName, ...postal, email, phone, days }}
            components={{
              ...elements,
              keep: <Kept />,
              garante: (
                <a href={authority} lang="it">
                  Garante
                </a>
              ),
            }}
          />
        ),
      }))}
    />
  );
}

/** Does not break within: an article of the law, a word with a hyphen. */
const Kept = styled('span')(unbroken);
