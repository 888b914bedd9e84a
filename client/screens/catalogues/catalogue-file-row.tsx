import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { cataloguePath } from '@kitchen/shared/catalogues.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';

interface CatalogueFileRowProperties {
  file: CatalogueFile;
  /** The one that most visitors of the page take. */
  isFirst: boolean;
}

/** A catalogue in one language: what one gets, and how to get it. */
export function CatalogueFileRow({ file, isFirst }: CatalogueFileRowProperties) {
  const { t } = useTranslation(['catalogues', 'texts']);
  const size = useMegabytes(file.bytes);
  const name = t(`texts:languages.names.${file.language}`);
  const which = t('file.which', { catalogue: t(`items.${file.slug}.title`), language: name });
  const target = {
    href: cataloguePath(file.slug, file.language),
    hrefLang: file.language,
    type: 'application/pdf',
  };
  const download = {
    ...target,
    download: true,
    'aria-label': `${t('file.download')}: ${which}`,
    children: t('file.download'),
  };
  return (
    <Row>
      <div>
        <Name lang={file.language}>{name}</Name>
        <Details>
          {file.pages === null ? t('file.size', { size }) : t('file.details', { pages: file.pages, size })}
        </Details>
      </div>
      <Actions>
        {isFirst ? <Button {...download} /> : <Link variant="standalone" {...download} />}
        <Link variant="standalone" {...target} aria-label={`${t('file.open')}: ${which}`}>
          {t('file.open')}
        </Link>
      </Actions>
    </Row>
  );
}

/** A file's size in MB, in the visitor's way of writing numbers. */
function useMegabytes(bytes: number): string {
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return format.format(Math.max(bytes / 1_000_000, 0.1));
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  minHeight: 84,
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${colors.line}`,
}));

const Name = styled('p')({ fontWeight: weights.medium, color: colors.teal900 });

const Details = styled('p')({ fontSize: typeSizes.meta, color: colors.stone });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
}));
