/** A file's name without the characters that a system may not take. */
export const toFileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-');
