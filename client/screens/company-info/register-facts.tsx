import { countryName } from '@kitchen/shared/country-name.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { RuledFacts } from '../../ui/page/ruled-facts.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** The company as the registers know it; what is not known is left out. */
export function RegisterFacts() {
  const { t } = useTranslation('company-info');
  const language = useLanguage();
  const { company, postal } = useSiteSettings().brand;
  const { shareCapital } = company;
  const yesOrNo = (fact: boolean | null) => fact !== null && t(fact ? 'company.yes' : 'company.no');
  const facts = [
    { name: t('company.name'), content: <span translate="no">{company.legalName}</span> },
    {
      name: t('company.office'),
      content: `${postal.street}, ${postal.postalCode} ${postal.city}, ${countryName(postal.country, language)}`,
    },
    { name: t('company.vat'), content: company.vatNumber },
    { name: t('company.registerOffice'), content: company.registerOffice },
    { name: t('company.register'), content: company.registerNumber },
    {
      name: t('company.capital'),
      content: shareCapital !== null && t('company.paidIn', { amount: euro(shareCapital, language) }),
    },
    { name: t('company.soleShareholder'), content: yesOrNo(company.hasSoleShareholder) },
    { name: t('company.liquidation'), content: yesOrNo(company.isInLiquidation) },
  ];
  return <RuledFacts facts={facts} />;
}

function euro(amount: number, language: string): string {
  const format = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(language, format).format(amount);
}
