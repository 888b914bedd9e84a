/** Parts of addresses that have broken programs before. */
const nasty = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%AF',
  '%FF%FE',
  '%00',
  'a%00b',
  '%0d%0aset-cookie:%20x=1',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  '..%5c..%5c',
  '%2e%2e%2f',
  '//evil.example/',
  '/',
  '//',
  '//[',
  '%E2%80%A8',
  'x'.repeat(5_000),
  '%F0%9F%8D%95',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  "'%20OR%201=1--",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%7B%7B7*7%7D%7D',
];

/** Where each of them goes in an address. */
const places: ((part: string) => string)[] = [
  (part) => `/${part}`,
  (part) => `/product/${part}`,
  (part) => `/product-category/${part}`,
  (part) => `/product-category/cookers?color=${part}&page=${part}&lng=${part}`,
  (part) => `/?utm_source=${part}&${part}=1&${part}`,
  (part) => `/api/categories/${part}/products`,
  (part) => `/api/categories/cookers/products?color=${part}`,
  (part) => `/api/categories/cookers/products?page=${part}`,
  (part) => `/api/categories/cookers/products?${part}=1&lng[]=it&page[a]=2`,
  (part) => `/api/products/${part}`,
  (part) => `/api/search?q=${part}`,
  (part) => `/api/search?q=a&lng=${part}`,
  (part) => `/media/352/${part}`,
  (part) => `/media/${part}/x`,
  (part) => `/assets/${part}`,
  (part) => `/api/${part}`,
  (part) => `/healthz/${part}?${part}`,
];

/** Addresses to try whatever else is made up. */
export const nastyAddresses = places.flatMap((address) => nasty.map(address));
