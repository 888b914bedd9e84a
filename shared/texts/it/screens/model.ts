import type { texts as source } from '../../en/screens/model.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: '{{name}} in 3D',
  alt: '{{name}}: larghezza {{width}} mm, profondità {{depth}} mm, altezza {{height}} mm',
  hint: 'Giralo con le frecce, con il mouse o con un dito',
  views: {
    front: 'Visto da davanti',
    right: 'Visto da destra',
    back: 'Visto da dietro',
    left: 'Visto da sinistra',
    upper: 'dall’alto',
    lower: 'dal basso',
  },
  loading: 'Il modello sta arrivando…',
  unable: 'Il tuo browser non può mostrarlo in 3D: serve WebGL, che potrebbe essere disattivato.',
  failed: 'Non è stato possibile caricare il modello.',
  file: 'Scarica il modello (GLB)',
  finishes: 'Finiture',
  turnLeft: 'Gira a sinistra',
  turnRight: 'Gira a destra',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  place: 'Guardalo nella tua cucina',
};
