import type { DemoAccount } from './demo-login.ts';

/** Invented people, whose passwords the log prints: one for each role of the reserved area. */
export function demoAccounts(domain: string): DemoAccount[] {
  return [
    {
      email: `partner@${domain}`,
      password: 'brass-and-enamel',
      displayName: 'Giulia Ferrari',
      roles: ['partner'],
    },
    {
      email: `service@${domain}`,
      password: 'thermostat-and-seal',
      displayName: 'Marco Conti',
      roles: ['service'],
    },
  ];
}
