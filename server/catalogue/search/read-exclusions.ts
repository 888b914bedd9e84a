/** What a text wants products not to have, and what else it says. */
export interface Exclusions {
  excluded: {
    /** As it stands in the text, with the word that excludes it. */
    text: string;
    /** What products are not to have. */
    of: string;
  }[];
  rest: string;
}

const between = '(?:(?:a|an|the|any|il|lo|la|l|i|gli|le|un|uno|una|di|si) )*';
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:without|senza|not|non|no) ${between}(?<of>\p{L}{3,})(?!\p{L}| (?:than|di))|(?<free>\p{L}{3,})[ -]free(?!\p{L}|[ -]?standing)`,
  'gu',
);

/** Reads "without gas", "gas-free", "senza vapore", "non nero" in a folded text; numbers are excluded otherwise ("no more than 60"). */
export function readExclusions(text: string): Exclusions {
  const excluded: Exclusions['excluded'] = [];
  const rest = text.replace(pattern, (whole, ...found) => {
    const { of, free }: { of?: string; free?: string } = found.at(-1);
    excluded.push({ text: whole, of: of ?? free ?? '' });
    return ' ';
  });
  return { excluded, rest };
}
