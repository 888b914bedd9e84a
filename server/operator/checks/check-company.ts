import type { Brand } from '@kitchen/shared/brand.ts';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Finding } from '../../lib/finding.ts';
import { warning, works } from '../../lib/finding.ts';

const what = 'BRAND_LEGAL_NAME';

/** How names of companies with share capital end: S.p.A., S.r.l., S.r.l.s., S.a.p.A., Scarl. */
const companyForm =
  /\bs\.?\s?(?:(?:[ac]\.?\s?)?p\.?\s?a|c?\.?\s?(?:a\.?\s?)?r\.?\s?l(?:\.?\s?s)?)\.?(?![\p{L}\d])/iu;

/** How names of partnerships end: S.n.c., S.a.s. The registers know them, and they have no share capital. */
const partnershipForm = /\bs\.?\s?(?:n\.?\s?c|a\.?\s?s)\.?(?![\p{L}\d])/iu;

const variables = {
  vatNumber: 'BRAND_VAT_NUMBER',
  registerOffice: 'BRAND_REGISTER_OFFICE',
  registerNumber: 'BRAND_REGISTER_NUMBER',
  shareCapital: 'BRAND_SHARE_CAPITAL',
  hasSoleShareholder: 'BRAND_SOLE_SHAREHOLDER',
  isInLiquidation: 'BRAND_IN_LIQUIDATION',
} as const satisfies Partial<Record<keyof Brand['company'], string>>;

/** What an Italian company has to say of itself on its site. */
export function checkCompany(brand: Brand): Finding[] {
  const { company } = brand;
  const { legalName } = company;
  const absent = factsOf(legalName).flatMap((fact) => (company[fact] === null ? variables[fact] : []));
  const unchanged = legalName === defaultBrand.company.legalName ? [] : addressesOfDefaultBrand(brand);
  const findings = [
    absent.length > 0 &&
      warning(
        what,
        `The site does not say of ${legalName} what the registers do.`,
        `Set ${absent.join(', ')}: the law asks for it (Codice civile, art. 2250; DPR 633/1972, art. 35).`,
      ),
    unchanged.length > 0 &&
      warning(
        what,
        `Post, mail or telephone of ${legalName} are those of the invented maker.`,
        `Set ${unchanged.join(', ')}: the law asks that it can be reached (D.Lgs 70/2003, art. 7).`,
      ),
  ].filter((finding) => finding !== false);
  return findings.length > 0 ? findings : [works(what, `${legalName}, with what the registers say of it.`)];
}

function factsOf(legalName: string): (keyof typeof variables)[] {
  if (companyForm.test(legalName)) return Object.keys(variables) as (keyof typeof variables)[];
  if (partnershipForm.test(legalName)) return ['vatNumber', 'registerOffice', 'registerNumber'];
  return ['vatNumber'];
}

function addressesOfDefaultBrand({ email, phone, postal }: Brand): string[] {
  const given: [variable: string, value: string, invented: string][] = [
    ['BRAND_EMAIL', email, defaultBrand.email],
    ['BRAND_PHONE', phone, defaultBrand.phone],
    ['BRAND_STREET', postal.street, defaultBrand.postal.street],
    ['BRAND_POSTAL_CODE', postal.postalCode, defaultBrand.postal.postalCode],
  ];
  return given.flatMap(([variable, value, invented]) => (value === invented ? variable : []));
}
