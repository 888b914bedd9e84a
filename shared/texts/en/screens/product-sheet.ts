/** What a product's sheet shows besides its data. */
export const texts = {
  documents: {
    title: 'Documents',
    kinds: {
      manual: 'Instruction manual',
      drawing: 'Technical drawing',
      declaration: 'Declaration of conformity',
      label: 'Energy label',
      other: 'Further information',
    },
    size: 'PDF, {{size}}\u00a0MB',
  },
} as const;
