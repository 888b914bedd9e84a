import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import type { ProductFile } from '@kitchen/shared/product-files.ts';
import { productFilePath, productFiles, productFilesOf } from '@kitchen/shared/product-files.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { create as createDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFileName } from '../lib/to-file-name.ts';
import type { Pictures } from '../media/media.ts';
import type { DataReader } from '../platform/http/data-endpoints.ts';
import { provenanceOfAll } from '../platform/http/data-endpoints.ts';
import { fileAnswer } from '../platform/http/file-answer.ts';
import type { ResponseParts } from '../platform/http/finish-response.ts';
import { cdnCaching } from '../platform/http/finish-response.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import type { CurrentTexts } from '../platform/texts/site-texts.ts';
import { fillText } from '../platform/texts/site-texts.ts';
import { drawingOf, isMeasured } from './drawing/drawing-of.ts';
import { writeDxf } from './drawing/write-dxf.ts';
import { writeIfc } from './drawing/write-ifc.ts';
import { writeSvg } from './drawing/write-svg.ts';
import type { MadeSheet } from './remember-sheets.ts';
import { rememberSheets } from './remember-sheets.ts';
import { drawingContent } from './sheet/drawing-content.ts';
import { sheetContent } from './sheet/sheet-content.ts';
import { writeDrawing } from './sheet/write-drawing.ts';
import { writeSheet } from './sheet/write-sheet.ts';
import type { SheetWords } from './sheet-words.ts';
import { energyInWords, sheetWords } from './sheet-words.ts';
import type { ZippedFile } from './zip-files.ts';
import { zipFiles } from './zip-files.ts';

export interface ProductSheetOptions {
  /** Reads what the API answers. */
  read: DataReader;
  /** The maker's own documents of a product. */
  documentsOf(sku: string, model?: string | null): readonly ZippedFile[];
  /** Its model in three dimensions. */
  modelOf(product: Product): ZippedFile | undefined;
  pictures: Pick<Pictures, 'get'>;
  texts(): CurrentTexts;
  config: { brand: Brand; defaultLanguage: Language };
  /** Origin of the pages' addresses. */
  publicUrl: string;
  cache: ResponseCache;
  /** Of the files that have to be made. */
  limit: RequestLimit;
  /** Throws where too many sheets wait to be made. */
  refuse(): never;
}

/** Width in px at which a picture is printed about 7 cm wide. */
const pictureWidth = 704;

/** How long a sheet is cached without the picture that it should have. */
const withoutPictureTtlMs = 60_000;

/** Sheets are made one at a time: each takes the processor for a tenth of a second and more. */
const sheetsWaiting = 20;

/** About a hundred sheets. */
const rememberedBytes = 16_000_000;

interface Format {
  mediaType: string;
  operationId: string;
  summary: string;
}

const formats: Record<ProductFile, Format> = {
  'sheet.pdf': {
    mediaType: 'application/pdf',
    operationId: 'getProductSheet',
    summary: 'The data sheet of a product (PDF)',
  },
  'drawing.pdf': {
    mediaType: 'application/pdf',
    operationId: 'getProductDrawingPdf',
    summary: 'The drawing of a product at 1:10 on A4 or A3 (PDF), of one whose measures are known',
  },
  'drawing.svg': {
    mediaType: 'image/svg+xml',
    operationId: 'getProductDrawingSvg',
    summary: 'The drawing of a product to scale (SVG), of one whose measures are known',
  },
  'drawing.dxf': {
    mediaType: 'image/vnd.dxf',
    operationId: 'getProductDrawingDxf',
    summary: 'The drawing of a product to scale (DXF, in mm), of one whose measures are known',
  },
  'model.ifc': {
    mediaType: 'application/x-step',
    operationId: 'getProductModelIfc',
    summary: 'A product for building models (IFC 4), of one whose measures are known',
  },
};

/** Brotli's, for drawings: they are small. */
const quality = 5;

type Made = Pick<ResponseParts, 'body' | 'ttlMs'>;

/** What visitors keep of a product: its data sheet as PDF, its drawing to scale as PDF, SVG and DXF, and its body as IFC. */
export const productSheetRoutes: FastifyPluginAsyncZod<ProductSheetOptions> = async (app, options) => {
  const { read, documentsOf, modelOf, pictures, texts, config, publicUrl, cache, limit, refuse } = options;
  const { brand, defaultLanguage } = config;
  const inTurn = bulkhead(1, sheetsWaiting);
  const sheets = rememberSheets(makeSheet, rememberedBytes);
  const params = z.object({ sku: z.string() });
  const querystring = z.object({
    lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
  });

  for (const file of productFiles) {
    const { mediaType, operationId, summary } = formats[file];
    const schema = {
      operationId,
      summary,
      params,
      querystring,
      response: { 200: fileAnswer(mediaType), '4xx': problemSchema, '5xx': problemSchema },
    };
    app.get(`/product/:sku/${file}`, { schema }, (request, reply) => {
      const { sku } = request.params;
      const language = request.query.lng;
      const parts = () => makeParts(sku, file, language);
      const key = productFilePath(skuKey(sku), file, language);
      // Its types know no bodies but those that a schema describes.
      return cache.respond(request, reply as never, key, { quality, limit, parts }) as never;
    });
  }

  app.get(
    '/product/:sku/documents.zip',
    {
      schema: {
        operationId: 'getProductDocuments',
        summary: 'All files and documents of a product in one (ZIP), those that are made in one language',
        params,
        querystring,
        response: { 200: fileAnswer('application/zip'), '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      await limit.consume(request);
      const { sku } = request.params;
      const files = await filesOf(sku, request.query.lng);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': createDisposition(toFileName(`${brand.slug}-${sku}-documents.zip`)),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      return reply.send((request.method === 'HEAD' ? '' : zipFiles(files)) as never);
    },
  );

  /** All of a product; the maker's own documents also where nothing is known of it, or it is made no more. */
  async function filesOf(sku: string, language: Language): Promise<ZippedFile[]> {
    const documents = documentsOf(sku);
    const product = await read(apiPaths.product(language, sku)).then(
      ({ value }) => productSchema.parse(value),
      (error) => {
        if (documents.length === 0) throw error;
        return null;
      },
    );
    if (!product) return [...documents];
    const words = sheetWords(texts().of[language]);
    // Made before anything is sent, it can still be refused.
    await sheets(product, language, words);
    const made = productFilesOf(isMeasured(product)).map((file) => ({
      name: fileName(product, file, language),
      open: async () => (await makeFile(product, file, language, words)).body,
    }));
    const model = modelOf(product);
    return [...made, ...(model ? [model] : []), ...documentsOf(sku, product.model)];
  }

  const makeFile = async (
    product: Product,
    file: ProductFile,
    language: Language,
    words: SheetWords,
  ): Promise<Made> =>
    file === 'sheet.pdf' ? sheets(product, language, words) : makeDrawing(product, file, language, words);

  const fileName = ({ sku }: Product, file: ProductFile, language: Language) =>
    toFileName(`${brand.slug}-${sku}-${file.replace('.', `-${language}.`)}`);

  async function makeParts(sku: string, file: ProductFile, language: Language): Promise<ResponseParts> {
    const { of, sources } = texts();
    const words = sheetWords(of[language]);
    const answer = await read(apiPaths.product(language, sku));
    const product = productSchema.parse(answer.value);
    const made = await makeFile(product, file, language, words);
    return {
      ...provenanceOfAll([answer, { sources, outcome: 'hit', ...made }]),
      body: made.body,
      status: 200,
      headers: {
        'content-type': formats[file].mediaType,
        'content-language': language,
        'content-disposition': createDisposition(fileName(product, file, language), {
          type: file === 'drawing.dxf' || file === 'model.ifc' ? 'attachment' : 'inline',
        }),
        // Whoever holds a copy asks whether it is still good; mostly the answer is 304.
        'cache-control': 'public, no-cache',
        ...cdnCaching,
        vary: 'Accept-Encoding',
        'x-robots-tag': 'noindex',
      },
    };
  }

  async function makeDrawing(
    product: Product,
    file: ProductFile,
    language: Language,
    words: SheetWords,
  ): Promise<Made> {
    if (!isMeasured(product)) throw notFound('document');
    if (file === 'model.ifc') return { body: writeIfc(product, brand) };
    if (file === 'drawing.pdf') {
      const content = drawingContent(product, language, words, brand);
      return { body: await inItsTurn(() => writeDrawing(content)) };
    }
    const drawing = drawingOf(product, language, words);
    if (file === 'drawing.dxf') return { body: writeDxf(drawing, product.sku) };
    const title = fillText(words.sheet.drawing, { name: product.name });
    const label = product.energyLabel;
    const energy = label && { ...label, alt: energyInWords(label, words) };
    return { body: writeSvg(drawing, { title, language, energy }) };
  }

  async function makeSheet(product: Product, language: Language, words: SheetWords): Promise<MadeSheet> {
    const [shown] = product.pictures;
    // A sheet without its picture is better than none, for as long as the picture cannot be had.
    const picture = shown && (await pictures.get(shown.source, pictureWidth, 'jpg').catch(() => undefined));
    const content = sheetContent(product, { language, words, brand, publicUrl });
    const body = await inItsTurn(() => writeSheet(content, picture));
    return { body, ...(shown && !picture && { ttlMs: withoutPictureTtlMs }) };
  }

  async function inItsTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await inTurn.execute(make);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? refuse() : error;
    }
  }
};
