import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkSync } from 'recheck';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';

// Finds the regular expressions of production code whose work grows faster than the text that they meet: with a
// text made for it, one visitor would stop the site for all.

interface Place {
  file: string;
  line: number;
}

interface Pattern extends Place {
  source: string;
  flags: string;
}

const advice = `
The work for a text must grow no faster than the text. A part must not match what the part after it matches as well,
nor be tried again from within what it has read: <[^<>]*> instead of <[^>]*>, (?<!/)/+$ instead of /+$.
What repeats anything is built where its module is loaded, not in a function.
`;

/** Steps are counted, not the time: a busy machine comes to the same result. */
const bounds = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 30_000_000,
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const files = globSync('{shared,server,client}/**/*.{ts,tsx}', {
  exclude: ['**/{node_modules,dist,testing,bench,generator}/**', '**/*.test.{ts,tsx}'],
});
const read = files.map(readPatterns);
const { built, unknown } = await loadBuilt(read.flatMap(({ calls }) => calls));
const patterns = [...read.flatMap(({ literals }) => literals), ...built];

const faults = unknown.map(({ file, line }) => `${file}:${line} is built in a function`);
for (const [pattern, places] of Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`)) {
  const fault = judge(places[0]);
  if (fault) faults.push(...places.map(({ file, line }) => `${file}:${line} ${pattern} ${fault}`));
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${advice}`);
  process.exitCode = 1;
}

function judge({ source, flags }: Pattern): string | undefined {
  // Without repetition the work at each place has a limit.
  if (!/[*+{]/.test(source)) return undefined;
  const result = checkSync(source, flags, bounds);
  if (result.status === 'safe') return undefined;
  return result.status === 'unknown'
    ? `cannot be judged (${result.error.kind}): make it simpler`
    : `takes ${result.complexity.summary} work for ${result.attack.pattern}`;
}

/** What stands in a file as a literal, and the calls by which it builds expressions, each with what it repeats itself. */
function readPatterns(file: string) {
  const text = readFileSync(file, 'utf8');
  const placeOf = ({ start }: ESTree.Node): Place => ({
    file,
    line: text.slice(0, start).split('\n').length,
  });
  const literals: Pattern[] = [];
  const calls: (Place & { repeats: boolean })[] = [];
  const noteCall = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const source = node.arguments[0];
    const isTemplate = source?.type === 'TemplateLiteral';
    const repeats = !isTemplate || source.quasis.some(({ value }) => /[*+{]/.test(value.raw));
    calls.push({ ...placeOf(node), repeats });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      literals.push({ ...placeOf(node), source: pattern, flags });
    },
    NewExpression: noteCall,
    CallExpression: noteCall,
  }).visit(parseSync(file, text).program);
  return { literals, calls };
}

/** The expressions that modules build while they are loaded, and the calls that come later and repeat something. */
async function loadBuilt(calls: ReturnType<typeof readPatterns>['calls']) {
  const built: Pattern[] = [];
  const called = new Map(calls.map((call) => [`${pathToFileURL(call.file)}:${call.line}`, call]));
  const reached = new Set<Place>();
  const build = (expression: RegExp) => {
    const caller = /file:\S+?:\d+(?=:\d+\)?$)/.exec(new Error().stack?.split('\n')[3] ?? '')?.[0] ?? '';
    const call = called.get(caller);
    if (!call) return expression;
    reached.add(call);
    built.push({ ...call, source: expression.source, flags: expression.flags });
    return expression;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, [source, flags]) => build(new target(source, flags)),
    apply: (target, _, [source, flags]) => build(target(source, flags)),
  });
  for (const file of new Set(calls.map((call) => call.file))) {
    if (file.endsWith('.ts')) await import(pathToFileURL(file).href);
  }
  return { built, unknown: calls.filter((call) => call.repeats && !reached.has(call)) };
}
