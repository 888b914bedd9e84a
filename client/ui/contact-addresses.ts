import type { Brand } from '@kitchen/shared/brand.ts';

/** Starts a mail to the brand (RFC 6068). */
export function mailAddress({ email }: Brand, subject?: string): string {
  return subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** Calls the brand (RFC 3966): the number without the spaces that people read it by. */
export function phoneAddress({ phone }: Brand): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
