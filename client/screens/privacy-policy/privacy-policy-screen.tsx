import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
import { unbroken } from '../../theme/surfaces.ts';
import { mailAddress, phoneAddress } from '../../ui/contact-addresses.ts';
import { Head } from '../../ui/head.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { TextPage, TextSection } from '../../ui/text-page.tsx';

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
  const { company, postal, email, phone } = brand;
  return (
    <>
      <Head
        title={t('title')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.privacyPolicy}
      />
      <TextPage
        crumbs={[{ label: t('title'), path: paths.privacyPolicy }]}
        title={t('title')}
        lead={t('lead', { year })}
        contents={{
          label: t('contents'),
          parts: parts.map((id) => ({ id, title: t(`parts.${id}.title`) })),
        }}
      >
        {parts.map((id) => (
          <TextSection key={id} id={id} title={t(`parts.${id}.title`)}>
            <Trans
              t={t}
              i18nKey={`parts.${id}.text`}
              values={{ company: company.legalName, ...postal, email, phone, days }}
              components={{
                p: <p />,
                list: <ul />,
                item: <li />,
                strong: <strong />,
                keep: <Kept />,
                mail: <a href={mailAddress(brand)}>{email}</a>,
                phone: <a href={phoneAddress(brand)}>{phone}</a>,
                garante: (
                  <a href={authority} lang="it">
                    Garante
                  </a>
                ),
              }}
            />
          </TextSection>
        ))}
      </TextPage>
    </>
  );
}

/** Does not break within: an article of the law, a word with a hyphen. */
const Kept = styled('span')(unbroken);
