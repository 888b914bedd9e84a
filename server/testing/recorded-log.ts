export interface RecordedLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  report: unknown;
  message: string;
}

/** A logger that records its lines, to be looked at by tests. */
export function createRecordedLog() {
  const lines: RecordedLine[] = [];
  const record =
    (level: RecordedLine['level']) =>
    (report: unknown, message = String(report)) => {
      lines.push({ level, report, message });
    };
  return {
    lines,
    debug: record('debug'),
    info: record('info'),
    warn: record('warn'),
    error: record('error'),
  };
}
