import { specificationSections } from '@kitchen/shared/product.ts';
import type { ProductRecord } from '../../store/store.ts';
import { htmlToText } from '../html-to-text.ts';

/** What functions of appliances are called: "Eco mode" names a button and claims nothing. */
const functionWords = 'mode|function|programmes?|programs?|setting|fan|position';
const italianFunctionWords = 'modalità|funzione|programm[ai]|ventola|posizione|tasto';

/**
 * General claims about the environment, which must be proved to be made ((EU) 2024/825). Green and verde count only
 * in phrases that speak of no colour, sostenibile not of loads and prices, and l’eco is an echo. Both languages are looked for everywhere.
 */
const claims = [
  `(?<!(?:${italianFunctionWords}) |[’'])eco(?![- ]?label)(?!(?:[- ]| \\p{L}+ )(?:${functionWords})(?!\\p{L}))(?:[- ]?(?:friendly|conscious|compatibil[ei]|sostenibil[ei]))?`,
  'ecological(?:ly)?',
  'ecologic(?:o|a|i|he|amente)',
  'environment(?:ally)?[- ](?:friendly|conscious|responsible|sound|correct)',
  '(?:kind|gentle|good|better) (?:to|on|for) the (?:environment|planet)',
  '(?:planet|climate|carbon|nature|co[2₂])[- ](?:friendly|neutral|positive)',
  'zero[- ](?:emissions?|impact)',
  'sustainab(?:le|ly|ility)',
  '(?<!(?:caric(?:o|hi)|pes[oi]|prezz[oi]|cost[oi]|spes[ae]) )sostenibil(?:e|i|ità|mente)',
  'energy[- ](?:efficient|saving)',
  '(?:high|higher|highest|excellent|superior|outstanding) energy[- ]efficiency',
  'saves energy',
  'low[- ](?:energy|power|consumption)(?: (?:consumption|use))?',
  '(?:truly|really|fully|naturally|more|go|goes|going) green(?= *(?:[.,;!?]|$))',
  'green(?:er|est)(?= (?:choice|cooking|future|home|kitchen|living|planet|product|technology|way|world))',
  'green (?:choice|technology|solution|philosophy|soul|future|living|innovation|energy|credentials)',
  '(?:scelta|energia|tecnologia|soluzione|filosofia|anima|svolta|innovazione) verde',
  'più verde',
  '(?:ad? )?(?:basso|bassi|bassissimo|ridotto) consum[oi](?: energetic[oi])?',
  '(?:a|ad) (?:basso|ridotto) impatto(?: ambientale)?',
  '(?:a )?impatto zero',
  'zero emissioni',
  'risparmio energetico',
  'energeticamente efficient[ei]',
  '(?:ad )?(?:alta|elevata|massima) efficienza energetica',
  'efficienza energetica (?:(?:molto|più) )?(?:alta|elevata|massima|eccellente)',
  'climaticamente neutr[oaie]',
  '(?:forn[oi]|cucin[ae]|pian[oi]|capp[ae]|cottura|prodott[oi]|elettrodomestic[oi]|scelta|tecnologi[ae]|soluzion[ei]) green',
  `(?:amic[oa]|amiche|amici|rispettos[oaie]|rispett[oa]) (?:del)?l[’']ambiente`,
  '(?:amic[oa]|rispettos[oa]) (?:del pianeta|della natura)',
  'biodegradab(?:le|il[ei])',
].map((source) => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, 'giu'));

/** The general claims about the environment in a text, as they stand there. */
export function findGreenClaims(text: string): string[] {
  const words = text.normalize('NFC').replace(/\s+/g, ' ');
  return claims.flatMap((pattern) => words.match(pattern) ?? []);
}

/** Those in what visitors read of a record, each once. */
export function greenClaimsOf({ name, shortDescription, meta }: ProductRecord): string[] {
  const sections = [...specificationSections, 'warnings'].map((section) => meta[section] ?? '');
  const found = [name, htmlToText(shortDescription), ...sections].flatMap(findGreenClaims);
  return [...new Set(found.map((claim) => claim.toLowerCase()))];
}
