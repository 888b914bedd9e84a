const modes = ['free_standing', 'built_in', 'under_cabinet', 'wall'] as const;
type InstallationMode = (typeof modes)[number];

/** What a product's installation mode says: nothing, one of the modes with texts, or other words. */
export function readInstallationMode(value: string): InstallationMode | { words: string } | null {
  const words = value.replace(/[\s_-]+/g, ' ').trim();
  const name = words.toLowerCase().replaceAll(' ', '_');
  return modes.find((mode) => mode === name) ?? (words === '' ? null : { words });
}
