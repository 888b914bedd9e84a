import type { Language } from '@kitchen/shared/languages.ts';

/** What others make, in both languages: right as it is typed, and no slip of what is made here. */
export const otherAppliances: ReadonlySet<string> = new Set([
  ...[
    ...['cooler', 'coolers', 'cellar', 'cellars', 'fridge', 'fridges', 'freezer', 'freezers'],
    ...['refrigerator', 'refrigerators', 'dishwasher', 'dishwashers', 'washer', 'washers', 'dryer', 'dryers'],
    ...['boiler', 'boilers', 'toaster', 'toasters', 'kettle', 'kettles', 'blender', 'blenders'],
    ...['mixer', 'mixers', 'coffee', 'machine', 'machines', 'fryer', 'fryers', 'chiller', 'chillers'],
    ...['teppanyaki', 'barbecue', 'barbecues'],
  ],
  ...[
    ...['frigo', 'frigorifero', 'frigoriferi', 'congelatore', 'congelatori', 'cantinetta', 'cantinette'],
    ...['lavastoviglie', 'lavatrice', 'lavatrici', 'lavasciuga', 'asciugatrice', 'asciugatrici', 'caldaia'],
    ...['caldaie', 'tostapane', 'bollitore', 'bollitori', 'frullatore', 'frullatori'],
    ...['caffe', 'macchina', 'macchine', 'abbattitore', 'abbattitori', 'friggitrice', 'friggitrici'],
  ],
]);

/** Words and phrases of one meaning, any of which finds what any other finds. */
export type Synonyms = readonly (readonly string[])[];

/**
 * Words of the trade that the store's texts do not use. What the options of the facets are called besides stands in
 * `facet-vocabulary.ts`, and is searched as well.
 */
export const synonyms: Readonly<Record<Language, Synonyms>> = {
  en: [
    ['cooker', 'range', 'range cooker', 'stove', 'cooking range'],
    ['oven', 'wall oven', 'wall mounted oven', 'built under oven', 'under counter oven'],
    ['hob', 'cooktop', 'stovetop', 'stove top', 'cooking top', 'hotplate'],
    [
      'hood',
      'cooker hood',
      'range hood',
      'rangehood',
      'extractor',
      'extractor hood',
      'extractor fan',
      'vent hood',
      'chimney hood',
    ],
    ['microwave', 'micro wave', 'microwave oven', 'built-in microwave', 'oven with microwave'],
    ['warming drawer', 'plate warmer', 'warmer', 'heated drawer'],
    ['idroclean', 'easy clean', 'water cleaning'],
    ['rotisserie', 'spit', 'spit roast'],
    ['grill', 'broiler'],
    ['leavening', 'proving', 'proofing', 'dough'],
    ['easy steam', 'steam', 'steamer', 'combi steam'],
    ['true fan cooking', 'convection', 'fan oven', 'hot air'],
    ['soft closing', 'soft close'],
    // Else light is a colour.
    ['led', 'led light', 'lighting'],
    ['built-in', 'built in', 'integrated', 'fitted'],
    ['wall', 'wall mounted', 'wall-mounted'],
    ['under', 'built under', 'built-under'],
    ['free-standing', 'freestanding'],
    ['compact', 'small'],
    ['ceramic', 'glass ceramic', 'radiant'],
    ['handle', 'door handle'],
    ['griddle', 'plancha', 'teppanyaki'],
    ['filter', 'charcoal filter', 'carbon filter'],
    ['cream', 'ivory', 'off-white'],
    ['burgundy', 'bordeaux', 'maroon', 'wine red', 'red'],
    ['stainless steel', 'steel', 'inox'],
    ['grey', 'gray'],
    ['anthracite', 'charcoal grey'],
    ['brass knob', 'gold knob', 'golden knob'],
    ['brass', 'gold trim', 'golden trim', 'gold finish', 'gold details', 'gold accents'],
    ['lpg', 'bottled gas', 'gas bottle', 'propane'],
    ['wok', 'wok ring', 'wok burner'],
    ['vacuum', 'vacuum sealer', 'sottovuoto'],
    // What the lines' texts say of them.
    ['land', 'country', 'country house', 'farmhouse', 'rustic'],
    ['mixture', 'professional'],
    ['antique', 'old-fashioned', 'retro', 'vintage', 'classic style'],
  ],
  it: [
    ['cucina', 'cucina freestanding', 'cucina a libera installazione', 'blocco cottura', 'cucina monoblocco'],
    // Burners, with an oven below them or without.
    ['cucina', 'fornelli', 'fornello', 'fuochi'],
    ['piano cottura', 'piano', 'fornelli', 'fornello', 'fuochi', 'piastra', 'piano di cottura'],
    ['cappa', 'aspiratore', 'estrattore', 'cappa da cucina'],
    ['forno', 'forno a colonna', 'forno a muro'],
    ['parete', 'muro'],
    [
      'microonde',
      'micro onde',
      'forno a microonde',
      'forno con microonde',
      'forno combinato microonde',
      'microonde da incasso',
    ],
    ['scaldavivande', 'cassetto scaldavivande', 'scaldapiatti', 'cassetto riscaldato', 'cassetto termico'],
    ['idroclean', 'pulizia ad acqua'],
    ['girarrosto', 'spiedo', 'rosticceria'],
    ['lievitazione', 'lievitare', 'lievito', 'lievita'],
    ['easy steam', 'vapore', 'a vapore', 'vaporiera'],
    ['cottura ventilata', 'termoventilato', 'ventilazione', 'aria calda', 'convezione'],
    ['incasso', 'da incasso'],
    ['compatto', 'piccolo'],
    ['vetroceramica', 'ceramica', 'radiante'],
    ['maniglia', 'pomello'],
    ['filtro', 'filtro a carboni', 'filtro ai carboni attivi'],
    ['crema', 'panna', 'avorio'],
    ['bordeaux', 'bordò', 'amaranto', 'vinaccia', 'rosso'],
    ['acciaio inox', 'acciaio', 'inox'],
    ['manopola ottone', 'manopola oro', 'manopola dorata', 'pomello ottone', 'pomello oro', 'pomello dorato'],
    [
      'ottone',
      'finiture oro',
      'finiture dorate',
      'dettagli oro',
      'dettagli dorati',
      'profili oro',
      'profili dorati',
    ],
    ['gpl', 'bombola', 'bombola gas', 'gas bombola'],
    ['wok', 'anello wok', 'bruciatore wok'],
    ['land', 'campagna', 'country', 'rustico'],
    ['mixture', 'professionale'],
    ['antique', 'antico', "d'epoca", 'retro', 'vintage', 'stile classico'],
  ],
};
