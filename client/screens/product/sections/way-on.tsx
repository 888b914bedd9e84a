import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../../theme/styled.ts';
import { opensElsewhere } from '../../../ui/behaviour/opens-elsewhere.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { Companions } from './companions.tsx';

/** Where to go from a product: what goes with it, and the list that it stands in. */
export function WayOn({ product: { sku, category } }: { product: Product }) {
  return (
    <OnScreen>
      <Companions sku={sku} />
      {category && <BackToList category={category} />}
    </OnScreen>
  );
}

/** Back to the list as the visitor left it, with its filters, where this visit has come by it. */
function BackToList({ category }: { category: Category }) {
  const { t } = useTranslation(['texts', 'product']);
  const navigate = useNavigate();
  return (
    <Back>
      <Link
        component={SiteLink}
        variant="standalone"
        to={paths.category(category)}
        onClick={(event) => {
          const steps = stepsBackTo(paths.category(category));
          if (steps === undefined || opensElsewhere(event)) return;
          event.preventDefault();
          void navigate(steps);
        }}
      >
        {t('product:backToList', { category: t(`listing.categories.${category}.name`) })}
      </Link>
    </Back>
  );
}

/** How far back in the history of this visit a page is; undefined where it is not, or the browser cannot say. */
function stepsBackTo(path: string): number | undefined {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index;
  if (current === undefined) return undefined;
  const entry = navigation
    ?.entries()
    .slice(0, current)
    .findLast(({ url }) => url !== null && new URL(url).pathname.toLowerCase() === path);
  return entry && entry.index - current;
}

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const Back = styled('p')(({ theme }) => ({ marginTop: theme.spacing(6) }));
