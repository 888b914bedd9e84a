import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

export const overloads = ['event-loop', 'memory'] as const;

/** What there is too much of: work, so that everybody waits, or memory in use, so that the process may end. */
export type Overload = (typeof overloads)[number];

export interface LoadBounds {
  /** Mean time that the event loop is late, in ms. */
  delayMs: number;
  /** Shares of the heap that V8 may use, and of the memory that the container may use. */
  heapShare: number;
  memoryShare: number;
  sampleEveryMs: number;
}

export const usualBounds: LoadBounds = {
  delayMs: 1_000,
  heapShare: 0.92,
  memoryShare: 0.95,
  sampleEveryMs: 1_000,
};

export interface LoadWatch {
  /** What there is too much of now. */
  overload(): Overload | null;
  end(): void;
}

/** How often the delay is measured. */
const resolutionMs = 20;

/** One long piece of work, such as reading a category anew, is no overload. */
const samplesInARow = 3;

/** Looks at the process again and again; `onChange` is told whenever an overload begins, changes or ends. */
export function watchLoad(bounds: LoadBounds, onChange: (overload: Overload | null) => void): LoadWatch {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let overload: Overload | null = null;
  let samplesOver = 0;

  function sample(): void {
    const excess = readDelayMs(delays) > bounds.delayMs ? 'event-loop' : memoryExcess(bounds);
    delays.reset();
    samplesOver = excess ? samplesOver + 1 : 0;
    const found = samplesOver >= samplesInARow ? excess : null;
    if (found === overload) return;
    overload = found;
    onChange(found);
  }

  const timer = setInterval(sample, bounds.sampleEveryMs);
  timer.unref();
  return {
    overload: () => overload,
    end() {
      clearInterval(timer);
      delays.disable();
    },
  };
}

function readDelayMs({ count, mean }: ReturnType<typeof monitorEventLoopDelay>): number {
  // Nothing was measured at all: the loop did not turn once meanwhile.
  return count === 0 ? Number.POSITIVE_INFINITY : mean / 1e6 - resolutionMs;
}

function memoryExcess({ heapShare, memoryShare }: LoadBounds): 'memory' | null {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  if (used_heap_size > heap_size_limit * heapShare) return 'memory';
  // 0 where there is no bound; far too large a number where the system says so in place of that.
  const mostBytes = process.constrainedMemory();
  return mostBytes > 0 && process.memoryUsage.rss() > mostBytes * memoryShare ? 'memory' : null;
}
