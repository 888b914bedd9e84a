import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import { documentPath, isShown } from '@kitchen/shared/documents.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { visuallyHidden } from '../../../theme/surfaces.ts';
import { colors, typeSizes, weights } from '../../../theme/tokens.ts';
import { useLocalisedPath } from '../../../ui/site-link.tsx';
import { useDocumentFacts } from './use-document-facts.ts';

/** A document with what helps to choose it; all of the row leads to the file. */
export function DocumentRow({ document }: { document: ReservedDocument }) {
  const { t } = useTranslation('reserved-area');
  const localise = useLocalisedPath();
  const id = useId();
  const { date, file, languages } = useDocumentFacts(document);
  const opensTab = isShown(document.format);
  return (
    <Row>
      <Name>
        <a
          href={localise(documentPath(document.id))}
          hrefLang={document.languages.join(' ')}
          aria-describedby={id}
          // The list stays where it is while the document is read.
          {...(opensTab && { target: '_blank', rel: 'noopener' })}
        >
          {document.title}
          {/* Editions in other languages have the same title. */}
          {languages !== null && `, ${t('member.languages', { languages })}`}
        </a>
        {document.isNew && <New aria-hidden="true">{t('member.new')}</New>}
      </Name>
      <Facts id={id}>
        {document.isNew && <Said>{t('member.new')}, </Said>}
        <time dateTime={document.date}>{date}</time>
        <Said>, </Said>
        <span>{file}</span>
        {opensTab && <Said>, {t('member.newTab')}</Said>}
      </Facts>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(0.75, 4),
  paddingBlock: theme.spacing(2.5),
  borderBottom: `1px solid ${colors.line}`,
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    alignItems: 'baseline',
  },
}));

// Room around the words of the row, for the pointer and for the ring.
const bleedPx = 12;

const Name = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
  '& > a': {
    color: colors.teal900,
    fontWeight: weights.medium,
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationColor: colors.line,
    textDecorationThickness: 1,
    textUnderlineOffset: 5,
  },
  '& > a::after': { content: '""', position: 'absolute', insetBlock: 0, insetInline: -bleedPx },
  'li:hover > & > a': { textDecorationColor: colors.brass },
  // The ring is around all that leads on.
  '& > a:focus-visible': { outline: 'none' },
  '& > a:focus-visible::after': { outline: '2px solid var(--focus-color)', outlineOffset: -2 },
}));

const New = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: colors.teal700,
  fontSize: typeSizes.caption,
  fontWeight: weights.medium,
  letterSpacing: '.14em',
  textTransform: 'uppercase',
  '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', backgroundColor: colors.brass },
});

/** Said, not shown. */
const Said = styled('span')({ ...visuallyHidden, whiteSpace: 'pre' });

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  color: colors.stone,
  fontSize: typeSizes.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
  [theme.breakpoints.up('xl')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
  },
}));
