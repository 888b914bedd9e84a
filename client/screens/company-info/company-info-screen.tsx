import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Head } from '../../ui/head/head.tsx';
import { mailAddress, phoneAddress } from '../../ui/page/contact-addresses.ts';
import { RuledFacts } from '../../ui/page/ruled-facts.tsx';
import { TextPage, TextSection } from '../../ui/page/text-page.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { Figures } from './figures.tsx';
import { RegisterFacts } from './register-facts.tsx';

/** Who stands behind the site. */
export function Component() {
  const { t } = useTranslation('company-info');
  const { brand } = useSiteSettings();
  const { company, email, phone } = brand;
  return (
    <>
      <Head
        title={t('title')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.companyInfo}
      />
      <TextPage crumbs={[{ label: t('title'), path: paths.companyInfo }]} title={t('title')} lead={t('lead')}>
        <TextSection id="company" title={t('company.title')}>
          <RegisterFacts />
        </TextSection>
        <TextSection id="contacts" title={t('contacts.title')}>
          <RuledFacts
            facts={[
              { name: t('contacts.email'), content: <Link href={mailAddress(brand)}>{email}</Link> },
              { name: t('contacts.phone'), content: <Link href={phoneAddress(brand)}>{phone}</Link> },
              {
                name: t('contacts.pages'),
                content: (
                  <>
                    <Link component={SiteLink} to={paths.contacts}>
                      {t('contacts.contacts')}
                    </Link>
                    <Link component={SiteLink} to={paths.dealers}>
                      {t('contacts.dealers')}
                    </Link>
                  </>
                ),
              },
            ]}
          />
        </TextSection>
        <TextSection id="figures" title={t('figures.title')}>
          <Figures />
        </TextSection>
        <TextSection id="credits" title={t('credits.title')}>
          <TextWithElements
            text={t('credits.text', { company: company.legalName })}
            elements={{ p: <p />, privacy: <Link component={SiteLink} to={paths.privacyPolicy} /> }}
          />
        </TextSection>
      </TextPage>
    </>
  );
}
