import type { texts as source } from '../../en/screens/home.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  pageTitle: 'Cucine, forni, piani cottura e cappe made in Italy',
  description:
    'Cucine, forni, piani cottura e cappe progettati e costruiti nel Nord Italia dal {{year}}. {{tagline}}.',
  hero: {
    title: 'La cucina ritrova il suo centro',
    latest: 'Scopri l’ultima collezione',
    dealer: 'Trova un rivenditore',
    product: 'Antique color crema',
  },
  experience: {
    title: 'Cucine, forni e piani cottura progettati e costruiti nel Nord Italia dal {{year}}',
    discover: 'Scopri di più',
    discoverLabel: 'Scopri di più sulla nostra storia',
    founded: { label: 'Il nostro primo anno' },
    countries: { value: '60+', label: 'I Paesi in cui siamo di casa' },
    facility: { value: '30.000\u00a0m²', label: 'Un solo stabilimento, nel Nord Italia' },
    quality: { value: 'ISO 9001', label: 'Certificati dal 1998' },
  },
  categories: 'Cinque punti di partenza',
  news: {
    title: 'Novità',
    slate: {
      title: 'Antique si veste di grigio ardesia',
      text: 'Uno smalto grigio-azzurro con manopole e profili in ottone: la finitura più recente della collezione Antique.',
      link: 'Scoprila in grigio ardesia',
    },
    microwave: {
      title: 'La Linea Nero ha il suo microonde',
      text: 'Largo solo 45\u00a0cm, nero opaco dal vetro alle manopole: si accorda con il forno e il cassetto scaldavivande.',
      link: 'Scopri la Linea Nero',
    },
  },
  styles: {
    title: 'Stili inconfondibili',
    lead: 'Quattro collezioni di cucine a libera installazione. Dentro, gli stessi forni e gli stessi bruciatori; fuori, quattro modi di guardare la cucina.',
    discover: 'Scopri {{name}}',
    antique:
      'Ottone tornito, smalti profondi e un orologio che si legge a colpo d’occhio. Per cucine che hanno memoria.',
    perfection:
      'Spigoli netti, porte a filo e una sola fascia di vetro nero. Sul frontale, nulla che non serva a chi cucina.',
    mixture:
      'Acciaio professionale, con la porta nel tuo colore. Sta bene accanto al rovere come accanto alla pietra.',
    elegant: 'Angoli addolciti, un’ampia finestra e tinte riposanti. La più discreta delle quattro.',
  },
  boxes: {
    dealers: {
      title: 'Vederla prima di sceglierla',
      text: 'Dicci dove abiti e ti indicheremo lo showroom più vicino.',
      action: 'Trova un rivenditore',
    },
    reserved: {
      title: 'Area riservata',
      text: 'Listini, disegni tecnici, bollettini e ricambi per partner e centri assistenza.',
      action: 'Che cosa offre',
    },
    compose: {
      title: 'Componi la tua cucina',
      text: 'Misura, colore, piano e forni: una scelta alla volta.',
      action: 'In arrivo',
    },
  },
  about: {
    title: 'Dal {{year}} costruiamo il luogo in cui comincia la cena',
    lead: '<keep>{{brand}}</keep> nasce a Milano nel {{year}} e ancora oggi progetta, smalta e assembla ogni apparecchio nel Nord Italia.',
    contact: 'Domande su un prodotto, uno showroom o un ordine? Scrivi a <mail>{{email}}</mail>.',
    link: 'Chi è <keep>{{brand}}</keep>',
  },
};
