import type { texts as source } from '../../en/screens/dealers.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  finder: {
    title: 'Trova un rivenditore',
    near: 'Città o CAP',
    search: 'Trova',
    kind: 'Per che cosa?',
    kinds: {
      all: 'Vedere o riparare',
      showroom: 'Vedere gli apparecchi',
      service: 'Farne riparare uno',
    },
    display: 'In esposizione',
    everything: 'Qualsiasi collezione',
    countries: 'Per paese',
    dealers_one: '{{count}} rivenditore',
    dealers_other: '{{count}} rivenditori',
    failed: {
      title: 'In questo momento non è possibile mostrare i rivenditori',
      message: 'Riprova tra poco, oppure scrivici con il modulo qui sotto.',
    },
    nearest_one: 'Il rivenditore più vicino a {{place}}',
    nearest_other: 'I {{count}} rivenditori più vicini a {{place}}',
    nearYou_one: 'Il rivenditore più vicino a te',
    nearYou_other: 'I {{count}} rivenditori più vicini a te',
    nearMe: 'Vicino a me',
    asking: 'Lo chiedo al browser…',
    refused: 'Il browser non dice dove sei. Inserisci la tua città.',
    source: 'Luoghi: <link>GeoNames</link> (CC BY 4.0).',
    orElse: 'O intendevi',
    unknown:
      'Non conosciamo un luogo di nome «{{place}}». Prova con la città più vicina, oppure scegli un paese.',
    none: 'Un rivenditore così non c’è ancora. Scrivici: ti diciamo chi può aiutarti.',
    all: 'Tutti i rivenditori',
  },
  distance: '{{distance}} km',
  kinds: { showroom: 'Showroom', service: 'Assistenza' },
  display: 'In esposizione: {{collections}}',
  details: 'Orari e come arrivare',
  ask: 'Scrivi a questo rivenditore',
  page: {
    description: '{{name}} a {{place}}: indirizzo, orari e che cosa puoi vedere di {{brand}}.',
    address: 'Indirizzo',
    map: 'Mostra sulla mappa',
    contact: 'Contatti',
    web: 'Sito web',
    hours: 'Orari',
    days: 'da {{from}} a {{to}}',
    spoken: 'Lingue parlate',
    display: 'In esposizione',
    near: 'Altri rivenditori vicino a {{place}}',
    failed: {
      title: 'In questo momento non è possibile mostrare il rivenditore',
      message: 'Riprova tra poco.',
    },
  },
};
