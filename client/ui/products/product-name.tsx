import { splitKept, translateOf } from '../texts/translate-of.ts';
import { UnbrokenWords } from '../texts/unbroken-words.tsx';

/** The name of a line with the width of the appliance: fewer digits count burners. */
const modelPattern = /^\p{L}.* \d{2,3}$/u;
/** Words in front of it that are about the model itself, not about what is for it. */
const beforePattern = /^(?!.* (?:for|per) $)\p{L}.*[\p{L}\d] $/u;
/** Words after it, for whose comma the line's end stands; a unit belongs to the number. */
const afterPattern = /^,? ((?!(?:cm|mm)(?!\p{L}))\p{L}.*)$/u;

interface ProductNameProperties {
  name: string;
  /** What it is, for a name that says its model alone. */
  kind?: string | undefined;
}

/**
 * The name of a product in a list: its model ("Antique 90"), and under it what the name says besides ("gas oven"), so
 * that models stand on one line across a row. A name that is not made of these two stays whole.
 */
export function ProductName({ name, kind: kindOfModel }: ProductNameProperties) {
  const [before = '', model = '', after = '', ...more] = splitKept(name);
  const isOfModel = more.length === 0 && modelPattern.test(model);
  const kind = after === '' ? kindOfModel : afterPattern.exec(after)?.[1];
  const shown = <b translate="no">{model}</b>;
  if (isOfModel && before === '' && kind !== undefined) {
    return (
      <>
        {shown}{' '}
        <small>
          <UnbrokenWords text={kind} />
        </small>
      </>
    );
  }
  if (isOfModel && after === '' && beforePattern.test(before)) {
    return (
      <>
        <small>
          <UnbrokenWords text={before.trim()} />
        </small>{' '}
        {shown}
      </>
    );
  }
  const translate = translateOf(name);
  return <b translate={translate}>{translate ? name : <UnbrokenWords text={name} />}</b>;
}
