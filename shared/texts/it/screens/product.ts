import type { texts as source } from '../../en/screens/product.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Prodotto',
  classic: 'Classica',
  sku: 'Codice prodotto',
  model: 'Modello {{model}}',
  versions: {
    color: 'Finitura',
    width: 'Larghezza, cm',
    /** An option that no version has which is otherwise like the product. */
    only: 'solo {{other}}',
  },
  aesthetics: {
    nero: 'Nero',
    title: 'Estetica',
    line: 'Linea',
    color: 'Colore',
    installation: 'Installazione',
  },
  installationModes: {
    free_standing: 'Libera installazione',
    built_in: 'Da incasso',
    under_cabinet: 'Sottopensile',
    wall: 'A parete',
  },
  energy: {
    title: 'Classe energetica',
    range: '{{class}} (su una scala {{range}})',
    sheet: 'Scheda informativa del prodotto',
  },
  pictures: {
    open: 'Apri l’immagine a tutto schermo',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    position: 'Immagine {{number}} di {{total}}',
    choose: 'Mostra l’immagine {{number}}',
    list: 'Immagini di {{name}}',
  },
  specifications: {
    title: 'Specifiche tecniche',
    sections: {
      overall_dimensions: 'Dimensioni di ingombro',
      cooktop: 'Piano cottura',
      control_zone: 'Zona comandi',
      door: 'Porta',
      oven: 'Forno',
      cavity: 'Cavità',
      other: 'Altro',
      electric_connection: 'Allacciamento elettrico',
      gas_connection: 'Allacciamento gas',
      accessories: 'Accessori',
    },
  },
  companions: 'Si abbina con',
  backToList: 'Torna all’elenco: {{category}}',
  dealer: 'Trova un rivenditore',
  enquiry: {
    action: 'Richiedi informazioni',
    colorQuestion: 'Ti piacerebbe vedere questo prodotto nel tuo colore?',
    question: 'Vuoi saperne di più?',
  },
  notFound: {
    title: 'Prodotto non trovato',
    message: 'Non abbiamo prodotti con questo codice. Potrebbe essere uscito dal catalogo.',
    action: 'Vedi le categorie',
  },
};
