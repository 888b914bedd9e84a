import type { DocumentKind, ReservedDocument } from '@kitchen/shared/documents.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { twelveColumns } from '../../../theme/surfaces.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { DocumentRow } from './document-row.tsx';

interface DocumentGroupProperties {
  kind: DocumentKind;
  documents: readonly ReservedDocument[];
}

/** The documents of one kind. */
export function DocumentGroup({ kind, documents }: DocumentGroupProperties) {
  const { t } = useTranslation('reserved-area');
  return (
    <Group aria-labelledby={kind}>
      <Title>
        <Typography variant="h3" component="h2" id={kind}>
          {t(`kinds.${kind}`)}
        </Typography>
        <p>{t('member.count', { count: documents.length })}</p>
      </Title>
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </Group>
  );
}

const Group = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  paddingTop: theme.spacing(3),
  '& + &': { marginTop: theme.spacing(7) },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    paddingTop: 0,
    '& > ul': { gridColumn: '5 / -1' },
  },
}));

const Title = styled('div')(({ theme }) => ({
  '& > p': { marginTop: theme.spacing(0.5), color: colors.stone, fontSize: typeSizes.meta },
  [theme.breakpoints.up('lg')]: { gridColumn: '1 / 5', paddingTop: theme.spacing(3) },
}));
