import MaterialBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { languageAddress } from '../head/head.tsx';
import { StructuredData } from '../head/structured-data.tsx';
import { SiteLink } from '../site-link.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import { KeptWords, keptText } from '../texts/kept-words.tsx';

/** A step of the way to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  /** Path of the step, without language. */
  path: string;
  lang?: string | undefined;
}

/** Steps that a phone has room for. */
const longestOnPhones = 3;

/** The way from the home page to this one, for people and for search engines. */
export function Breadcrumbs({ crumbs, onDark = false }: { crumbs: readonly Crumb[]; onDark?: boolean }) {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const language = useLanguage();
  const all: Crumb[] = [{ label: t('breadcrumbs.home'), path: '/' }, ...crumbs];
  return (
    <>
      <MaterialBreadcrumbs
        aria-label={t('breadcrumbs.label')}
        separator=""
        data-long={all.length > longestOnPhones || undefined}
        data-dark={onDark || undefined}
      >
        {all.map(({ label, path, lang }, index) =>
          index === all.length - 1 ? (
            <span key={path} aria-current="page" lang={lang} {...keptText(label)} />
          ) : (
            <Link key={path} component={SiteLink} to={path}>
              <KeptWords text={label} />
            </Link>
          ),
        )}
      </MaterialBreadcrumbs>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ label, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: languageAddress(path, language, settings),
          })),
        }}
      />
    </>
  );
}
