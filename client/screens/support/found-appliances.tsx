import { paths } from '@kitchen/shared/paths.ts';
import { productDocumentPath } from '@kitchen/shared/product-documents.ts';
import type { FoundAppliance } from '@kitchen/shared/support.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { DocumentFacts } from '../../ui/products/document-facts.tsx';
import { detailsStyle, ResultColumns, resultLayout } from '../../ui/products/result-layout.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { AppliancePicture } from './appliance-picture.tsx';
import { manualOf } from './manual-of.ts';
import { nameWithCode } from './name-with-code.ts';

/** Appliances that may be meant, each with its manual. */
export function FoundAppliances({ items }: { items: readonly FoundAppliance[] }) {
  return (
    <ResultColumns>
      {items.map((appliance) => (
        <Item key={appliance.sku}>
          <Ground>
            <AppliancePicture appliance={appliance} sizes="(min-width: 768px) 176px, 112px" />
          </Ground>
          <Words appliance={appliance} />
        </Item>
      ))}
    </ResultColumns>
  );
}

function Words({ appliance }: { appliance: FoundAppliance }) {
  const { sku, name, language: written, documents } = appliance;
  const { t } = useTranslation(['support', 'product-sheet']);
  const language = useLanguage();
  const manual = manualOf(documents, language);
  return (
    <div>
      <Typography variant="cardName" lang={written}>
        <KeptWords text={name} />
      </Typography>
      <Typography color="textSecondary" variant="meta">
        <TextWithElements text={t('code', { sku })} />
      </Typography>
      {manual && (
        <Manual>
          <Link
            variant="standalone"
            href={productDocumentPath(sku, manual.kind, manual.language)}
            hrefLang={manual.language}
            type="application/pdf"
            aria-label={`${t('product-sheet:documents.kinds.manual')}: ${nameWithCode(appliance)}`}
          >
            {t('product-sheet:documents.kinds.manual')}
          </Link>
          <Typography component="span" variant="meta" color="textSecondary">
            PDF, <DocumentFacts document={manual} />
          </Typography>
        </Manual>
      )}
      <p>
        <All to={paths.supportOf(sku)} aria-label={`${t('all')}: ${nameWithCode(appliance)}`}>
          {t('all')}
        </All>
      </p>
    </div>
  );
}

const Item = styled('li')(({ theme }) => ({
  ...resultLayout(theme),
  borderBottom: `1px solid ${colors.line}`,
}));

/** Over what leads on everywhere else. */
const Manual = styled('p')({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  '& > span': { display: 'block' },
});

const All = styled(SiteLink)({
  ...detailsStyle,
  // The whole appliance leads on.
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});

const Ground = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '1',
  backgroundColor: colors.ivory,
  '& > img': { padding: '10%' },
});
