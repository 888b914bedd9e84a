import { Fragment, useId } from 'react';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { KeptWords } from '../texts/kept-words.tsx';
import { Explanation } from './explanation.tsx';
import type { Words } from './find-terms.ts';

/** A text whose terms open what they mean, at their place. */
export function ExplainedText({ words }: { words: readonly Words[] }) {
  const id = useId();
  return (
    <span>
      {words.map((part, index) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
          <KeptWords key={index} text={part} />
        ) : (
          <Fragment key={part.term}>
            <TermButton type="button" popoverTarget={`${id}${part.term}`}>
              <KeptWords text={part.words} />
            </TermButton>
            <Explanation id={`${id}${part.term}`} term={part.term} />
          </Fragment>
        ),
      )}
    </span>
  );
}

const TermButton = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: `underline dotted ${colors.field}`,
  textUnderlineOffset: 5,
  ...onHover({ textDecorationColor: colors.brass, textDecorationStyle: 'solid' }),
  '@media print': { textDecoration: 'none' },
});
