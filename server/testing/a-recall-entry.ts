const words = (en: string, it: string) => ({ en, it });

const entry = {
  id: 'door',
  date: '2026-10-12',
  product: words('Land 60 oven', 'Forno Land 60'),
  skus: ['LDF60S-BU'],
  models: ['LDF60S'],
  serials: [{ from: 'LD-2318-0001', to: 'LD-2318-0420' }] as 'all' | { from: string; to: string }[],
  hazard: words('The glass can break & burn.', 'Il vetro può rompersi e ustionare.'),
  action: words('Stop using the oven at once.', 'Smetti subito di usare il forno.'),
  remedy: words('We replace the door, free of charge.', 'Sostituiamo la porta gratuitamente.'),
  picture: { file: 'oven.jpg', alt: words('The oven', 'Il forno') },
};

/** A recall as an operator writes it, with the picture `oven.jpg`. */
export const aRecallEntry = (fields: Partial<typeof entry> = {}) => ({ ...entry, ...fields });
