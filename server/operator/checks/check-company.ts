import type { Brand } from '@kitchen/shared/brand.ts';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Config } from '../../config/config.ts';
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
export function checkCompany(config: Pick<Config, 'brand' | 'store' | 'mail'>): Finding[] {
  const { company } = config.brand;
  const { legalName } = company;
  const absent = factsOf(legalName).flatMap((fact) => (company[fact] === null ? variables[fact] : []));
  const findings = checkInventedMaker(config);
  if (absent.length > 0) {
    const laws = [
      ...(absent.some((variable) => variable !== variables.vatNumber) ? ['Codice civile, art. 2250'] : []),
      ...(absent.includes(variables.vatNumber) ? ['DPR 633/1972, art. 35'] : []),
    ];
    findings.unshift(
      warning(
        what,
        `The site does not say of ${legalName} what the registers do.`,
        `Set ${absent.join(', ')}: the law asks for it (${laws.join('; ')}).`,
      ),
    );
  }
  return findings.length > 0 ? findings : [works(what, `${legalName}, with what the registers say of it.`)];
}

/** What of a site is still the maker's that it is built in with. */
export const checkInventedMaker = (config: Pick<Config, 'brand' | 'store' | 'mail'>): Finding[] => [
  ...checkWhoAnswers(config),
  ...checkNetworks(config.brand),
  ...checkOwnName(config.brand),
];

/** Whether the invented maker would answer for a real one. */
function checkWhoAnswers({ brand, store, mail }: Pick<Config, 'brand' | 'store' | 'mail'>): Finding[] {
  const addresses = addressesOfDefaultBrand(brand);
  const { legalName, vatNumber } = brand.company;
  if (legalName === defaultBrand.company.legalName) {
    if (!store && !mail) return [];
    const numbers = vatNumber === defaultBrand.company.vatNumber ? [variables.vatNumber] : [];
    const toSet = [what, ...numbers, ...addresses];
    return [
      warning(
        what,
        `${legalName} is an invented maker: pages and mails name it as who runs the site.`,
        `Set ${toSet.join(', ')} before the site opens; docs/operations.md says what else the law asks for.`,
      ),
    ];
  }
  const findings: Finding[] = [];
  if (vatNumber === defaultBrand.company.vatNumber) {
    findings.push(
      warning(
        what,
        `The VAT number of ${legalName} is that of the invented maker.`,
        `Set ${variables.vatNumber}: the law asks for it (DPR 633/1972, art. 35).`,
      ),
    );
  }
  if (addresses.length > 0) {
    findings.push(
      warning(
        what,
        `Post, mail or telephone of ${legalName} are those of the invented maker.`,
        `Set ${addresses.join(', ')}: the law asks that it can be reached (D.Lgs 70/2003, art. 7).`,
      ),
    );
  }
  return findings;
}

function checkNetworks({ name, social }: Brand): Finding[] {
  const copied = Object.entries(social).flatMap(([network, address]) =>
    address !== null && address === defaultBrand.social[network as keyof Brand['social']]
      ? `BRAND_${network.toUpperCase()}`
      : [],
  );
  if (name === defaultBrand.name || copied.length === 0) return [];
  return [
    warning(
      'BRAND_NAME',
      `Links to social networks of ${name} are those of the invented maker.`,
      `Set, or leave empty, ${copied.join(', ')}.`,
    ),
  ];
}

/** What else stands on pages with a name. */
function checkOwnName({ name, slug, foundedYear, tagline }: Brand): Finding[] {
  if (name === defaultBrand.name) return [];
  const findings: Finding[] = [];
  const warn = (says: string, advice: string) => findings.push(warning('BRAND_NAME', says, advice));
  if (slug === defaultBrand.slug) {
    warn(
      `“${slug}” stands in the address of the page about ${name} and in the names of its files, as the invented maker’s.`,
      'Set BRAND_SLUG before the site opens: addresses should stay as they are.',
    );
  }
  if (foundedYear === defaultBrand.foundedYear) {
    warn(
      `The pages say that ${name} began in ${foundedYear}, as the invented maker did.`,
      'Set BRAND_FOUNDED_YEAR, unless that is so.',
    );
  }
  if (tagline === defaultBrand.tagline) {
    warn(
      `“${tagline}” stands under the name of ${name}, as under that of the invented maker.`,
      'Set BRAND_TAGLINE, unless that is meant.',
    );
  }
  return findings;
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
