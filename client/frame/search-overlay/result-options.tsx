import { paths } from '@kitchen/shared/paths.ts';
import { recallPath } from '@kitchen/shared/recalls.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import {
  detailsStyle,
  isSeenFirst,
  ResultColumns,
  ResultParts,
  resultLayout,
} from '../../ui/products/search-result-list.tsx';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';
import { useOption } from './use-active-option.ts';

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
          <ProductOption hit={hit} seenFirst={isSeenFirst(index)} />
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
      {hit.sku !== null && <Details>{t('viewDetails')}</Details>}
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

function RecallOption({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const localise = useLocalisedPath();
  // A page that is loaded anew is there with the part that its address names.
  return (
    <Recall
      {...useOption()}
      href={localise(recallPath(id))}
      aria-label={`${t('common.recall')} (${name})`}
      data-recall
    >
      <AlertIcon size={18} />
      {t('common.recall')}
    </Recall>
  );
}

const Item = styled('li')({ borderBottom: `1px solid ${colors.line}` });

/** Where the arrow keys are is seen as the focus is. */
const active = {
  '&[aria-selected="true"]': { outline: `2px solid ${colors.teal900}`, outlineOffset: 4 },
} as const;

const Unlinked = styled('div')(({ theme }) => ({ ...resultLayout(theme), ...active }));

const Linked = styled(SiteLink)(({ theme }) => ({
  ...resultLayout(theme),
  ...active,
  color: 'inherit',
  textDecoration: 'none',
}));

const Details = styled('span')(detailsStyle);

const Recall = styled('a')(({ theme }) => ({
  display: 'flex',
  width: 'fit-content',
  // Under the words, not the picture.
  marginInlineStart: 130,
  alignItems: 'center',
  gap: 6,
  minHeight: layout.targetPx,
  paddingBlock: 8,
  fontSize: typeSizes.small,
  lineHeight: 1.35,
  color: colors.error,
  '& > svg': { flex: 'none' },
  ...active,
  [theme.breakpoints.up('md')]: { marginInlineStart: 204 },
}));
