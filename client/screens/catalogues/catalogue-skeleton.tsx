import { catalogueSlugs } from '@kitchen/shared/catalogues.ts';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { layout } from '../../theme/tokens.ts';

/** Stands for the catalogues while the list is on its way. */
export function CatalogueSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className={hiddenClass}>
        {t('common.loading')}
      </p>
      <Catalogues as="div" aria-hidden="true">
        {catalogueSlugs.map((slug) => (
          <div key={slug}>
            <Cover />
            <Skeleton width="40%" height={34} style={{ marginTop: 32 }} />
            <Skeleton width="75%" height={18} style={{ marginTop: 12 }} />
          </div>
        ))}
      </Catalogues>
    </>
  );
}

/** Those that are there, or their shapes. */
export const Catalogues = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(9),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Cover = styled(Skeleton)(({ theme }) => ({
  aspectRatio: '4 / 5',
  [theme.breakpoints.up('lg')]: { aspectRatio: '1 / 1' },
}));
