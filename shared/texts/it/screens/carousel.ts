import type { texts as source } from '../../en/screens/carousel.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  carousel: 'carosello',
  slide: 'elemento',
  position: '{{position}} di {{total}}',
  previous: 'Precedente',
  next: 'Successivo',
  pages: 'Scegli che cosa vedere',
  goTo: 'Vai a {{position}} di {{total}}',
  pause: 'Metti in pausa: {{name}}',
  play: 'Riprendi: {{name}}',
  film: 'filmato',
};
