import type { CatalogueFile, CatalogueSlug } from '@kitchen/shared/catalogues.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { DashList } from '../../ui/page/dash-list.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { CatalogueCover } from './catalogue-cover.tsx';
import { CatalogueFileRow } from './catalogue-file-row.tsx';

const contents = ['lines', 'more', 'data'] as const;

interface CatalogueCardProperties {
  slug: CatalogueSlug;
  /** The visitor's language first. */
  files: readonly CatalogueFile[];
}

/** A catalogue: its cover, what is inside, and its files. */
export function CatalogueCard({ slug, files }: CatalogueCardProperties) {
  const { t } = useTranslation('catalogues');
  return (
    <Card>
      <CatalogueCover slug={slug} />
      <div>
        <Typography variant="boxTitle">{t(`items.${slug}.title`)}</Typography>
        <Typography color="textSecondary">
          <KeptWords text={t(`items.${slug}.subtitle`)} />
        </Typography>
        <Contents>
          {contents.map((part) => (
            <li key={part}>
              <KeptWords text={t(`items.${slug}.contents.${part}`)} />
            </li>
          ))}
        </Contents>
      </div>
      <Files>
        {files.map((file, index) => (
          <CatalogueFileRow key={file.language} file={file} isFirst={index === 0} />
        ))}
      </Files>
    </Card>
  );
}

/** Words and files stand on the same lines in all cards of a row. */
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  alignContent: 'start',
  rowGap: theme.spacing(4),
  '& h2 + p': { marginTop: theme.spacing(0.5) },
}));

const Contents = styled(DashList)(({ theme }) => ({ marginTop: theme.spacing(2.5) }));

const Files = styled('ul')({ borderTop: `1px solid ${colors.teal900}` });
