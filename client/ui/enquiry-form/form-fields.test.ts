import { expect, test } from 'vitest';
import { lineFields } from './form-fields.ts';

test('each form asks what its purpose needs, and no more', () => {
  const person = ['name', 'surname'];
  const reach = ['email', 'phone'];
  const trade = ['company', 'role'];
  const appliance = ['model', 'serialNumber'];
  const of = (kind: Parameters<typeof lineFields>[0]) => [...lineFields(kind)].sort();
  expect(of('contact')).toEqual([...person, ...reach, ...trade].sort());
  expect(of('dealer')).toEqual([...person, ...reach, ...trade].sort());
  expect(of('safety')).toEqual([...person, ...reach, ...trade, ...appliance].sort());
  expect(of('service')).toEqual([...person, ...reach, ...appliance].sort());
});
