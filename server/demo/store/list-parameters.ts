import type { PhpQuery, PhpValue } from './php-query.ts';

const orders = ['asc', 'desc'] as const;
const orderings = [
  'date',
  'id',
  'include',
  'title',
  'slug',
  'modified',
  'popularity',
  'rating',
  'post__in',
  'price',
  'sales',
  'menu_order',
  'random',
] as const;
const statuses = ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'] as const;

/** The store's plugins name some orderings again; its error message shows it. */
const namedOrderings = [...orderings, 'popularity', 'rating', 'menu_order', 'price', 'popularity', 'rating'];

export interface ListParameters {
  page: number;
  perPage: number;
  order: (typeof orders)[number];
  orderby: (typeof orderings)[number];
  status: (typeof statuses)[number];
  category: string;
  search: string;
  sku: string;
}

interface Fault {
  code: string;
  message: string;
  data: { param: string } | null;
}

export interface InvalidParameters {
  code: 'rest_invalid_param';
  message: string;
  data: { status: 400; params: Record<string, string>; details: Record<string, Fault> };
}

function wrongType(name: string, type: string): Fault {
  return { code: 'rest_invalid_type', message: `${name} is not of type ${type}.`, data: { param: name } };
}

function checkInteger(name: string, value: PhpValue, most?: number): Fault | null {
  if (typeof value !== 'string' || !/^\s*[-+]?\d+\s*$/.test(value)) return wrongType(name, 'integer');
  const number = Number(value);
  if (number >= 1 && number <= (most ?? Number.POSITIVE_INFINITY)) return null;
  const message = most
    ? `${name} must be between 1 (inclusive) and ${most} (inclusive)`
    : `${name} must be greater than or equal to 1`;
  return { code: 'rest_out_of_bounds', message, data: null };
}

function checkOneOf(
  name: string,
  value: PhpValue,
  options: readonly string[],
  named = options,
): Fault | null {
  if (typeof value === 'string' && options.includes(value)) return null;
  if (typeof value !== 'string') return wrongType(name, 'string');
  const list =
    named.length > 2 ? `${named.slice(0, -1).join(', ')}, and ${named.at(-1)}` : named.join(' and ');
  return { code: 'rest_not_in_enum', message: `${name} is not one of ${list}.`, data: null };
}

const checks: Record<string, (value: PhpValue) => Fault | null> = {
  page: (value) => checkInteger('page', value),
  per_page: (value) => checkInteger('per_page', value, 100),
  search: (value) => (typeof value === 'string' ? null : wrongType('search', 'string')),
  order: (value) => checkOneOf('order', value, orders),
  orderby: (value) => checkOneOf('orderby', value, orderings, namedOrderings),
  status: (value) => checkOneOf('status', value, statuses),
  sku: (value) => (typeof value === 'string' ? null : wrongType('sku', 'string')),
  category: (value) => (typeof value === 'string' ? null : wrongType('category', 'string')),
};

/** Reads the parameters of a product list; those that the store does not know are ignored. */
export function readListParameters(
  query: PhpQuery,
): { parameters: ListParameters } | { invalid: InvalidParameters } {
  const faults = Object.entries(checks).flatMap(([name, check]) => {
    const value = query[name];
    const fault = value === undefined ? null : check(value);
    return fault ? [[name, fault] as const] : [];
  });
  if (faults.length > 0) {
    return {
      invalid: {
        code: 'rest_invalid_param',
        message: `Invalid parameter(s): ${faults.map(([name]) => name).join(', ')}`,
        data: {
          status: 400,
          params: Object.fromEntries(faults.map(([name, { message }]) => [name, message])),
          details: Object.fromEntries(faults),
        },
      },
    };
  }
  const text = (name: string, absent: string) => String(query[name] ?? absent);
  return {
    parameters: {
      page: Number(text('page', '1')),
      perPage: Number(text('per_page', '10')),
      order: text('order', 'desc') as ListParameters['order'],
      orderby: text('orderby', 'date') as ListParameters['orderby'],
      status: text('status', 'any') as ListParameters['status'],
      category: text('category', ''),
      search: text('search', ''),
      sku: text('sku', ''),
    },
  };
}
