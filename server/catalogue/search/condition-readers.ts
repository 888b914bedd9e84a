import type { Category } from '@kitchen/shared/categories.ts';
import type { SearchOrder } from '@kitchen/shared/search.ts';
import type { ProductFacts } from '../product-facts.ts';
import { nearestWidth } from '../read-width.ts';
import { energyRank } from '../sort-products.ts';

export const numberWords: Readonly<Record<string, number>> = {
  ...{ single: 1, singolo: 1, one: 1 },
  ...{ double: 2, twin: 2, two: 2, doppio: 2, doppi: 2, due: 2 },
  ...{ three: 3, tre: 3, four: 4, quattro: 4, five: 5, cinque: 5 },
  ...{ six: 6, sei: 6, seven: 7, sette: 7, eight: 8, otto: 8 },
  ...{ nine: 9, nove: 9, ten: 10, dieci: 10 },
};
const few = `(?<asked>1\\d|[1-9]|${Object.keys(numberWords).join('|')})`;
const decimal = String.raw`(?<asked>\d+(?:[.,]\d+)?)`;
/** Between a number and what is counted, it is a word of its own. */
const kept = '(?<kept>(?:a )?(?:gas|induction|induzione|electric|elettric[oi]|separate) )?';

/** How what is stated may have to be to what is asked. */
export const comparisons = {
  below: (value: number, asked: number) => value < asked,
  most: (value: number, asked: number) => value <= asked,
  exactly: (value: number, asked: number) => value === asked,
  least: (value: number, asked: number) => value >= asked,
  above: (value: number, asked: number) => value > asked,
};
type Comparison = keyof typeof comparisons;

/** What is said before a number that is not meant exactly. */
export const bounds = {
  below: 'under|below|less than|narrower than|smaller than|sotto (?:i|ai)|sotto|meno di|inferiore a|<',
  most: 'up to|at most|max|maximum|(?:no|not) (?:more|wider) than|within|fino (?:a|ai)|al massimo|massim[oa]|entro (?:i )?|non piu di|<=|≤',
  least: 'at least|min|minimum|(?:no|not) less than|almeno|minim[oa]|a partire da|non meno di|>=|≥',
  above:
    'over|above|more than|wider than|larger than|oltre (?:i )?|sopra (?:i )?|piu (?:largo |larga )?di|superiore a|>',
} satisfies Partial<Record<Comparison, string>>;
const bound = Object.entries(bounds)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join('|');
const maybeBound = `(?:(?:${bound}) ?)?`;

export interface Reader {
  /** What is `asked` is a group of it; what `stays` among the words though it belongs to that, and what is `kept` between them, are others. */
  pattern: string;
  isMet(facts: ProductFacts, asked: string, compare: (value: number, asked: number) => boolean): boolean;
  /** What counts where nothing is said before the number. */
  usual?: Comparison;
  kindOf?(asked: string): Category | undefined;
  /** What it is about; absent where products state nothing of the kind. */
  fact?: keyof ProductFacts;
  /** Where it asks for an order: the lowest first, and what it is called. */
  rank?(facts: ProductFacts, asked: string, isBound: boolean): number;
  rankOfOvens?(facts: ProductFacts): number;
  order?: SearchOrder;
}

/** What is said behind a number of inches. */
export const inches = `(?:[ -]?inch(?:es)?|-?in(?![a-z])| ?pollici| ?"| ?'')`;

/** Of appliances; other numbers are of other things. */
const wide = String.raw`(?:[3-9]\d|1[0-2]\d)`;
const notOfWidth = String.raw`(?! ?(?:\d|[.,]\d|%|€|£|k?g|k?w|v|mm|euros?|inch))`;
const centimetres = '(?: ?(?:cm|centimet(?:re|er)s?|centimetr[oi]))?';

/** By which names say how wide something is: 36 inches are 90, and 898 mm are. */
const nameOfWidth = (centimetres: number) => Number(nearestWidth(centimetres) ?? centimetres);
const inchesInCm = (asked: string) => nameOfWidth(Number(asked) * 2.54);

/** No appliance is so many centimetres deep or high. */
const sideInCm = (asked: string) => toNumber(asked) / (toNumber(asked) > 250 ? 10 : 1);
const sidePattern = String.raw`(?<asked>\d{2,4}(?:[.,]\d)?)(?: ?[cm]m)?`;
/** A side may be said to be so much where it is nearly that, as a width is: an oven 595 mm high is 60. */
const asNamed = (side: number, asked: number) => (Math.abs(side - asked) <= 2 ? asked : side);

const energyRankOf = ({ energyClasses }: ProductFacts) =>
  energyClasses ? energyRank(energyClasses) : Number.POSITIVE_INFINITY;

/** Of equal width the one that holds more is larger; where no litres are stated they count as `unstated`. */
const sizeOf = ({ width = 0, litres }: ProductFacts, unstated: number) =>
  width * 1000 + Math.max(...(litres ?? [unstated]));

const classWords =
  'energy class|energy rating|energy label|classe energetica|etichetta energetica|class|classe|rated|rating';

/** What may stand between an oven and its fuel. */
const ovenTypes =
  'wall|built-in|fan|convection|static|single|double|twin|da incasso|singol[oi]|doppi[oi]?|static[oi]|ventilat[oi]';

/** Of "gas or electric oven", either is meant, as of other words. */
const notBehindFuel = '(?<!(?:gas|electric) or )';
const notBeforeFuel = '(?! (?:or|o|oppure) (?:a )?(?:gas|electric|elettric))';

const kilowattsOf = `${decimal} ?(?:kw|kilowatts?)`;
/** Behind a number, or the first of two. */
const volts = '(?:v?[-–/](?:2[34]0|415))? ?v(?:olts?)?';
/** What a supply is called by: each number of phases has volts of its own, and three those of one phase before them. */
const [onePhase, threePhases] = [`2[234]0${volts}`, `(?:2[234]0v?[-–/])?(?:380|400|415)${volts}`];
/** What phases and volts are known by. */
const supply = '(?:[hf]ase|0 ?v)';

/** Of folded texts in both languages. */
export const readers: readonly Reader[] = [
  ...(
    [
      ['burners', 'burners?|rings?|fuochi|bruciator[ei]|fornelli'],
      ['zones', 'zones?|zon[ae]'],
    ] as const
  ).flatMap(([fact, words]) =>
    // Before something else that is counted, a number is of that; before a width it is not.
    [
      `${maybeBound}${few}[ -]?${kept}(?:${words})`,
      String.raw`(?:${words}):? ${few}(?= ?(?:$|,)| \d{2})`,
    ].map(
      (pattern): Reader => ({
        pattern,
        isMet: ({ [fact]: stated }, asked, compare) =>
          stated !== undefined && compare(stated, toNumber(asked)),
        fact,
      }),
    ),
  ),
  // Of the burners above an oven records say gas as well.
  ...[
    `${notBehindFuel}gas[ -](?<kept>(?:${ovenTypes}) )?(?<stays>ovens?)`,
    `(?<stays>ovens?|forn[oi])(?<kept> (?:${ovenTypes}))?(?: a)?[ -]gas(?! (?:burners?|cook(?:er|top)s?|hobs?|range|top))${notBeforeFuel}`,
  ].map(
    (pattern): Reader => ({
      pattern: `(?<asked>${pattern})`,
      isMet: ({ gasOven }) => gasOven ?? false,
      fact: 'gasOven',
    }),
  ),
  ...[
    `${notBehindFuel}electric[ -](?<kept>(?:${ovenTypes}) )?(?<stays>ovens?)`,
    `(?<stays>forn[oi])(?<kept> (?:${ovenTypes}))? elettric[oi]${notBeforeFuel}`,
  ].map(
    (pattern): Reader => ({
      pattern: `(?<asked>${pattern})`,
      isMet: ({ electricOven }) => electricOven ?? false,
      fact: 'electricOven',
    }),
  ),
  ...[
    `${maybeBound}${few}[ -]*${kept}(?:ovens?|forn[oi])`,
    'forn[oi] +(?<asked>doppio|doppi|singolo)(?! vetr[oi])',
    '(?<asked>double|twin)(?<kept> (?:built-in|built in|wall|fan))[ -](?:ovens?)',
  ].map(
    (pattern): Reader => ({
      pattern,
      isMet: ({ ovens }, asked, compare) => ovens !== undefined && compare(ovens, toNumber(asked)),
      // What has one oven and nothing above it is called so.
      kindOf: (asked) => (toNumber(asked) === 1 ? 'ovens' : undefined),
      fact: 'ovens',
    }),
  ),
  // Elsewhere "un forno" is any.
  ...[
    '(?<=(?:cucin[ae]|blocco cottura) (?:con )?)(?<asked>un(?: solo| unico)? forno(?: sol[oi]| singolo| unico)?)',
    '(?<asked>un (?:solo|unico) forno|(?:un )?forno (?:solo|unico)|only one oven)',
  ].map((pattern): Reader => ({ pattern, isMet: ({ ovens }) => ovens === 1, fact: 'ovens' })),
  {
    pattern: `${maybeBound}${decimal} ?(?:l|lt|lit(?:re|er)s?|litr[oi])`,
    isMet: ({ litres = [] }, asked, compare) => litres.some((each) => compare(each, toNumber(asked))),
    fact: 'litres',
  },
  {
    pattern: `${maybeBound}${decimal} ?(?:dba?|decibels?)`,
    isMet: ({ noise }, asked, compare) => noise !== undefined && compare(noise, toNumber(asked)),
    usual: 'most',
    fact: 'noise',
  },
  {
    pattern:
      '(?<asked>quiet(?:ly|est)?|silent|how (?:loud|noisy|quiet)|quanto (?:e )?rumoros[aeio]|quanto rumore fa(?:nno)?|noiseless|low noise|silenzios[aeio]|bassa rumorosita|(?:poco|meno|non(?: troppo)?) rumoros[aeio]|(?:less|not(?: too| very)?) noisy' +
      '|(?:noise|sound)(?: levels?)?(?: (?:in )?(?:db|decibels?))?|livello sonoro|rumor(?:e|osita)(?: in db)?|dba?|decibels?)',
    isMet: ({ noise }) => noise !== undefined,
    kindOf: () => 'hoods',
    fact: 'noise',
    rank: ({ noise = Number.POSITIVE_INFINITY }) => noise,
    order: 'noise',
  },
  {
    pattern: '(?<asked>pyrolysis|pyrolytic|pirolisi|pirolitic(?:[aio]|he))(?: (?:self[ -])?cleaning)?',
    isMet: ({ cleaning }) => cleaning?.includes('pyrolytic') ?? false,
    fact: 'cleaning',
  },
  {
    pattern: '(?<asked>catalysis|catalytic|catalisi|cataliti(?:c[aio]|che))(?: cleaning)?',
    isMet: ({ cleaning }) => cleaning?.includes('catalytic') ?? false,
    fact: 'cleaning',
  },
  // With steam it may cook as well, which is said otherwise.
  {
    pattern:
      '(?<asked>steam[ -]?clean(?:ing|ed|s)?|clean(?:ing|ed|s)? (?:with|by) steam|puli(?:zia|re|t[aeio]|sce) (?:a|col|con(?: il)?) vapore)',
    isMet: ({ cleaning }) => cleaning?.includes('steam') ?? false,
    fact: 'cleaning',
  },
  // What steam loosens is wiped off.
  {
    pattern:
      '(?<asked>self[ -]clean(?:ing|s)|clean(?:s|ing)? itself|autopulent[ei]|autopulizia|si (?:autopulisce|pulisce da sol[ao]))',
    isMet: ({ cleaning = [] }) => cleaning.includes('pyrolytic') || cleaning.includes('catalytic'),
    fact: 'cleaning',
  },
  {
    pattern: `${maybeBound}${decimal} ?(?:m[3³] ?/? ?h|mc ?/? ?h)`,
    isMet: ({ airFlow }, asked, compare) => airFlow !== undefined && compare(airFlow, toNumber(asked)),
    usual: 'least',
    fact: 'airFlow',
  },
  {
    pattern:
      '(?<asked>(?:(?:most|very|piu|molto) )?(?:powerful|potent[ei])|strongest|high(?:est)? (?:extraction|suction)(?: rate| power| capacity)?)',
    isMet: ({ airFlow }) => airFlow !== undefined,
    kindOf: () => 'hoods',
    fact: 'airFlow',
    rank: ({ airFlow = 0 }) => -airFlow,
    order: 'extraction',
  },
  // Whoever names what is measured asks for what states it.
  {
    pattern:
      '(?<asked>(?:extraction|suction) (?:rate|capacity|power)|air ?flow|portata(?: d.aria)?|(?:m[3³]|mc) ?/? ?h)',
    isMet: ({ airFlow }) => airFlow !== undefined,
    kindOf: () => 'hoods',
    fact: 'airFlow',
  },
  {
    pattern:
      '(?<asked>(?:usable )?(?:capacity|volume)(?: in lit(?:re|er)s)?|lit(?:re|er)s|capienza|capacita|litri)',
    isMet: ({ litres }) => litres !== undefined,
    fact: 'litres',
  },
  {
    pattern: `${maybeBound}(?<!× )(?<asked>\\d{2})${inches}`,
    isMet: ({ width }, asked, compare) => width !== undefined && compare(width, inchesInCm(asked)),
    fact: 'width',
  },
  // The first of two or three sides is the width; which the others are, nobody says.
  {
    pattern: `${maybeBound}(?<!× )${sidePattern}(?= ×)`,
    isMet: ({ width }, asked, compare) => width !== undefined && compare(width, nameOfWidth(sideInCm(asked))),
    fact: 'width',
  },
  ...[
    { pattern: '× (?<asked>\\d{2})"', inCm: inchesInCm },
    { pattern: `× ${sidePattern}`, inCm: sideInCm },
  ].map(
    ({ pattern, inCm }): Reader => ({
      pattern,
      isMet: ({ otherSides = [] }, asked, compare) =>
        otherSides.some((side) => compare(asNamed(side, inCm(asked)), inCm(asked))),
      fact: 'otherSides',
    }),
  ),
  // As dealers write a width; running text has heights and depths as well.
  {
    pattern: `${maybeBound}(?<asked>\\d{3,4}) ?mm(?! (?:deep|depth|high|height|tall|di profondita|di altezza))(?: (?:wide|width|di larghezza))?`,
    isMet: ({ width }, asked, compare) =>
      width !== undefined && compare(width, nameOfWidth(Number(asked) / 10)),
    fact: 'width',
  },
  ...[
    `(?:between|tra|fra) (?:i )?(?<asked>${wide}${centimetres} (?:and|e)(?: i)? ${wide})`,
    `(?:(?:from|da) )?(?<asked>${wide}${centimetres}(?: ?[-–] ?| (?:to|ai?) )${wide})`,
  ].map(
    (pattern): Reader => ({
      pattern: pattern + centimetres + notOfWidth,
      isMet({ width }, asked, compare) {
        const [least = 0, most = 0] = (asked.match(/\d+/g) ?? []).map(Number);
        return width !== undefined && compare(width, Math.min(Math.max(width, least), most));
      },
      fact: 'width',
    }),
  ),
  // Beside phases it is what a supply carries: what needs less takes it as well, and most of it first.
  ...[`${kilowattsOf}(?=.{0,30}${supply})`, `(?<=${supply}.{0,30})${kilowattsOf}`].map(
    (pattern): Reader => ({
      pattern: maybeBound + pattern,
      isMet: ({ kilowatts }, asked, compare) =>
        kilowatts !== undefined && compare(kilowatts, toNumber(asked)),
      usual: 'most',
      fact: 'kilowatts',
      rank: ({ kilowatts = 0 }) => -kilowatts,
    }),
  ),
  ...[
    { unit: 'kw|kilowatts?', ofAKilowatt: 1 },
    { unit: 'w|watts?', ofAKilowatt: 1000 },
  ].map(
    ({ unit, ofAKilowatt }): Reader => ({
      pattern: `${maybeBound}${decimal} ?(?:${unit})`,
      isMet: ({ kilowatts }, asked, compare) =>
        kilowatts !== undefined && compare(kilowatts, toNumber(asked) / ofAKilowatt),
      fact: 'kilowatts',
    }),
  ),
  {
    // In Italian "a" is a word as well: apart from the number it counts only behind one that fuses have, and no width.
    pattern: `${maybeBound}(?<asked>\\d{1,2})(?: ?amp(?:s|eres?)?|a|(?<=1[036]|2[05]|32) a(?! ?\\d))`,
    isMet: ({ amps }, asked, compare) => amps !== undefined && compare(amps, toNumber(asked)),
    // What needs less takes it as well.
    usual: 'most',
    fact: 'amps',
  },
  // No record states what is asked for it.
  ...[
    String.raw`(?:[€£] ?)(?<asked>\d+)`,
    String.raw`(?<asked>\d+(?:[.,]\d+)?) ?(?:€|£|eur|euros?|pounds)`,
  ].map((pattern): Reader => ({ pattern: maybeBound + pattern, isMet: () => false })),
  // Without a bound it is the width that names say, and a word like others. Money and weights are no widths.
  {
    pattern: String.raw`(?:${bound}) ?(?<asked>\d{2,3})${centimetres}${notOfWidth}`,
    isMet: ({ width }, asked, compare) => width !== undefined && compare(width, toNumber(asked)),
    fact: 'width',
  },
  ...[
    `${maybeBound}(?:${classWords}) (?<asked>[a-g]\\+{0,3})`,
    `${maybeBound}(?<asked>[a-g]\\+{1,3}|[a-g](?=[ -](?:${classWords})(?! plate)))(?:[ -](?:${classWords}|energy))?`,
  ].map(
    (pattern): Reader => ({
      pattern,
      // The better a class, the more it is.
      isMet: ({ energyClasses = [] }, asked, compare) =>
        energyClasses.some((each) => compare(-energyRank([each]), -energyRank([asked.toUpperCase()]))),
      // A better one serves as well, after the one that was named.
      usual: 'least',
      fact: 'energyClasses',
      rank: (facts, asked, isBound) =>
        !isBound && facts.energyClasses?.every((each) => each === asked.toUpperCase())
          ? Number.NEGATIVE_INFINITY
          : energyRankOf(facts),
      order: 'energy',
    }),
  ),
  {
    pattern: [
      '(?<asked>(?:best|highest|top) (?:energy )?(?:class|rating|efficiency)',
      '(?:(?:most|very) )?(?:energy[ -])?efficient|low(?:est)? (?:energy |power )?consumption|energy[ -]saving',
      '(?:miglior|massima) (?:classe|efficienza)(?: energetica)?|migliore (?:classe|efficienza)(?: energetica)?',
      '(?:classe|efficienza)(?: energetica)? (?:migliore|massima|piu alta)',
      '(?:piu )?efficient[ei]|alta efficienza|bass[oi] consum[oi]|(?:che )?consuma(?:no)? (?:poco|meno|di meno)|risparmio energetico)',
    ].join('|'),
    isMet: ({ energyClasses }) => energyClasses !== undefined,
    fact: 'energyClasses',
    rank: energyRankOf,
    order: 'energy',
  },
  {
    pattern:
      '(?<asked>energy (?:class(?:es)?|ratings?|labels?)|class[ei] energetic(?:a|he)|etichett[ae] energetic(?:a|he)' +
      '|(?:energy|power|electricity) (?:consumption|usage)|consum[oi])',
    isMet: ({ energyClasses }) => energyClasses !== undefined,
    fact: 'energyClasses',
  },
  {
    pattern: '(?<asked>ducted|ducting|vented|aspirant[ei]|canalizzat[aeio])(?: (?:mode|extraction))?',
    isMet: ({ ducting }) => ducting?.includes('ducted') ?? false,
    fact: 'ducting',
  },
  {
    pattern:
      '(?<asked>recirculat(?:ing|ion|ed)|ductless|filtrant[ei]|ricircolo)(?: (?:mode|extraction|d.aria))?',
    isMet: ({ ducting }) => ducting?.includes('recirculating') ?? false,
    fact: 'ducting',
  },
  {
    pattern: '(?<asked>(?:dual|bi|mixed|two)[ -]?fuel|doppia alimentazione|alimentazione mista)',
    isMet: ({ dualFuel }) => dualFuel ?? false,
    fact: 'dualFuel',
  },
  {
    pattern: `(?<asked>(?:single|one|mono|1)[ -]?(?:phase|fase)|${onePhase})`,
    isMet: ({ connections }) => connections?.includes('single_phase') ?? false,
    fact: 'connections',
  },
  {
    pattern: `(?<asked>(?:three|tri|3)[ -]?(?:phase|fase)|${threePhases})`,
    isMet: ({ connections }) => connections?.includes('three_phase') ?? false,
    fact: 'connections',
  },
  {
    pattern:
      '(?<asked>(?:large|big) famil(?:y|ies)|famigli[ae] (?:numeros[ae]|grand[ei])|largest|large|biggest|big|widest|(?:(?:piu|molto) )?(?:grand[ei]|grandissim[aoie]|capient[ei])|(?:piu|molto) larg(?:[ao]|h[ei])|spacious|roomy)(?! (?:than|di) \\d)',
    isMet: ({ width }) => width !== undefined,
    rank: (facts) => -sizeOf(facts, 0),
    // By what they hold, not by the width of the cooker that they are in.
    rankOfOvens: ({ litres = [0] }) => -Math.max(...litres),
    order: 'largest',
  },
  {
    pattern:
      '(?<asked>smallest|small|narrowest|narrow|(?:(?:piu|molto) )?(?:piccol[aoie]|strett[aoie]))(?! (?:than|di) \\d)',
    isMet: ({ width }) => width !== undefined,
    rank: (facts) => sizeOf(facts, 999),
    order: 'width',
  },
];

const toNumber = (asked: string) => numberWords[asked] ?? Number(asked.replace(',', '.'));
