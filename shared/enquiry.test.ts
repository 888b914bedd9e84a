import { describe, expect, it } from 'vitest';
import type { EnquiryFault } from './enquiry.ts';
import { enquirySchema, faultsOf } from './enquiry.ts';

const anEnquiry = {
  kind: 'contact',
  name: 'Anna',
  surname: 'D’Angelo-Müller',
  email: 'anna@example.com',
  message: 'Does the cooker fit under a hood?',
  consent: true,
  language: 'it',
};

const faults = (fields: object) => {
  const { error } = enquirySchema.safeParse({ ...anEnquiry, ...fields });
  return error ? faultsOf(error.issues) : {};
};

describe('an enquiry', () => {
  it('may leave out what is not required, or leave it empty', () => {
    expect(faults({})).toEqual({});
    expect(faults({ company: '', role: ' ', phone: '', sku: '', website: '', token: '' })).toEqual({});
  });

  it('is trimmed, its lines end alike and what no keyboard writes is dropped', () => {
    const { name, message } = enquirySchema.parse({
      ...anEnquiry,
      name: '  Anna\n',
      message: '\u0000 First line\r\nsecond\tline\u0007\rthird\ud800 \n',
    });
    expect([name, message]).toEqual(['Anna', 'First line\nsecond\tline\nthird']);
  });

  it.each<[string, object, EnquiryFault]>([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: undefined }, 'required'],
    ['name', { name: '\u200b' }, 'required'],
    ['name', { name: '\u200d' }, 'required'],
    ['surname', { surname: '\u3164' }, 'required'],
    ['message', { message: '\u00ad'.repeat(20) }, 'required'],
    ['message', { message: ' \u200b\u2060'.repeat(20) }, 'required'],
    ['name', { name: 'a'.repeat(81) }, 'too-long'],
    ['name', { name: ['Anna', 'Bruno'] }, 'required'],
    ['surname', { surname: 'D\r\nBcc: all@example.com' }, 'characters'],
    ['surname', { surname: 'D\u2028' + 'x' }, 'characters'],
    ['surname', { surname: 'gnp.\u202eexe' }, 'characters'],
    ['company', { company: 'c'.repeat(121) }, 'too-long'],
    ['company', { company: 7 }, 'not-valid'],
    ['role', { role: 'a\u0000b' }, 'characters'],
    ['email', { email: '' }, 'required'],
    ['email', { email: `${'a'.repeat(60)}@${'b.'.repeat(95)}example.com` }, 'too-long'],
    ['phone', { phone: 7 }, 'not-valid'],
    ['message', { message: 'Too short' }, 'too-short'],
    ['message', { message: '\n \t' }, 'required'],
    ['message', { message: 'm'.repeat(4001) }, 'too-long'],
    ['consent', { consent: false }, 'consent'],
    ['consent', { consent: 'true' }, 'consent'],
    ['consent', { consent: undefined }, 'consent'],
    ['kind', { kind: 'press' }, 'not-valid'],
    ['language', { language: 'de' }, 'not-valid'],
    ['page', { page: 'https://evil.example/' }, 'not-valid'],
    ['model', { model: 'm'.repeat(121) }, 'too-long'],
    ['serialNumber', { serialNumber: '1\n2' }, 'characters'],
    ['serialNumber', { serialNumber: '1'.repeat(61) }, 'too-long'],
    ['sku', { sku: 's'.repeat(201) }, 'too-long'],
    ['token', { token: {} }, 'not-valid'],
  ])('has something wrong with its %s', (field, fields, fault) => {
    expect(faults(fields)).toEqual({ [field]: fault });
  });

  it.each([
    'anna@example.com',
    'a.b+c@sub.example.co.uk',
    "o'neill&sons@example.it",
    'x@küchen-müller.de',
    'x@xn--kchen-mller-zhbd.de',
    'x@例え.テスト',
  ])('takes the address %s', (email) => {
    expect(faults({ email })).toEqual({});
  });

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    '.anna@example.com',
    'an..na@example.com',
    'anna.@example.com',
    'anna@-example.com',
    'anna@example..com',
    'anna@example.com, bruno@example.com',
    'Anna <anna@example.com>',
    '"anna b"@example.com',
    'anna@[127.0.0.1]',
    'anna@127.0.0.1',
    'anna\r\nBcc:x@example.com',
    'anna@example.com\u0000',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'a'.repeat(64)}.com`,
  ])('does not take the address %j', (email) => {
    expect(faults({ email })).toEqual({ email: 'email' });
  });

  it.each([
    ['+39 02 5550 0123', '+39 02 5550 0123'],
    ['(02) 123 45 67 int. 12', '(02) 123 45 67 int. 12'],
    ['+1 555 010 9999 x12', '+1 555 010 9999 x12'],
    ['+39\u201102\u20111234', '+39-02-1234'],
    ['+39\u201302\u20141234\u22125', '+39-02-1234-5'],
    ['+39\u00a002\u202f5550\u20090123', '+39 02 5550 0123'],
    ['\u202a+39 02 5550 0123\u202c', '+39 02 5550 0123'],
    ['\ufeff+39\u200b 02\u00ad 5550', '+39 02 5550'],
    ['+39 02\t5550\r\n0123\u0000', '+39 02 5550 0123'],
    ['02 5550\ud800', '02 5550'],
    ['٠٢ ١٢٣٤', '٠٢ ١٢٣٤'],
    ['call me after six', 'call me after six'],
    [' \u200b', ''],
    [`${'\u200b'.repeat(50)}${'1'.repeat(40)}`, '1'.repeat(40)],
    ['+39 02 5550 0123 (office hours, ask for Giulia)', '+39 02 5550 0123 (office hours, ask for Giulia)'],
    ['1'.repeat(4_000), '1'.repeat(120)],
    [`${'1'.repeat(119)}\u{1f4de}`, '1'.repeat(119)],
  ])('takes the telephone %j, as %j', (phone, tidied) => {
    expect(enquirySchema.parse({ ...anEnquiry, phone }).phone).toBe(tidied);
  });

  it('takes no field that it does not know', () => {
    expect(enquirySchema.safeParse({ ...anEnquiry, to: 'x@example.com' }).success).toBe(false);
  });

  it('reads a hostile address in no time', () => {
    const startedAt = performance.now();
    for (const part of ['a', 'a.', 'a-', 'ü', '@a.'])
      faults({ email: `a@${part.repeat(120).slice(0, 240)}!` });
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});
