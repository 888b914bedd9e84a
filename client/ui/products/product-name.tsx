import { splitKept, translateOf } from '../texts/translate-of.ts';
import { UnbrokenWords } from '../texts/unbroken-words.tsx';

/**
 * The name of a product in a list: its model ("Antique 90"), and under it what the name says besides ("gas oven"), so
 * that models stand on one line across a row. A name without the model of a line stays whole.
 */
export function ProductName({ name }: { name: string }) {
  const [before = '', model, after = ''] = splitKept(name);
  const isOfLine = model !== undefined && /^\p{L}.*\d$/u.test(model);
  const kind = [before, after].filter(Boolean);
  if (!isOfLine || kind.length > 1 || `${before}${model}${after}` !== name) {
    return (
      <span className="model" translate={translateOf(name)}>
        {translateOf(name) ? name : <UnbrokenWords text={name} />}
      </span>
    );
  }
  const shown = (
    <span className="model" translate="no">
      {model}
    </span>
  );
  if (kind.length === 0) return shown;
  const words = (
    <span className="kind">
      <UnbrokenWords text={kind[0]?.replace(/^[\s,]+|\s+$/gu, '') ?? ''} />
    </span>
  );
  return before ? (
    <span className="names" data-kind-first>
      {words} {shown}
    </span>
  ) : (
    <span className="names">
      {shown} {words}
    </span>
  );
}
