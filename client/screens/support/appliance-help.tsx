import { paths } from '@kitchen/shared/paths.ts';
import { productDocumentPath } from '@kitchen/shared/product-documents.ts';
import { productFilesOf } from '@kitchen/shared/product-files.ts';
import type { Appliance } from '@kitchen/shared/support.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { twelveColumns, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { DashList } from '../../ui/page/dash-list.tsx';
import { DocumentFacts } from '../../ui/products/document-facts.tsx';
import { DocumentList } from '../../ui/products/document-list.tsx';
import { SheetSection } from '../../ui/products/sheet-section.tsx';
import { RecallAction } from '../../ui/recalls/recall-action.tsx';
import { RecallBanner } from '../../ui/recalls/recall-banner.tsx';
import { useRecalls } from '../../ui/recalls/use-recalls.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { AppliancePicture } from './appliance-picture.tsx';
import { manualOf } from './manual-of.ts';
import { PlateDrawing } from './plate-drawing.tsx';
import { PlatePlaces, plateId } from './plate-places.tsx';
import { ServiceRequest } from './service-request.tsx';

interface ApplianceHelpProperties {
  appliance: Appliance;
  /** The serial number that was asked for, if any. */
  serial?: string | undefined;
  level: 'h1' | 'h2';
}

/** All that the owner of an appliance needs: documents, recalls, care, and whom to call. */
export function ApplianceHelp({ appliance, serial, level }: ApplianceHelpProperties) {
  const { t } = useTranslation(['support', 'texts']);
  const language = useLanguage();
  const { sku, name, category, documents, isDrawn, isMade } = appliance;
  const recalls = useRecalls(sku);
  const manual = manualOf(documents, language);
  const care = t('care', { returnObjects: true });
  return (
    <article>
      <RecallBanner recalls={recalls} />
      <Top>
        <Ground>
          <AppliancePicture appliance={appliance} sizes="(min-width: 1024px) 33vw, 100vw" />
        </Ground>
        <div>
          {isMade === false && <Mark>{t('appliance.noLongerMade')}</Mark>}
          <Typography variant="productName" component={level} lang={appliance.language}>
            <KeptWords text={name} /> {name !== sku && <Heard translate="no">{sku}</Heard>}
          </Typography>
          <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
            <TextWithElements text={t('code', { sku })} />
          </Typography>
          {isMade === false && <p>{t('appliance.noLongerMadeText')}</p>}
          {recalls.length === 0 && <p>{t('appliance.noRecall')}</p>}
          <Ways data-screen-only>
            {recalls.length > 0 && <RecallAction sku={sku} recalls={recalls} />}
            {manual && (
              <Manual>
                <Button
                  href={productDocumentPath(sku, manual.kind, manual.language)}
                  hrefLang={manual.language}
                  type="application/pdf"
                  variant={recalls.length > 0 ? 'outlined' : 'contained'}
                  sx={{ width: { xs: '100%', sm: 'auto' } }}
                >
                  {t('appliance.manual')}
                </Button>
                <Typography variant="meta" color="textSecondary">
                  <span lang={manual.language}>{t(`texts:languages.names.${manual.language}`)}</span>, PDF,{' '}
                  <DocumentFacts document={manual} />
                </Typography>
              </Manual>
            )}
            {isMade && (
              <Link component={SiteLink} variant="standalone" to={paths.product(sku)}>
                {t('appliance.sheet')}
              </Link>
            )}
          </Ways>
        </div>
      </Top>
      <SheetSection id="documents" title={t('appliance.documents')} data-screen-only>
        <div>
          {!manual && (
            <p>
              <TextWithElements
                text={t('appliance.noManual')}
                elements={{
                  ask: <Link component={SiteLink} to={paths.contactsAboutProduct(sku)} rel="nofollow" />,
                }}
              />
            </p>
          )}
          <DocumentList sku={sku} files={isMade ? productFilesOf(isDrawn) : []} documents={documents} />
        </div>
      </SheetSection>
      {category && (
        <SheetSection id="care" title={t('care.title')}>
          <div>
            <DashList>
              {care[category].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </DashList>
            <CareLink>
              <Link component={SiteLink} variant="standalone" to={paths.care}>
                {t('care.all')}
              </Link>
            </CareLink>
          </div>
        </SheetSection>
      )}
      {category ? (
        <SheetSection id={plateId} title={t('plate.title')}>
          <Place>
            <PlateDrawing category={category} />
            <p>{t(`plate.places.${category}`)}</p>
          </Place>
        </SheetSection>
      ) : (
        <PlatePlaces />
      )}
      <ServiceRequest sku={sku} serial={serial} />
    </article>
  );
}

/** Whoever goes by headings is told one finish from another, too. */
const Heard = styled('span')(visuallyHidden);

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(3),
  '& > div > p': { marginTop: theme.spacing(2), maxWidth: layout.measure },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '2fr 3fr',
    columnGap: theme.spacing(5),
    alignItems: 'center',
  },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > :first-of-type': { gridColumn: '1 / 5' },
    '& > :last-of-type': { gridColumn: '5 / -1' },
  },
}));

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  backgroundColor: colors.ivory,
  '& > img': { padding: '6%' },
  [theme.breakpoints.up('sm')]: { aspectRatio: '1' },
}));

const Mark = styled('p')(({ theme }) => ({
  width: 'fit-content',
  marginBottom: theme.spacing(2),
  padding: theme.spacing(0.5, 1.5),
  border: `1px solid ${colors.line}`,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  color: colors.teal900,
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 4),
  marginTop: theme.spacing(3),
}));

const Manual = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { width: '100%' },
  '& > p': { marginTop: theme.spacing(1) },
}));

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  '& > svg': { width: '100%', height: 'auto', backgroundColor: colors.ivory },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: theme.spacing(4) },
}));

const CareLink = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3) }));
