/** A text as a file's name on every system. */
export function toFileName(text: string): string {
  return text
    .replace(/:\s+/g, ', ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
}
