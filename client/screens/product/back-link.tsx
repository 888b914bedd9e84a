import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { opensElsewhere } from '../../ui/behaviour/opens-elsewhere.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** What the router notes in the browser's history: how many steps this visit to the site has taken. */
const historyStateSchema = z.object({ idx: z.number() });

/**
 * One step back in the history. For who came here straight from elsewhere, and without scripts, it
 * leads to the category.
 */
export function BackLink({ category }: { category: Category | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Link
      data-screen-only
      to={category ? paths.category(category) : paths.finder}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        const state = historyStateSchema.safeParse(window.history.state);
        if (!state.success || state.data.idx === 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeftIcon size={18} />
      {t('common.back')}
    </Link>
  );
}

const Link = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: layout.targetPx,
  color: colors.teal900,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  '&:hover': { textDecoration: 'underline', textDecorationColor: colors.brass, textUnderlineOffset: 5 },
}));
