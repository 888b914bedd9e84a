import { nameClasses } from '@kitchen/shared/energy-label.ts';
import type { FigureName } from '@kitchen/shared/facts.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { KeptWords } from '../../../ui/texts/kept-words.tsx';

/** Small drawings in lines, in the box of an icon. */
const signs = {
  width: 'M2 6v12M22 6v12M2 12h20M5 9l-3 3 3 3m14-6 3 3-3 3',
  energy: 'M2 6.5h14.5L22 12l-5.5 5.5H2z',
  fuel: 'M12 2c.5 4-5 6-5 12a5 5 0 0 0 10 0c0-3-2-4-2.500-7C13 8 13 9 12 11c-1-3 1-6 0-9z',
  ovens: 'M3 3h18v18H3zM3 8h18M6 5.500h2m3 0h2M6 11h12v7H6z',
  cooktop:
    'M3 3h18v18H3zM11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm8 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm-1-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm-8 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  connection: 'M8 2v6m8-6v6M5 8h14v3a7 7 0 0 1-14 0zm7 10v4',
  noise: 'M3 9v6h4l5 4.500v-15L7 9zm12.500-.500a5 5 0 0 1 0 7m3-10a9 9 0 0 1 0 13',
  airFlow: 'M2 8h12a3 3 0 1 0-3-3M2 12h17a3 3 0 1 1-3 3M2 16h8a3 3 0 1 1-3 3',
} as const;

/** In place of the flame where nothing burns. */
const heat = 'M7 3c-3 3 3 6 0 9s3 6 0 9m5-18c-3 3 3 6 0 9s3 6 0 9m5-18c-3 3 3 6 0 9s3 6 0 9';

type FigureKey = keyof typeof signs;

/** What people compare first, each in a word or number, as far as the records say it. */
export function KeyFigures({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'texts']);
  const facetTexts = useFacetTexts();
  const { facts, figures, features, energyLabel } = product;
  const fuels = (['cooktop_type', 'cooking_zone', 'oven_type'] as const).flatMap((facet) =>
    facts[facet] ? [facetTexts.fact(facet, facts[facet])] : [],
  );
  const supply = (name: string) => t(`keyFigures.supplies.${name}` as 'keyFigures.supplies.gas');
  // It takes one of them, and gas besides.
  const electric = features.connection?.map(supply).join('\u00a0/ ');
  const figure = (name: FigureName) =>
    figures[name] === undefined ? [] : [facetTexts.figure(name, figures[name])];
  const said: Record<FigureKey, string[]> = {
    width: facts.width ? [facetTexts.fact('width', facts.width)] : [],
    energy: energyLabel
      ? [
          nameClasses(energyLabel, (number) => t('texts:common.oven', { number })),
          `${energyLabel.from} – ${energyLabel.to}`,
        ]
      : [],
    fuel: fuels,
    ovens: [...figure('ovens'), ...figure('litres')],
    cooktop: [...figure('burners'), ...figure('zones')],
    noise: figure('noise'),
    airFlow: figure('airFlow'),
    connection: [...(electric ? [electric] : []), ...(features.gas ? [supply('gas')] : [])],
  };
  const shown = (Object.keys(signs) as FigureKey[]).filter((key) => said[key].length > 0);
  if (shown.length === 0) return null;
  return (
    // On paper all sections are open, which say the same.
    <List data-screen-only>
      {shown.map((key) => (
        <div key={key}>
          <dt>
            <Icon size={28}>
              <path d={key === 'fuel' && !features.gas ? heat : signs[key]} />
            </Icon>
            {t(key === 'ovens' && figures.ovens === undefined ? 'keyFigures.volume' : `keyFigures.${key}`)}
          </dt>
          {said[key].map((value) => (
            <dd key={value}>
              <KeptWords text={value} />
            </dd>
          ))}
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${colors.teal900}`,
  marginBottom: theme.spacing(6),
  // The last row is ruled to its end.
  [theme.breakpoints.down('md')]: { '& > :last-child:nth-child(odd)': { gridColumn: 'span 2' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :last-child:nth-child(3n + 1)': { gridColumn: 'span 3' },
    '& > :last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
    // Four stand in one row.
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > :nth-child(4):last-child': { gridColumn: 'auto' },
  },
  '& > div': {
    padding: theme.spacing(3, 2, 3, 0),
    borderBottom: `1px solid ${colors.line}`,
    breakInside: 'avoid',
  },
  '& dt': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    fontSize: typeSizes.small,
    color: colors.stone,
  },
  '& svg': { color: colors.teal700 },
  '& dd': { ...theme.typography.accordionTitle, fontSize: typeSizes.h3 },
  '& dd::first-letter': { textTransform: 'uppercase' },
  '& dd + dd': { ...theme.typography.body2, color: colors.ink },
}));
