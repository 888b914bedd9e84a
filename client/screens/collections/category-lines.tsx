import type { CollectionCategory, SiteLine } from '@kitchen/shared/collections.ts';
import { linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { LineCard } from '../../ui/lines/line-card.tsx';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import { HeadingWithLink } from '../../ui/page/heading-with-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const sizes = '(min-width: 90em) 648px, (min-width: 48em) 45vw, 92vw';

/** The lines of a category, side by side. */
export function CategoryLines({ category, tinted }: { category: CollectionCategory; tinted: boolean }) {
  const { t } = useTranslation('collections');
  const { t: tBase } = useTranslation();
  const id = `lines-${category}`;
  const lines = useOwnLines()<SiteLine>(linesOf(category));
  return (
    <Section aria-labelledby={id} data-tinted={tinted || undefined}>
      <HeadingWithLink
        id={id}
        heading={
          <HeadingLink to={paths.collection(category)}>
            {tBase(`listing.categories.${category}.name`)}
          </HeadingLink>
        }
        link={{ to: paths.category(category), label: t(`products.${category}`) }}
      />
      <Cards data-odd={lines.length % 2 === 1 || undefined}>
        {lines.map((line) => (
          <li key={line.slug}>
            <LineCard line={line} sizes={sizes} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Section = styled('section')({
  ...contentWidth,
  paddingBlock: spaces.section,
  '&[data-tinted]': { backgroundColor: colors.ivory },
});

const HeadingLink = styled(SiteLink)({
  textDecorationColor: colors.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.16em',
  '&:hover': { textDecorationLine: 'underline' },
});

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    rowGap: theme.spacing(8),
    '& > li': { gridColumn: 'span 3' },
    // Of an odd number the last three share a row.
    '&[data-odd] > li:nth-last-of-type(-n + 3)': { gridColumn: 'span 2', '--scene-ratio': '4 / 5' },
  },
}));
