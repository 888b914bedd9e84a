/**
 * Where a spreadsheet would begin to read a formula (also in full width): at the start of a field, and after
 * what parts cells elsewhere. In Italy that is the semicolon, and then no quotes of ours hold a field together.
 */
const formulaStart = /[=+\-@＝＋－＠](?<=(?:^|[,;|\t\r\n])[\s"]*.)/g;

/** One line of a table (RFC 4180) that is safe to open in a spreadsheet. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  return `"${value.replace(formulaStart, "'$&").replaceAll('"', '""')}"`;
}
