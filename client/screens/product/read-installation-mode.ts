/** How the store names that no mode was chosen, in either language, without marks between words. */
const placeholders = [
  'choose option',
  'choose an option',
  'scegli opzione',
  "scegli un'opzione",
  'scegli un opzione',
];

const modes = ['free_standing', 'built_in', 'under_cabinet', 'wall'] as const;
type InstallationMode = (typeof modes)[number];

/** What a product's installation mode says: nothing, one of the modes with texts, or other words. */
export function readInstallationMode(value: string | null): InstallationMode | { words: string } | null {
  const words = value?.replace(/[_-]+/g, ' ').replaceAll('’', "'").replace(/\s+/g, ' ').trim() ?? '';
  const normalised = words.toLowerCase();
  if (normalised === '' || placeholders.includes(normalised)) return null;
  return modes.find((mode) => mode === normalised.replaceAll(' ', '_')) ?? { words };
}
