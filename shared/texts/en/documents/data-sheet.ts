/** What stands in drawings and on data sheets. */
export const texts = {
  title: 'Data sheet: {{name}}',
  drawing: 'Drawing to scale: {{name}}',
  scale: 'Sizes in mm, to scale.',
  scaleOf: 'Scale 1:{{divisor}} on {{paper}}, mm',
  record: 'record of {{date}}',
  note: 'For planning; installation by the manual.',
  recordOf: 'As of {{date}}.',
  sku: 'Product code {{sku}}',
  model: 'Model {{model}}',
  finishes: 'Finishes',
  energy: 'Energy class',
  technical: '{{kind}}, (EU) 66/2014',
  qrCode: 'QR code of this product’s page',
} as const;
