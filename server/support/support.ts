import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { skuLimit } from '@kitchen/shared/limits.ts';
import { productPhotoPath } from '@kitchen/shared/product-documents.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search-text.ts';
import { isSameSku, lettersAndDigits, skuKey } from '@kitchen/shared/sku.ts';
import type { Appliance, FoundAppliance, SupportAnswer } from '@kitchen/shared/support.ts';
import { applianceSchema, supportAnswerSchema } from '@kitchen/shared/support.ts';
import { applianceApiPath, supportApiPath } from '@kitchen/shared/support-paths.ts';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findNoLongerMade } from '../catalogue/catalogue.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { DataAnswer, Provenance } from '../platform/http/data-endpoints.ts';
import { dataEndpoint, provenanceOfAll } from '../platform/http/data-endpoints.ts';
import { HttpProblem, notFound } from '../platform/problems/problems.ts';
import type { DocumentedAppliance, ProductDocuments } from '../product-documents/product-documents.ts';

/** Who finds theirs not among these adds a word. */
const mostItems = 12;
/** How long the store is waited for where documents can be shown without it. */
const timeoutMs = 2_500;
/** How long an answer without the store is served before it is asked again. */
const withoutStoreTtlMs = 15_000;

export interface SupportOptions {
  catalogue: Pick<Catalogue, 'product' | 'search' | 'known' | 'knownSkus' | 'knownProduct' | 'listed'>;
  documents: Pick<
    ProductDocuments,
    'documentsOf' | 'applianceOf' | 'skus' | 'sources' | 'sourcesOf' | 'noLongerMade'
  >;
  defaultLanguage: Language;
}

/** What owners look up: an appliance by code or words, of the catalogue or of the documents' folder. */
export function supportEndpoints({ catalogue, documents, defaultLanguage }: SupportOptions) {
  const query = z.object({
    lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
  });

  const applianceEndpoint = dataEndpoint({
    path: '/api/support/:sku',
    operationId: 'getAppliance',
    summary: 'What the owner of an appliance needs: one of the catalogue, or one that is no longer made',
    params: z.object({
      sku: z.string().max(skuLimit, { error: `expected at most ${skuLimit} characters` }),
    }),
    query,
    response: applianceSchema,
    find: ({ sku }, { lng }) => ({
      key: applianceApiPath(lng, skuKey(sku)),
      async read() {
        const found = await findAppliance(sku, lng);
        if (!found) throw notFound('product');
        return found;
      },
    }),
  });

  const searchEndpoint = dataEndpoint({
    path: '/api/support',
    operationId: 'findAppliances',
    summary:
      'The appliance with a code, or those that a text finds; without a text, those that are no longer made',
    params: z.object({}),
    query: query.extend({
      q: z
        .string({ error: 'expected a code or words' })
        .refine((text) => text.length <= searchTextLimit, {
          error: `expected at most ${searchTextLimit} characters`,
        })
        .default(''),
    }),
    response: supportAnswerSchema,
    find(_params, { q, lng }) {
      const text = normaliseSearchText(q);
      return {
        key: supportApiPath(lng, text),
        read: () => (text === '' ? listNoLongerMade(lng) : search(text, lng)),
      };
    },
  });

  /** Null where neither the catalogue nor the folder has it. */
  async function findAppliance(sku: string, language: Language): Promise<DataAnswer<Appliance> | null> {
    const documented = documents.applianceOf(sku);
    const asked = await withTimeout(catalogue.product(sku, language), documented ? timeoutMs : null);
    if (asked.state === 'arrived' && asked.value) {
      const { value, ...provenance } = asked.value;
      const [picture] = value.pictures;
      return {
        ...provenance,
        value: {
          sku: value.sku,
          name: value.name,
          ...(value.language && value.language !== language && { language: value.language }),
          picture: picture ? { source: picture.source } : null,
          photo: null,
          documents: documents.documentsOf(sku, value.model),
          category: value.category,
          model: value.model,
          isDrawn: value.measures !== null,
          isMade: true,
        },
        sources: [...provenance.sources, ...documents.sourcesOf(sku, value.model)],
      };
    }
    if (!documented) {
      if (asked.state === 'failed') throw asked.error;
      return null;
    }
    const isKnown = asked.state === 'arrived' && isAllKnown();
    return {
      value: {
        ...presentDocumented(documented, language),
        category: documented.category,
        model: null,
        isDrawn: false,
        isMade: asked.state === 'arrived' ? false : null,
      },
      // A listing that gets it back makes this page anew.
      sources: [...catalogue.listed(), ...documents.sourcesOf(sku)],
      ttlMs: isKnown ? undefined : withoutStoreTtlMs,
      outcome: 'hit',
    };
  }

  function presentDocumented(
    { sku, name, picture }: DocumentedAppliance,
    language: Language,
  ): FoundAppliance {
    const file = picture?.split('/').at(-1);
    return {
      sku,
      name: name?.[language] ?? sku,
      picture: null,
      photo: file ? productPhotoPath(sku, file) : null,
      documents: documents.documentsOf(sku),
    };
  }

  /** Until all listings are known, nobody can tell what is in none. */
  const isAllKnown = () => catalogue.known().length === categories.length;

  async function listNoLongerMade(language: Language): Promise<DataAnswer<SupportAnswer>> {
    const complete = isAllKnown();
    const items = (complete ? documents.noLongerMade() : [])
      .map((each) => presentDocumented(each, language))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
    return {
      value: { appliance: null, items, total: items.length, complete },
      sources: [...catalogue.listed(), ...documents.sources()],
      ttlMs: complete ? undefined : withoutStoreTtlMs,
      outcome: 'hit',
    };
  }

  const presentHit = (hit: SearchHit, sku: string): FoundAppliance => ({
    sku,
    name: hit.name,
    ...(hit.language && { language: hit.language }),
    picture: hit.picture,
    photo: null,
    documents: documents.documentsOf(sku),
  });

  async function search(text: string, language: Language): Promise<DataAnswer<SupportAnswer>> {
    const sources = [...catalogue.listed(), ...documents.sources()];
    const code = findCode(text);
    const named = code === undefined ? null : await findAppliance(code, language);
    if (named) return one(named, { sources, outcome: 'hit' });
    const found = await searchCatalogue(text, language);
    const { items = [], total = 0, nearly, suggestions } = found?.value ?? {};
    // Without a part of a number it is another number.
    const isNear = nearly?.without.every((part) => !/\d/.test(part)) ?? false;
    const hits = (items.length > 0 ? items : isNear ? (nearly?.items ?? []) : []).flatMap((hit) =>
      hit.sku === null ? [] : presentHit(hit, hit.sku),
    );
    // What the store has just found is made, whatever the listings know.
    const older = findNoLongerMade(text, language, documents.noLongerMade()).filter(
      ({ sku }) => !hits.some((hit) => isSameSku(hit.sku, sku)),
    );
    const all = [...older.map((each) => presentDocumented(each, language)), ...hits];
    const [only] = all;
    if (found && only && all.length === 1 && total <= 1) {
      const appliance = await findAppliance(only.sku, language);
      if (appliance) return one(appliance, { sources, outcome: 'hit' }, found);
    }
    return {
      ...provenanceOfAll([found ?? { sources: [], ttlMs: 0, outcome: 'hit' }, { sources, outcome: 'hit' }]),
      value: {
        appliance: null,
        items: all.slice(0, mostItems),
        total: older.length + Math.max(total, hits.length),
        ...(all.length === 0 && suggestions && { suggestions }),
        complete: found !== null,
      },
    };
  }

  const one = (appliance: DataAnswer<Appliance>, ...others: Provenance[]) => ({
    ...provenanceOfAll([appliance, ...others]),
    value: { appliance: appliance.value, items: [], total: 1, complete: true },
  });

  /** Null while the store is away and nothing is known. */
  async function searchCatalogue(text: string, language: Language) {
    try {
      return await catalogue.search(text, language, 1, {});
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 503) return null;
      throw error;
    }
  }

  /** The code that a text is, or has among its words: whoever copies a plate copies the serial number along. */
  function findCode(text: string): string | undefined {
    const known = [...catalogue.knownSkus(), ...documents.skus()];
    const codes = new Map(known.toReversed().map((sku) => [lettersAndDigits(sku), sku]));
    codes.delete('');
    return [text, ...text.split(' ')].flatMap((part) => codes.get(lettersAndDigits(part)) ?? [])[0];
  }

  return [searchEndpoint, applianceEndpoint];
}
