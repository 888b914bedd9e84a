import { hiddenClass } from '../../theme/surfaces.ts';
import { splitKept, translateOf } from '../texts/translate-of.ts';
import { UnbrokenWords } from '../texts/unbroken-words.tsx';

/**
 * The name of a product in a list: its model ("Antique 90"), and under it what the name says besides ("gas oven"), so
 * that models stand on one line across a row. A name without the model of a line stays whole.
 */
export function ProductName({ name }: { name: string }) {
  const [before = '', model = '', after = '', ...more] = splitKept(name);
  const kind = before || after;
  const isParted =
    /^\p{L}.*\d$/u.test(model) && kind !== '' && (before === '' || after === '') && !more.length;
  if (!isParted) {
    const translate = translateOf(name);
    return <b translate={translate}>{translate ? name : <UnbrokenWords text={name} />}</b>;
  }
  const shown = <b translate="no">{model}</b>;
  const separator = /^[\s,]*/u.exec(kind)?.[0] ?? '';
  const words = (
    <small>
      <UnbrokenWords text={kind.slice(separator.length).trim()} />
    </small>
  );
  return before ? (
    <>
      {words} {shown}
    </>
  ) : (
    <>
      {shown}
      {/* The line's end stands for it. */}
      {separator.trim() && <span className={hiddenClass}>{separator.trim()}</span>} {words}
    </>
  );
}
