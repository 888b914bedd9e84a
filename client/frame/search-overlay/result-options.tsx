import { paths } from '@kitchen/shared/paths.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { RecallMark } from '../../ui/products/recall-mark.tsx';
import { detailsStyle, ResultColumns, resultLayout } from '../../ui/products/result-layout.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { ResultParts } from './result-parts.tsx';
import { useOption } from './use-active-option.ts';

const picturesSeenFirst = 4;

interface ResultOptionsProperties {
  /** By which the field names the list. */
  id: string;
  hits: readonly SearchHit[];
}

/** Products that a search found, as options of the field, each of which is a link. */
export function ResultOptions({ id, hits }: ResultOptionsProperties) {
  const { t } = useTranslation('search');
  return (
    <ResultColumns id={id} role="listbox" aria-label={t('results')}>
      {hits.map((hit, index) => (
        <Item key={hit.id} role="none">
          <ProductOption hit={hit} seenFirst={index < picturesSeenFirst} />
          {hit.recall !== undefined && <RecallOption id={hit.recall} name={hit.name} />}
        </Item>
      ))}
    </ResultColumns>
  );
}

/** One without SKU has no page to lead to. */
function ProductOption({ hit, seenFirst }: { hit: SearchHit; seenFirst: boolean }) {
  const { t } = useTranslation('search');
  const option = useOption();
  const parts = (
    <ResultParts hit={hit} seenFirst={seenFirst}>
      {hit.sku !== null && <Details aria-hidden>{t('viewDetails')}</Details>}
    </ResultParts>
  );
  return hit.sku === null ? (
    <Unlinked {...option} aria-disabled="true">
      {parts}
    </Unlinked>
  ) : (
    // What lies over the page gives its step of the history to the results.
    <Linked {...option} to={paths.product(hit.sku)} replace={false}>
      {parts}
    </Linked>
  );
}

/** Whoever opens an option leaves the results in the step of the history that the search has. */
function RecallOption({ id, name }: { id: string; name: string }) {
  return <RecallMark id={id} name={name} link={{ ...useOption(), onClick: undefined }} />;
}

const Item = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${colors.line}`,
  // Where the arrow keys are is seen as the focus is.
  '& > [aria-selected="true"]': { outline: `2px solid ${colors.teal900}`, outlineOffset: 4 },
  // Under the words, not the picture.
  '& > [data-recall]': { marginInlineStart: 130 },
  [theme.breakpoints.up('md')]: { '& > [data-recall]': { marginInlineStart: 204 } },
}));

const Unlinked = styled('div')(({ theme }) => resultLayout(theme));

const Linked = styled(SiteLink)(({ theme }) => resultLayout(theme));

const Details = styled('span')(detailsStyle);
