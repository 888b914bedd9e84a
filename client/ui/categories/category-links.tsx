import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { SiteLink } from '../site-link.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  columnGap: theme.spacing(4),
}));

/** Links to the categories, save the one that the visitor is in. */
export function CategoryLinks({ label, except }: { label: string; except?: Category }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <List>
        {categories
          .filter((category) => category !== except)
          .map((category) => (
            <li key={category}>
              <Link component={SiteLink} variant="standalone" to={paths.category(category)}>
                {t(`listing.categories.${category}.name`)}
              </Link>
            </li>
          ))}
      </List>
    </nav>
  );
}
