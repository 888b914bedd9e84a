import type { EnergyLabel } from '@kitchen/shared/energy-label.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { technicalTables } from '@kitchen/shared/technical-information.ts';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { EnergyArrow } from '../../../ui/products/energy-arrow.tsx';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { KeptWords, keptText } from '../../../ui/texts/kept-words.tsx';

/** What Regulation (EU) No 66/2014 asks makers to publish: a table for each thing that the appliance is. */
export function TechnicalInformation({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { technicalInformation, energyLabel } = product;
  if (technicalInformation.length === 0 && !energyLabel) return null;
  const texts = t('technical', { returnObjects: true });
  return (
    <SheetSection id="technical-information" title={texts.title}>
      <Tables>
        {energyLabel && <EnergyClassLinks label={energyLabel} />}
        {technicalTables(technicalInformation, language, texts).map(({ kind, title, rows }) => (
          <Table key={kind}>
            <caption>{title}</caption>
            <TableBody>
              {rows.map(({ key, label, values }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell>
                    {values.length === 1 ? (
                      <KeptWords text={values[0]?.text ?? ''} />
                    ) : (
                      <dl>
                        {values.map(({ of, text }) => (
                          <div key={of}>
                            <dt>{of}</dt>
                            <dd {...keptText(text)} />
                          </div>
                        ))}
                      </dl>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ))}
        {technicalInformation.length > 0 && <p>{texts.source}</p>}
      </Tables>
    </SheetSection>
  );
}

/** The class again, at the head of the technical data, and where its label is registered. */
function EnergyClassLinks({ label }: { label: EnergyLabel }) {
  const { t } = useTranslation('product');
  const links = [
    { href: label.productSheet, words: t('energy.sheet') },
    { href: label.labelPicture, words: t('energy.picture') },
    { href: label.registerPage, words: t('energy.register') },
  ];
  return (
    <EnergyRow>
      {/* For eyes: beside the name it is said. */}
      <EnergyArrow energy={label} large label="" />
      {links.map(
        ({ href, words }) =>
          href && (
            <Link key={href} variant="standalone" href={href} data-screen-only>
              {words}
            </Link>
          ),
      )}
    </EnergyRow>
  );
}

const EnergyRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  marginBottom: theme.spacing(4),
  '@media print': { marginBottom: theme.spacing(1) },
}));

/** Room for tables of a sheet, ruled as its lists are. */
export const Tables = styled('div')(({ theme }) => ({
  '& table': { marginBottom: theme.spacing(4) },
  '& tbody': { borderTop: `1px solid ${colors.teal900}` },
  '& tr': { borderBottom: `1px solid ${colors.line}`, breakInside: 'avoid' },
  '& th': { width: '50%' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9em, 1fr))',
    gap: theme.spacing(1, 2),
  },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1) },
  '& dt': { color: colors.stone },
  '& > p': { fontSize: typeSizes.small, color: colors.stone },
  '@media print': {
    '& table': { marginBottom: theme.spacing(1), fontSize: typeSizes.meta, lineHeight: 1.4 },
    '& th, & td': { padding: theme.spacing(0.25, 0) },
    '& table caption': { paddingBottom: 0 },
    '& dl': { rowGap: 0 },
  },
}));
