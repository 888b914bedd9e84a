/** What a spreadsheet would take for a formula (also in full width), or skip to get to one. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of a table (RFC 4180) that is safe to open in a spreadsheet. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
