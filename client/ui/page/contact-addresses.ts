import type { Brand } from '@kitchen/shared/brand.ts';

/** Starts a mail to the brand (RFC 6068). */
export function mailAddress({ email }: Pick<Brand, 'email'>, subject?: string, body?: string): string {
  if (subject === undefined) return `mailto:${email}`;
  const begun = body === undefined ? '' : `&body=${encodeURIComponent(body)}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${begun}`;
}

/** Calls the brand (RFC 3966): the number without the spaces that people read it by. */
export function phoneAddress({ phone }: Pick<Brand, 'phone'>): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
