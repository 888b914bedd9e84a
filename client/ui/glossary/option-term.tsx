import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../i18n/create-i18n.ts';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { useFacetTexts } from '../products/facet-texts.ts';
import { Explanation } from './explanation.tsx';
import { termOfOption } from './term-of-option.ts';

/** A button beside a filter's option that opens what it means; the texts come when it is first wanted. */
export function OptionTerm({ facet, option }: { facet: FacetName; option: FacetOption }) {
  const { t, i18n } = useTranslation();
  const facetTexts = useFacetTexts();
  const id = useId();
  const [, setLoaded] = useState(0);
  const term = termOfOption[option];
  if (!term) return null;
  // Where the texts cannot be had, the next press asks again.
  const load = () =>
    void addTexts(i18n, ['glossary']).then(
      () => setLoaded((times) => times + 1),
      () => undefined,
    );
  return (
    <>
      <Opener popoverTarget={id} onPointerEnter={load} onFocus={load} onClick={load}>
        <span aria-hidden="true">?</span>
        <span className={hiddenClass}>
          {t('listing.filters.explain', { option: facetTexts.option(facet, option) })}
        </span>
      </Opener>
      <Explanation id={id} term={term} />
    </>
  );
}

const Opener = styled(IconButton)({
  position: 'relative',
  gridColumn: 2,
  placeSelf: 'center end',
  marginInlineEnd: -10,
  minWidth: 32,
  minHeight: 32,
  color: colors.stone,
  fontSize: typeSizes.meta,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 6,
    border: `1px solid ${colors.field}`,
    borderRadius: '50%',
  },
  ...onHover({ color: colors.teal900 }),
  '@media (pointer: coarse)': { minWidth: layout.targetPx, minHeight: layout.targetPx },
});
