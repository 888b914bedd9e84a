import type { notFound as source } from '../en/not-found.ts';
import type { Translated } from '../translated.ts';

export const notFound: Translated<typeof source> = {
  title: 'Pagina non trovata',
  message: 'Questa pagina non esiste o è stata spostata. Prova una di queste:',
  home: 'Home',
  search: 'Cerca nel catalogo',
  links: 'Altre pagine utili',
};
