import type { texts as source } from '../../en/screens/own-page.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  contents: 'In questa pagina',
  only: {
    en: { message: 'Questa pagina c’è solo in inglese.', link: 'Leggila in inglese' },
    it: { message: 'Questa pagina c’è solo in italiano.', link: 'Leggila in italiano' },
  },
  failed: {
    title: 'In questo momento non è possibile mostrare la pagina',
    message: 'Riprova tra poco.',
  },
};
