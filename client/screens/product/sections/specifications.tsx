import type { Product } from '@kitchen/shared/product.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, layout } from '../../../theme/tokens.ts';
import { ExplainedText } from '../../../ui/glossary/explained-text.tsx';
import { findTerms } from '../../../ui/glossary/find-terms.ts';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { KeyFigures } from './key-figures.tsx';
import { SheetAccordion } from './sheet-accordion.tsx';

interface SpecificationsProperties {
  product: Product;
  lang: string | undefined;
}

/** The technical sheet: sections of which the browser keeps one at most open, by their name; at first the first. */
export function Specifications({ product, lang }: SpecificationsProperties) {
  const { specifications } = product;
  const { t } = useTranslation(['texts', 'product']);
  if (specifications.length === 0) return null;
  return (
    <SheetSection id="specifications" title={t('product:specifications.title')}>
      <div>
        <KeyFigures product={product} />
        {specifications.map(({ section, value }) => (
          <SheetAccordion
            key={section}
            name="specifications"
            title={t(`product:specifications.sections.${section}`)}
            startsOpen={section === specifications[0]?.section}
          >
            <Parts lang={lang}>
              {findTerms(splitSpecification(value)).map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part may be there twice, and the list never changes.
                <li key={index}>
                  <ExplainedText words={words} />
                </li>
              ))}
            </Parts>
          </SheetAccordion>
        ))}
      </div>
    </SheetSection>
  );
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
