import type { SiteLine } from '@kitchen/shared/collections.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import { dealersPath } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { productDocumentPath } from '@kitchen/shared/product-documents.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import type { FoundPage, SearchResults } from '@kitchen/shared/search.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { replaceCover } from '../behaviour/use-back-closes.ts';
import { useOwnLines } from '../lines/use-own-lines.ts';
import { phoneAddress } from '../page/contact-addresses.ts';
import { SiteLink, useLocalisedPath } from '../site-link.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { asTyped } from './found-words.ts';

/** What the page of each product answers, in which of its sections. */
const sheetSections = { fit: 'fit', energyLabel: 'technical-information' } as const;

const pageNames = {
  dealers: 'texts:frame.pages.dealers',
  catalogues: 'texts:frame.pages.catalogues',
  support: 'texts:frame.support',
  care: 'pages.care',
  contacts: 'texts:frame.pages.contacts',
  login: 'texts:frame.serviceArea',
  collections: 'texts:frame.pages.collections',
  reasons: 'pages.reasons',
  privacyPolicy: 'texts:frame.privacyPolicy',
  accessibility: 'texts:frame.accessibility',
} as const satisfies Record<
  Exclude<FoundPage, 'safety' | 'recalls' | 'prices' | keyof typeof sheetSections>,
  string
>;

interface FoundFirstProperties {
  results: Pick<SearchResults, 'pages' | 'code' | 'care' | 'dealersNear' | 'items'>;
}

/** What stands before products: ways to report a danger and to the check of recalls first, then answers to what else a text asks. */
export function FoundFirst({
  results: { pages, code, care = [], dealersNear, items },
}: FoundFirstProperties) {
  const { t } = useTranslation(['search', 'texts']);
  return (
    <>
      {pages?.includes('safety') && <Safety code={code} />}
      {pages?.includes('recalls') && <Recalls code={code} />}
      {pages?.includes('prices') && (
        <Group title={t('pages.prices')} note={t('pages.pricesText')}>
          {(['dealers', 'contacts'] as const).map((page) => (
            <li key={page}>
              <Link component={SiteLink} variant="standalone" to={pathOf(page, code)}>
                {t(pageNames[page])}
              </Link>
            </li>
          ))}
        </Group>
      )}
      {(['fit', 'energyLabel'] as const)
        .filter((page) => pages?.includes(page))
        .map((page) => (
          <OnSheets key={page} page={page} code={code} />
        ))}
      {items.length > 0 && dealersNear && (
        <Group title={t('texts:frame.pages.dealers')}>
          <li>
            <DealersNear near={dealersNear} />
          </li>
        </Group>
      )}
      {items.length > 0 && pages?.includes('support') && (
        <Group title={t('pages.title')} note={t('pages.support')}>
          <li>
            <Link component={SiteLink} variant="standalone" to={pathOf('support', code)}>
              {t('texts:frame.support')}
            </Link>
          </li>
        </Group>
      )}
      <Group title={t('pages.care')}>
        {care.map((topic) => (
          <li key={topic}>
            <Link component={SiteLink} variant="standalone" to={paths.careOf(topic)}>
              {t(`care.${topic}`)}
            </Link>
          </li>
        ))}
      </Group>
    </>
  );
}

function Safety({ code }: Pick<SearchResults, 'code'>) {
  const { t } = useTranslation(['search', 'texts']);
  const { brand } = useSiteSettings();
  return (
    <Group
      title={t('texts:frame.reportSafety')}
      note={
        <TextWithElements
          text={t('pages.danger', { phone: brand.phone })}
          elements={{ phone: <Link noWrap href={phoneAddress(brand)} /> }}
        />
      }
    >
      <li>
        <Link component={SiteLink} variant="standalone" to={paths.contactsAboutSafety(code)}>
          {t('pages.safety')}
        </Link>
      </li>
    </Group>
  );
}

function Recalls({ code }: Pick<SearchResults, 'code'>) {
  const { t } = useTranslation(['search', 'texts']);
  const localise = useLocalisedPath();
  // A page that is loaded anew is there with the part that its address names.
  return (
    <Group title={t('texts:frame.recalls')}>
      <li>
        <Link
          variant="standalone"
          href={localise(code === undefined ? paths.recalls : paths.serialCheck(code))}
          onClick={replaceCover}
        >
          <KeptWords text={code === undefined ? t('pages.recalls') : t('pages.recallsOf', { code })} />
        </Link>
      </li>
    </Group>
  );
}

interface OnSheetsProperties extends Pick<SearchResults, 'code'> {
  page: keyof typeof sheetSections;
}

function OnSheets({ page, code }: OnSheetsProperties) {
  const { t } = useTranslation('search');
  const localise = useLocalisedPath();
  return (
    <Group title={t(`pages.${page}`)} note={t(`pages.${page}Text`)}>
      {/* A page that is loaded anew is there with the part that its address names. */}
      {code !== undefined && (
        <li>
          <Link
            variant="standalone"
            href={localise(`${paths.product(code)}#${sheetSections[page]}`)}
            onClick={replaceCover}
          >
            <KeptWords text={t(`pages.${page}Of`, { code })} />
          </Link>
        </li>
      )}
    </Group>
  );
}

/** Ways to what else a search asks for that is no product: lines, documents of products, pages of the site. */
export function FoundPages({
  text,
  results,
}: {
  /** As it was typed. */
  text: string;
  results: Pick<SearchResults, 'pages' | 'code' | 'serial' | 'dealersNear' | 'lines' | 'documents' | 'items'>;
}) {
  const { items: hits, dealersNear: near, lines = [], documents = [] } = results;
  // The finishes of a model may share its name.
  const isOnly = (called: string) => documents.filter(({ name }) => name === called).length === 1;
  const serial = results.serial && asTyped(results.serial, text);
  const pages = (results.pages ?? [])
    .filter((page): page is keyof typeof pageNames => page in pageNames)
    // These stand before products, where there are any.
    .filter((page) => hits.length === 0 || (page !== 'support' && (page !== 'dealers' || !near)))
    .filter(
      (page) => !results.pages?.includes('prices') || (page !== 'contacts' && (page !== 'dealers' || near)),
    );
  const { t } = useTranslation(['search', 'product-sheet', 'texts']);
  const language = useLanguage();
  const localise = useLocalisedPath();
  const named = useOwnLines()<SiteLine>(collectionLines.filter(({ slug }) => lines.includes(slug)));
  return (
    <>
      {serial && (
        <Group title={t('texts:frame.support')}>
          <li>
            <Link component={SiteLink} variant="standalone" to={paths.supportFor(serial)}>
              <KeptWords text={t('pages.serial', { serial })} />
            </Link>
          </li>
        </Group>
      )}
      <Group title={t('lines')}>
        {named.map((line) => (
          <li key={line.slug}>
            <Link component={SiteLink} variant="standalone" to={paths.line(line)}>
              <span>
                <span translate="no">{line.name}</span> ({t(`texts:listing.categories.${line.category}.name`)}
                )
              </span>
            </Link>
          </li>
        ))}
      </Group>
      {documents.map(({ sku, name, items, missing, noLongerMade }) => (
        <Group
          key={sku}
          title={`${t('documents.title')}: ${isOnly(name) ? name : `${name}, ${sku}`}`}
          note={noLongerMade ? t('documents.noLongerMade') : missing && t(`documents.missing.${missing}`)}
        >
          {noLongerMade && <Help sku={sku} />}
          {!noLongerMade && (
            <li>
              <Link variant="standalone" href={productFilePath(sku, 'sheet.pdf', language)}>
                {t('product-sheet:downloads.sheet')}
              </Link>
            </li>
          )}
          {!noLongerMade && (
            <li>
              {/* A page that is loaded anew is there with the part that its address names. */}
              <Link
                variant="standalone"
                href={localise(`${paths.product(sku)}#documents`)}
                onClick={replaceCover}
              >
                {t('documents.all')}
              </Link>
            </li>
          )}
          {items.map((document) => (
            <li key={`${document.kind} ${document.language}`}>
              <Link
                variant="standalone"
                href={productDocumentPath(sku, document.kind, document.language)}
                hrefLang={document.language}
                type="application/pdf"
              >
                {t(`product-sheet:documents.kinds.${document.kind}`)} (
                <span lang={document.language}>{t(`texts:languages.names.${document.language}`)}</span>)
              </Link>{' '}
              <Typography component="span" variant="meta" color="textSecondary">
                PDF, <DocumentFacts document={document} />
              </Typography>
            </li>
          ))}
          {!noLongerMade && <Help sku={sku} />}
          {missing && (
            <li>
              <Link component={SiteLink} variant="standalone" to={paths.contactsAboutProduct(sku)}>
                {t('documents.ask')}
              </Link>
            </li>
          )}
        </Group>
      ))}
      <Group title={t('pages.title')} note={pages.includes('support') && t('pages.support')}>
        {pages.map((page) => (
          <li key={page}>
            {page === 'dealers' && near ? (
              <DealersNear near={near} />
            ) : (
              <Link component={SiteLink} variant="standalone" to={pathOf(page, results.code)}>
                {t(pageNames[page])}
              </Link>
            )}
          </li>
        ))}
      </Group>
    </>
  );
}

/** The help for owners of a product. */
function Help({ sku }: { sku: string }) {
  const { t } = useTranslation(['search', 'texts']);
  return (
    <li>
      <Link component={SiteLink} variant="standalone" rel="nofollow" to={paths.supportOf(sku)}>
        {t('texts:frame.support')}
      </Link>
    </li>
  );
}

interface DealersNearProperties {
  near: NonNullable<SearchResults['dealersNear']>;
}

function DealersNear({ near: { place, name, ...others } }: DealersNearProperties) {
  const { t } = useTranslation('search');
  return (
    <Link component={SiteLink} variant="standalone" to={dealersPath({ near: place, ...others })}>
      {t(`pages.${others.kind === 'service' ? 'service' : 'dealers'}${others.country ? 'In' : 'Near'}`, {
        place: name,
      })}
    </Link>
  );
}

/** A page of the site; those that know of products, about the one whose code was typed. */
function pathOf(page: keyof typeof pageNames, code: string | undefined): string {
  if (page === 'dealers') return dealersPath({ display: code });
  if (page === 'support' && code !== undefined) return paths.supportOf(code);
  return page === 'contacts' && code !== undefined ? paths.contactsAboutProduct(code) : paths[page];
}

interface GroupProperties {
  title: string;
  note?: ReactNode;
  children: ReactNode[] | ReactNode;
}

function Group({ title, note, children }: GroupProperties) {
  if (Array.isArray(children) && children.length === 0) return null;
  return (
    <Box>
      <Typography component="h2" variant="cardName">
        {title}
      </Typography>
      {note && <Typography color="textSecondary">{note}</Typography>}
      {children && <ul>{children}</ul>}
    </Box>
  );
}

const Box = styled('section')({
  marginTop: 32,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
});
