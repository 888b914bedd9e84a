import type { Plugin } from 'vite';

const uncalled = [
  /\/@mui\/material\/styles\/createThemeWithVars\.mjs$/,
  /\/@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
  /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  /\/hoist-non-react-statics\/dist\/[^/]*\.js$/,
];

/**
 * Leaves out what nothing here calls: what Material's theme holds for themes with CSS variables, which this one is
 * not, 7 KB of what lies over the page; ripples in buttons, which have none; and what emotion imports for its
 * `withTheme`, half a kilobyte of every page. Whatever called these would fail at once; a build fails where a package has
 * one of them no longer.
 */
export function withoutUncalled(): Plugin {
  const left = new Set(uncalled);
  return {
    name: 'without-uncalled',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const module = uncalled.find((pattern) => pattern.test(id));
      if (!module) return null;
      left.delete(module);
      return 'export default undefined; export const CssVarsProvider = undefined;';
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`Nothing matches ${[...left].join(', ')} any more.`);
    },
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * One chunk of all that an entry imports: every page needs it whole, and it packs 8 KB smaller than in
 * the many pieces that the screens' shares of it would make. The entry stays apart: it waits for a screen,
 * which could never come if it had to wait for the entry.
 */
export function chunkOfEntry(name: string, entry: string) {
  let reached: Set<string> | undefined;
  return {
    debugName: name,
    name(id: string, graph: ModuleGraph) {
      reached ??= reachedFrom(entry, graph);
      return id !== entry && reached.has(id) ? name : null;
    },
  };
}

/** One chunk of all that each of some screens imports, with the same gain; what the entry has is not in it. */
export function chunkOfAll(name: string, screens: readonly string[]) {
  let shared: Set<string> | undefined;
  return {
    debugName: name,
    name(id: string, graph: ModuleGraph) {
      shared ??= screens
        .map((screen) => reachedFrom(screen, graph))
        .reduce((all, reached) => all.intersection(reached));
      return shared.has(id) ? name : null;
    },
  };
}

function reachedFrom(entry: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([entry]);
  // What is added while the set is walked through is walked through, too.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
