import type { Client } from '../pages/client-build.ts';

/** A client that tells which addresses it rendered pages for. */
export function countRenders(client: Client): { client: Client; rendered: string[] } {
  const rendered: string[] = [];
  return {
    rendered,
    client: {
      ...client,
      async matchPage(url, language, brand) {
        const page = await client.matchPage(url, language, brand);
        return {
          ...page,
          render(state) {
            rendered.push(`${language} ${url}`);
            return page.render(state);
          },
        };
      },
    },
  };
}
