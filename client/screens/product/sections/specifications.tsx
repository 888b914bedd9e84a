import type { Product } from '@kitchen/shared/product.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, layout } from '../../../theme/tokens.ts';
import { ExplainedText } from '../../../ui/glossary/explained-text.tsx';
import { findTerms } from '../../../ui/glossary/find-terms.ts';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { ConnectionTable } from './connection-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import { SheetAccordion } from './sheet-accordion.tsx';

interface SpecificationsProperties {
  product: Product;
  lang: string | undefined;
}

/** The technical sheet: sections of which the browser keeps one at most open, by their name; at first the first. */
export function Specifications({ product, lang }: SpecificationsProperties) {
  const { connection } = product;
  const { t } = useTranslation(['texts', 'product']);
  const sections = sectionsOf(product);
  if (sections.length === 0) return null;
  return (
    <SheetSection id="specifications" title={t('product:specifications.title')}>
      <div>
        <KeyFigures product={product} />
        {sections.map(({ section, value }) => (
          <SheetAccordion
            key={section}
            name="specifications"
            title={
              section === 'connection'
                ? t('product:connection.title')
                : t(`product:specifications.sections.${section}`)
            }
            startsOpen={section === sections[0]?.section}
          >
            {section === 'connection' ? (
              connection && <ConnectionTable connection={connection} lang={lang} />
            ) : (
              <Parts lang={lang}>
                {findTerms(splitSpecification(value ?? '')).map((words, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part may be there twice, and the list never changes.
                  <li key={index}>
                    <ExplainedText words={words} />
                  </li>
                ))}
              </Parts>
            )}
          </SheetAccordion>
        ))}
      </div>
    </SheetSection>
  );
}

/** What the record says, with the table of connections in place of what that has, before what comes along. */
function sectionsOf({ specifications, connection }: Product) {
  const stated = specifications.map(({ section, value, rest = value }) => ({ section, value: rest }));
  const isAccessory = ({ section }: { section: string }) => section === 'accessories';
  return [
    ...stated.filter((each) => !isAccessory(each)),
    ...(connection ? [{ section: 'connection' as const, value: null }] : []),
    ...stated.filter(isAccessory),
  ].filter(({ value }) => value !== '');
}

const Parts = styled('ul')(({ theme }) => ({
  padding: theme.spacing(1, 0, 2.5),
  columnGap: layout.columnGap,
  [theme.breakpoints.up('md')]: { columnCount: 2 },
  '& li': {
    display: 'flex',
    gap: theme.spacing(1.75),
    paddingBottom: theme.spacing(2),
    breakInside: 'avoid',
  },
  '& li::before': {
    content: '""',
    flexShrink: 0,
    width: 12,
    height: 1,
    marginTop: '.8em',
    backgroundColor: colors.brass,
  },
}));
