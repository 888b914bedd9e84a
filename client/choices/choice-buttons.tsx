import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { styled } from '../theme/styled.ts';
import { colors, layout, typeSizes, veiled } from '../theme/tokens.ts';
import { CompareIcon } from '../ui/icons.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useChoiceControls } from './load-choice-controls.ts';

export interface ChoiceButtonsProperties {
  sku: string;
  name: string;
  category: Category;
  /** With their words beside the icons; on cards the icons say it. */
  worded?: boolean;
}

/** Puts a product beside others, and on the visitor's shortlist. Without scripts it can be compared by a link. */
export function ChoiceButtons(properties: ChoiceButtonsProperties) {
  const { t } = useTexts();
  const { sku, name, worded } = properties;
  const controls = useChoiceControls();
  const row = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const linkHadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls take the place of the link.
  useEffect(() => {
    if (linkHadFocus.current) row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [controls]);
  return (
    <Row ref={row} data-worded={worded}>
      {controls ? (
        <controls.ChoiceToggles {...properties} />
      ) : (
        <SiteLink
          ref={(given) => {
            linkHadFocus.current = given === null && link.current === document.activeElement;
            link.current = given;
          }}
          to={paths.compareOf([sku])}
          rel="nofollow"
          aria-label={t('listing.compare', { name })}
        >
          <CompareIcon />
          {worded && <span>{t('listing.compare', { name: '' })}</span>}
        </SiteLink>
      )}
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: layout.targetPx,
    minHeight: layout.targetPx,
    padding: 0,
    border: 0,
    background: 'none',
    color: `var(--choice-color, ${colors.stone})`,
    cursor: 'pointer',
    fontSize: typeSizes.small,
  },
  '& > [aria-pressed="true"]': { color: `var(--choice-color, ${colors.teal900})` },
  '& > [aria-pressed="true"] svg': { fill: 'currentColor' },
  '& .pair': { display: 'flex', justifyContent: 'center', gap: 1.5, width: 20 },
  '& .pair::before, & .pair::after': { content: '""', width: 7, height: 13, border: '1.5px solid' },
  '& > [aria-pressed="true"] .pair::before, & > [aria-pressed="true"] .pair::after': {
    backgroundColor: 'currentColor',
  },
  // On a card: over the corner of its picture, above the link that covers all of it.
  '&:not([data-worded])': {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    right: 0,
    columnGap: 0,
    // The heart comes later: the first icon keeps its place then, and what is free leads where the card does.
    minWidth: 2 * layout.targetPx,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  // The other view that hovering shows may be dark.
  '@media (hover: hover)': {
    '& > :hover': { color: `var(--choice-color, ${colors.teal900})` },
    'article:has(.second):hover > &:not([data-worded])': {
      background: `var(--choice-ground, ${veiled(colors.ivory, 0.8)})`,
    },
  },
  '@media print': { display: 'none' },
});
