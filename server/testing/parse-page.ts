import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** A page as a document that runs nothing and reads no style sheets, which makes it quick to parse. */
export function parsePage(html: string, type: 'text/html' | 'application/xml' = 'text/html'): Document {
  return new DOMParser().parseFromString(html, type);
}
