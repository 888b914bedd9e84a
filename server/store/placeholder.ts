/** Punctuation alone, or what editors and their programs write where there is nothing to say. */
const placeholder = /^(?:[\p{P}\s]*|n[./]?[ad]\.?|n\.? d\.?|null|undefined|false|0|t\.?b\.?[ad]\.?|xxx+)$/iu;

/** Whether a text says nothing: `N/A`, `n.d.`, `-`, `null`. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text.trim());
