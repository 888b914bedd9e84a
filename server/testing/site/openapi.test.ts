import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../test-site.ts';
import { publicUrl, startTestSite } from '../test-site.ts';

describe('the description of the API', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('is an OpenAPI document that lists the routes, their parameters and answers', async () => {
    const description = (await site.app.inject('/api/openapi.json')).json();
    expect(description.openapi).toMatch(/^3\./);
    expect(Object.keys(description.paths).sort()).toEqual([
      '/api/catalogues',
      '/api/categories',
      '/api/categories/{category}/products',
      '/api/comparison',
      '/api/dealers',
      '/api/dealers/{id}',
      '/api/documents',
      '/api/documents/{id}',
      '/api/enquiries',
      '/api/enquiries/token',
      '/api/pages',
      '/api/partners/catalogue.csv',
      '/api/partners/catalogue.json',
      '/api/partners/catalogue.schema.json',
      '/api/products',
      '/api/products/{sku}',
      '/api/products/{sku}/companions',
      '/api/products/{sku}/documents',
      '/api/recalls',
      '/api/search',
      '/api/session',
      '/api/support',
      '/api/support/{sku}',
      '/api/texts',
      '/api/web-vitals',
      '/api/webhooks/store',
      '/product-documents/{sku}/{file}',
      '/product-models/{hash}/{file}',
      '/product/{sku}/documents.zip',
      '/product/{sku}/drawing.dxf',
      '/product/{sku}/drawing.pdf',
      '/product/{sku}/drawing.svg',
      '/product/{sku}/model.ifc',
      '/product/{sku}/sheet.pdf',
      '/recalls/feed.en.json',
      '/recalls/feed.en.xml',
      '/recalls/feed.it.json',
      '/recalls/feed.it.xml',
    ]);
    const { parameters, responses } = description.paths['/api/categories/{category}/products'].get;
    const names = parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['category', 'lng', 'page', 'color', 'width', 'ovens', 'sort']),
    );
    expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
    const schema = JSON.stringify(responses['200']);
    for (const name of ['items', 'total', 'facets', 'complete']) expect(schema).toContain(`"${name}"`);
  });

  it('has no fault by the rules that a linter recommends, and names the site', async () => {
    const { body } = await site.app.inject('/api/openapi.json');
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: body, absoluteRef: '/openapi.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
    ).toEqual([]);
    expect(JSON.parse(body).servers).toEqual([{ url: publicUrl }]);
  });

  it('says by what one gets at what is reserved', async () => {
    const { paths, components } = (await site.app.inject('/api/openapi.json')).json();
    expect(components.securitySchemes).toEqual({
      session: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: '__Host-session' }),
      accessKey: expect.objectContaining({ type: 'http', scheme: 'bearer' }),
    });
    const schemes = (path: string) => paths[path].get.security?.flatMap(Object.keys);
    for (const format of ['json', 'csv']) {
      expect(schemes(`/api/partners/catalogue.${format}`)).toEqual(['accessKey', 'session']);
    }
    for (const path of ['/api/documents', '/api/documents/{id}', '/api/session']) {
      expect(schemes(path)).toEqual(['session']);
    }
    expect(schemes('/api/search')).toBeUndefined();
  });

  it('says what an enquiry may hold, and the header that it has to have', async () => {
    const description = (await site.app.inject('/api/openapi.json')).json();
    const { post } = description.paths[enquiryApiPaths.submit];
    const { properties } = post.requestBody.content['application/json'].schema;
    expect(properties.message).toMatchObject({ type: 'string', maxLength: 4000 });
    expect(post.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key' }),
    );
  });
});
