export interface KeptLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  report: unknown;
  message: string;
}

/** A logger that keeps what it is told, to be looked at by tests. */
export function createKeptLog() {
  const lines: KeptLine[] = [];
  const keep =
    (level: KeptLine['level']) =>
    (report: unknown, message = String(report)) => {
      lines.push({ level, report, message });
    };
  return { lines, debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') };
}
