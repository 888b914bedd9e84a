import { expect, it } from 'vitest';
import { isPlaceholder } from './placeholder.ts';

it.each(
  'N/A,n/a,N.A.,n.d.,N.D,nd,n/d,-,–,—,/,--,...,…,?,null,NULL,undefined,false,0,tbd,TBD.,t.b.d.,xxx,XXXX,, '.split(
    ',',
  ),
)('takes "%s" for no value', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

it.each(
  'A,A+,none,no,nessuno,true,1,0 kWh,10,0.5,xx,XX90,ND90,Falseworks,null and void,nero,✓,+,°,Ø,n. 4,L'.split(
    ',',
  ),
)('takes "%s" for a value', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});
