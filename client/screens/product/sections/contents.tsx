import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { onHover } from '../../../theme/on-hover.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, layout, tallWindow, typeSizes } from '../../../theme/tokens.ts';

/** A section of the sheet by the id of its title. */
export interface Section {
  id: string;
  title: string;
}

/** Leads to the sections of a sheet: a list that stays at hand beside them in wide windows, a bar on phones. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('product');
  const { search } = useLocation();
  return (
    <Nav aria-label={t('contents')} data-screen-only>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* Back leads to where the visitor came from, not to the section before. */}
            <Link discover="none" replace to={{ search, hash: id }} onFocus={showWhole}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** Browsers take a link of which the edge alone can be seen in the bar for one that need not be moved. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  // Under a finger it must not move away before the finger is lifted.
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const Nav = styled('nav')(({ theme }) => ({
  fontSize: typeSizes.small,
  // Browsers that can mark the link of the section that is read.
  scrollTargetGroup: 'auto',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    color: colors.stone,
    whiteSpace: 'nowrap',
    ...onHover({ color: colors.teal900 }),
  },
  '& a:target-current': { color: colors.teal900, boxShadow: `inset 2px 0 ${colors.brass}` },
  [theme.breakpoints.down('lg')]: {
    marginInline: `calc(-1 * ${layout.gutter})`,
    borderBlock: `1px solid ${colors.line}`,
    overflowX: 'auto',
    '& a': { outlineOffset: -2 },
    scrollbarWidth: 'none',
    '& ul': { display: 'flex', gap: theme.spacing(3), width: 'max-content', paddingInline: layout.gutter },
    '& a:target-current': { boxShadow: `inset 0 -2px ${colors.brass}` },
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 4',
    alignSelf: 'start',
    [tallWindow]: { position: 'sticky', top: layout.headerScrolledPx + 32 },
    '& ul': { borderInlineStart: `1px solid ${colors.line}` },
    '& a': { paddingInlineStart: theme.spacing(2.5), whiteSpace: 'normal' },
  },
}));
