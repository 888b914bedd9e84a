import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { mailsToNowhere } from '../../testing/test-site.ts';
import { checkCompany } from './check-company.ts';

const reachable = {
  BRAND_EMAIL: 'info@fuochi.example',
  BRAND_PHONE: '+39 035 555 010',
  BRAND_STREET: 'Via Roma 1',
  BRAND_POSTAL_CODE: '24100',
};
const registered = {
  BRAND_VAT_NUMBER: 'IT00000000000',
  BRAND_REGISTER_OFFICE: 'Bergamo',
  BRAND_REGISTER_NUMBER: 'BG-1',
  BRAND_SHARE_CAPITAL: '10000',
  BRAND_SOLE_SHAREHOLDER: 'true',
  BRAND_IN_LIQUIDATION: 'false',
};
const check = (environment: Record<string, string>) => checkCompany(readConfig(environment));
const realStore = {
  STORE_URL: 'https://shop.fuochi.example',
  STORE_KEY: 'ck',
  STORE_SECRET: 'cs',
  ...mailsToNowhere,
};

describe('the check of what a company says of itself', () => {
  it('has nothing to say of the default brand, nor of a company that gives all', () => {
    expect(check({})).toMatchObject([{ outcome: 'works' }]);
    const given = { BRAND_LEGAL_NAME: 'Fuochi S.r.l.', ...reachable, ...registered };
    expect(check(given)).toMatchObject([{ outcome: 'works' }]);
  });

  it.each([
    'Fuochi S.p.A.',
    'Fuochi SpA',
    'Fuochi S.r.l.',
    'FUOCHI SRL',
    'Fuochi s.r.l.s.',
    'Fuochi S.R.L. unipersonale',
    'Fuochi S.a.p.A.',
    'Fuochi Scarl',
  ])('names every variable that is absent for %s', (name) => {
    const [finding, ...others] = check({
      BRAND_LEGAL_NAME: name,
      ...reachable,
      BRAND_REGISTER_NUMBER: 'BG-1',
    });
    expect(others).toEqual([]);
    expect(finding?.outcome).toBe('warning');
    expect(finding?.advice?.match(/BRAND_\w+/g)).toEqual(
      Object.keys(registered).filter((variable) => variable !== 'BRAND_REGISTER_NUMBER'),
    );
  });

  it.each(['Fuochi S.n.c. di Anna Rossi', 'Fuochi snc', 'Fuochi S.a.s.', 'FUOCHI SAS'])(
    'asks %s for no share capital, which it has none of',
    (name) => {
      const [finding] = check({ BRAND_LEGAL_NAME: name, ...reachable });
      expect(finding?.advice?.match(/BRAND_\w+/g)).toEqual([
        'BRAND_VAT_NUMBER',
        'BRAND_REGISTER_OFFICE',
        'BRAND_REGISTER_NUMBER',
      ]);
    },
  );

  it.each(['Fuochi di Anna Rossi', 'Sparks & Co', 'Casa Srlanka'])(
    'asks %s for the VAT number alone',
    (name) => {
      const [finding] = check({ BRAND_LEGAL_NAME: name, ...reachable });
      expect(finding?.advice).toBe('Set BRAND_VAT_NUMBER: the law asks for it (DPR 633/1972, art. 35).');
    },
  );

  it('cites for what a company lacks besides the VAT number the law that asks for that', () => {
    const given = { BRAND_LEGAL_NAME: 'Fuochi S.r.l.', ...reachable, ...registered };
    const lawsOf = (environment: Record<string, string>) => check({ ...given, ...environment })[0]?.advice;
    expect(lawsOf({ BRAND_SHARE_CAPITAL: '' })).toContain('(Codice civile, art. 2250)');
    expect(lawsOf({ BRAND_SHARE_CAPITAL: '', BRAND_VAT_NUMBER: '' })).toContain(
      '(Codice civile, art. 2250; DPR 633/1972, art. 35)',
    );
  });

  it('names where the invented maker would be reached instead', () => {
    const [finding] = check({ BRAND_LEGAL_NAME: 'Fuochi S.r.l.', ...registered, BRAND_PHONE: '+39 035 1' });
    expect(finding?.advice?.match(/BRAND_\w+/g)).toEqual([
      'BRAND_EMAIL',
      'BRAND_STREET',
      'BRAND_POSTAL_CODE',
    ]);
  });

  it('names the numbers, networks, slug, year and tagline that are still those of the invented maker', () => {
    const own = { BRAND_LEGAL_NAME: 'Fuochi S.r.l.', ...reachable, ...registered };
    const [number, ...others] = check({ ...own, BRAND_VAT_NUMBER: 'IT05550100001' });
    expect(others).toEqual([]);
    expect(number?.advice?.match(/BRAND_\w+/g)).toEqual(['BRAND_VAT_NUMBER']);

    const copied = { BRAND_INSTAGRAM: 'https://instagram.example/calidora' };
    const [network, slug, year, tagline] = check({ ...own, ...copied, BRAND_NAME: 'Fuochi' });
    expect(network?.advice?.match(/BRAND_\w+/g)).toEqual(['BRAND_INSTAGRAM']);
    expect(network?.advice).toContain('leave empty');
    expect(slug).toMatchObject({ outcome: 'warning', says: expect.stringContaining('“calidora”') });
    expect(slug?.advice?.match(/BRAND_\w+/g)).toEqual(['BRAND_SLUG']);
    expect(year).toMatchObject({ outcome: 'warning', says: expect.stringContaining('1979') });
    expect(year?.advice?.match(/BRAND_\w+/g)).toEqual(['BRAND_FOUNDED_YEAR']);
    expect(tagline).toMatchObject({
      outcome: 'warning',
      says: expect.stringContaining('“Skill for cooking”'),
      advice: 'Set BRAND_TAGLINE, unless that is meant.',
    });
    const said = { BRAND_SLUG: 'fuochi', BRAND_FOUNDED_YEAR: '1952', BRAND_TAGLINE: 'Fire, well kept' };
    expect(check({ ...own, BRAND_NAME: 'Fuochi', ...said })).toMatchObject([{ outcome: 'works' }]);
  });

  it('warns before a real store is sold by the invented maker, and names all that is to be set', () => {
    const named = (environment: Record<string, string>) =>
      check({ ...realStore, ...environment }).map(({ outcome, advice }) => [
        outcome,
        ...(advice?.match(/BRAND_\w+/g) ?? []),
      ]);
    const identity = ['BRAND_LEGAL_NAME', 'BRAND_VAT_NUMBER'];
    expect(named({ BRAND_NAME: 'Fuochi' })).toEqual([
      ['warning', ...identity, ...Object.keys(reachable)],
      ['warning', 'BRAND_SLUG'],
      ['warning', 'BRAND_FOUNDED_YEAR'],
      ['warning', 'BRAND_TAGLINE'],
    ]);
    expect(named(reachable)).toEqual([['warning', ...identity]]);
    expect(named({ ...reachable, ...registered })).toEqual([['warning', 'BRAND_LEGAL_NAME']]);
    expect(named({ BRAND_LEGAL_NAME: 'Fuochi S.r.l.', ...reachable, ...registered })).toEqual([['works']]);
  });
});
