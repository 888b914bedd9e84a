import { styled } from '@mui/material/styles';

/** Longest word in characters that is kept whole: longer ones might not fit on a narrow card. */
const lengthLimit = 16;

/** A text whose words do not break at their hyphens. */
export function KeptWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    // Hyphenated words stand at odd places.
    index % 2 === 1 && part.length <= lengthLimit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <Kept key={index}>{part}</Kept>
    ) : (
      part
    ),
  );
}

const Kept = styled('span')({ whiteSpace: 'nowrap' });
