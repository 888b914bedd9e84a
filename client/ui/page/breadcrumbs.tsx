import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, narrowUpTo, typeSizes, weights } from '../../theme/tokens.ts';
import { languageAddress } from '../head/head.tsx';
import { StructuredData } from '../head/structured-data.tsx';
import { SiteLink } from '../site-link.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import { keptText } from '../texts/kept-words.tsx';

/** A step of the way to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  /** Path of the step, without language. */
  path: string;
  lang?: string | undefined;
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  fontSize: typeSizes.meta,
  lineHeight: 1.5,
  color: colors.stone,
  '& li': { display: 'flex', alignItems: 'center', flexShrink: 0 },
  '& li:not(:last-of-type)::after': {
    content: '""',
    width: 14,
    height: 1,
    marginInline: theme.spacing(1.25),
    backgroundColor: colors.field,
  },
  // All stands on one line. The page's own name gives way first: the heading below says it whole.
  '& li:nth-last-of-type(2)': { flexShrink: 1, minWidth: 0 },
  '& li:last-of-type': { flexShrink: 999, minWidth: 0 },
  [theme.breakpoints.down(narrowUpTo)]: { '& li': { flexShrink: 1, minWidth: 0 } },
  [theme.breakpoints.down('md')]: {
    '&[data-long] li:last-of-type': visuallyHidden,
    '&[data-long] li:nth-last-of-type(2)::after': { display: 'none' },
  },
  '& [aria-current]': {
    color: colors.teal900,
    fontWeight: weights.medium,
  },
  '& a, & [aria-current]': {
    paddingBlock: theme.spacing(1.375),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a span': { borderBottom: `1px solid ${colors.line}`, paddingBottom: 1 },
  '& a:hover span': { borderColor: colors.brass },
  '&[data-dark]': {
    color: colors.mist,
    '& [aria-current]': { color: colors.white },
    '& a span': { borderColor: colors.white60 },
    '& a:hover span': { borderColor: colors.brassLight },
  },
}));

/** Steps that a phone has room for. */
const longestOnPhones = 3;

/** The way from the home page to this one, for people and for search engines. */
export function Breadcrumbs({ crumbs, onDark = false }: { crumbs: readonly Crumb[]; onDark?: boolean }) {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const language = useLanguage();
  const all: Crumb[] = [{ label: t('breadcrumbs.home'), path: '/' }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <List data-long={all.length > longestOnPhones || undefined} data-dark={onDark || undefined}>
        {all.map(({ label, path, lang }, index) => (
          <li key={path}>
            {index === all.length - 1 ? (
              <span aria-current="page" lang={lang} {...keptText(label)} />
            ) : (
              <SiteLink to={path}>
                <span {...keptText(label)} />
              </SiteLink>
            )}
          </li>
        ))}
      </List>
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
    </nav>
  );
}
