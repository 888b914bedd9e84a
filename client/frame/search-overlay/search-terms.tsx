import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';

interface SearchTermsProperties {
  title: string;
  terms: readonly string[];
  onChoose: (term: string) => void;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** Texts to search for, of which one is chosen by a press. */
export function SearchTerms({ title, terms, onChoose, children }: SearchTermsProperties) {
  return (
    <Terms>
      <h2>{title}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <ButtonBase onClick={() => onChoose(term)}>
              {term}
              <ArrowRightIcon />
            </ButtonBase>
          </li>
        ))}
      </ul>
      {children}
    </Terms>
  );
}

const Terms = styled('div')({
  '& h2': {
    marginBottom: 8,
    fontSize: typeSizes.body,
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  '& li > button': {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 64,
    borderBottom: `1px solid ${colors.line}`,
    color: colors.teal900,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    fontFamily: fonts.serif,
    fontSize: typeSizes.h3,
    fontWeight: weights.medium,
    lineHeight: 1.18,
    wordSpacing: 0,
    ...onHover({ borderColor: colors.brass }),
  },
});
