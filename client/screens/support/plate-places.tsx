import { categories } from '@kitchen/shared/categories.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { SheetSection } from '../../ui/products/sheet-section.tsx';
import { PlateDrawing } from './plate-drawing.tsx';

/** Of the section's heading. */
export const plateId = 'plate';

/** Where each kind of appliance has its rating plate. */
export function PlatePlaces() {
  const { t } = useTranslation(['support', 'texts']);
  return (
    <>
      <SheetSection id={plateId} title={t('plate.title')}>
        <Words>{t('plate.text')}</Words>
      </SheetSection>
      <Places aria-labelledby={plateId}>
        {categories.map((category) => (
          <li key={category}>
            <Ground>
              <PlateDrawing category={category} />
            </Ground>
            <div>
              <h3>{t(`texts:listing.categories.${category}.name`)}</h3>
              <p>{t(`plate.places.${category}`)}</p>
            </div>
          </li>
        ))}
      </Places>
    </>
  );
}

const Words = styled('p')({ maxWidth: layout.measure });

const Places = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  marginTop: theme.spacing(4),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '124px minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(2, 2.5),
  },
  '& h3': { fontSize: 'inherit', fontWeight: weights.medium, color: colors.teal900 },
  '& p': { fontSize: typeSizes.small, color: colors.stone },
  // Each under its drawing, all in a row.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
}));

const Ground = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  backgroundColor: colors.ivory,
  '& > svg': { width: '100%', height: 'auto' },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(2.5) },
}));
