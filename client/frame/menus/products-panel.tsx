import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { categoryTotalsSchema } from '@kitchen/shared/listing.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, layout, motion, transition, typeSizes, veiled, weights } from '../../theme/tokens.ts';
import { categoryScenes } from '../../ui/categories/category-scenes.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** The five categories beside a picture of the one that the visitor points at. */
export function ProductsPanel() {
  const { t } = useTranslation();
  const [pointedAt, setPointedAt] = useState<Category>();
  const answer = useAnswer(apiPaths.categories, categoryTotalsSchema);
  const known = answer.state === 'loaded' ? answer.data.items : [];
  const rows = categories.map((category) => ({
    category,
    total: known.find((counted) => counted.category === category)?.total,
  }));
  const reset = () => setPointedAt(undefined);
  return (
    <Halves>
      <Preview>
        {categories.map((category) => (
          <MarketingPicture
            key={category}
            picture={categoryScenes[category]}
            sizes="37vw"
            decorative
            style={{ opacity: category === (pointedAt ?? 'cookers') ? 1 : 0 }}
          />
        ))}
      </Preview>
      <Rows onPointerLeave={reset} onBlur={reset}>
        {rows.map(({ category, total }) => (
          <li key={category}>
            <Row
              to={paths.category(category)}
              data-pointed={pointedAt === category || undefined}
              onPointerEnter={() => setPointedAt(category)}
              onFocus={() => setPointedAt(category)}
            >
              <Name>{t(`listing.categories.${category}.name`)}</Name>{' '}
              {total !== undefined && <Count>{t('listing.filters.count', { count: total })}</Count>}
            </Row>
          </li>
        ))}
      </Rows>
    </Halves>
  );
}

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  columnGap: 80,
  paddingBlock: 40,
});

const Preview = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: colors.ivory,
  '& img': { position: 'absolute', inset: 0, transition: transition('opacity', motion.panelMs) },
});

const Rows = styled('ul')({
  '& > li + li': { borderTop: `1px solid ${veiled(colors.white, 0.25)}` },
});

const Row = styled(SiteLink)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: `max(${layout.targetPx}px, min(87px, (100dvh - 240px) / 5))`,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    width: 2,
    height: 40,
    backgroundColor: colors.brassLight,
    opacity: 0,
    transition: transition('opacity', motion.hoverMs),
  },
  '& > span:first-of-type': { transition: transition('transform', motion.hoverMs) },
  '&[data-pointed]::before': { opacity: 1 },
  '&[data-pointed] > span:first-of-type': { transform: 'translateX(24px)' },
});

const Name = styled('span')({
  fontFamily: fonts.serif,
  fontSize: '2.375rem',
  fontWeight: weights.medium,
  lineHeight: 1.1,
});

const Count = styled('span')({ fontSize: typeSizes.body, color: colors.mist });
