import { styled } from '../../theme/styled.ts';
import { unbroken } from '../../theme/surfaces.ts';
import { KeptWords } from './kept-words.tsx';

/** Longest word in characters that never breaks: longer ones might not fit on a narrow card. */
const lengthLimit = 16;

/** A text whose words do not break at their hyphens, and of which browsers translate what `KeptWords` lets them. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(?<!\S)(\S+-\S+)/).map((part, index) =>
    // Hyphenated words stand at odd places.
    index % 2 === 1 && part.length <= lengthLimit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <Unbroken key={index}>{part}</Unbroken>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <KeptWords key={index} text={part} />
    ),
  );
}

const Unbroken = styled('span')(unbroken);
