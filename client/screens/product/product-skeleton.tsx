import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass, twelveColumns } from '../../theme/surfaces.ts';
import { layout } from '../../theme/tokens.ts';
import { pictureGround } from './pictures/picture-ground.ts';

const lines: readonly { width: string; height: number }[] = [
  { width: '24%', height: 14 },
  { width: '72%', height: 56 },
  { width: '82%', height: 44 },
  { width: '46%', height: 44 },
  { width: '64%', height: 52 },
  { width: '100%', height: 20 },
  { width: '94%', height: 20 },
  { width: '60%', height: 20 },
  { width: '56%', height: 36 },
];

/** The shape of a product that is on its way. */
export function ProductSkeleton() {
  const { t } = useTranslation(['texts', 'product']);
  return (
    <>
      <h1 className={hiddenClass}>{t('product:title')}</h1>
      <p role="status" className={hiddenClass}>
        {t('common.loading')}
      </p>
      <Columns aria-hidden="true">
        <PictureColumn>
          <Picture />
        </PictureColumn>
        <Lines>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
            <Skeleton key={index} {...line} />
          ))}
        </Lines>
      </Columns>
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: twelveColumns,
}));

// The margins are the column's: the picture in it takes all of its width.
const PictureColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { marginInline: `calc(-1 * ${layout.gutter})` },
  [theme.breakpoints.up('lg')]: { gridColumn: '1 / 8' },
}));

const Picture = styled(Skeleton)(({ theme }) => pictureGround(theme));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { gridColumn: '8 / -1', paddingLeft: theme.spacing(7) },
}));
