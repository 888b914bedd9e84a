export const texts = {
  title: 'Care and cleaning',
  pageTitle: 'Care of cookers, ovens, hobs and hoods',
  description:
    'How to clean enamel, steel, brass, glass and cast iron, an oven with or without pyrolysis, and hood filters: what helps, and what does harm.',
  lead: 'What cleans, what does harm, and how often: by material and by function. Your manual takes precedence.',
  others: 'More on care',
  manual: 'Your appliance’s manual says what applies to your model',
  find: 'Find your manual',
  contents: 'On this page',
  topics: {
    enamel: {
      name: 'Enamel',
      description:
        'How to clean enamelled fronts, oven cavities and trays: what loosens burnt fat, and what dulls the enamel for good.',
      lead: 'Glass, melted onto steel: hard and hygienic, but it dislikes acids and shocks.',
      daily: {
        title: 'Every day',
        text: '<list><item>Let it cool until you can touch it.</item><item>Wipe it with a soft cloth, warm water and a little washing-up liquid.</item><item>Wipe again with clear water, and dry it: limescale leaves marks.</item></list>',
      },
      stubborn: {
        title: 'When something has burnt on',
        text: '<list><item>Lay a wet cloth on it for half an hour, then wipe.</item><item>Stir baking soda and water to a paste, leave it for an hour, and take it off with a damp sponge.</item><item>What still holds comes off with a scraper of wood or plastic.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>No scouring powder, no steel wool, no blades: scratches stay.</item><item>Wipe off lemon, vinegar, wine, tomato and fruit juice at once: acids take the shine.</item><item>No cold water on hot enamel: it can crack.</item><item>No oven spray on fronts, knobs, seals and coated liners.</item></list>',
      },
    },
    'stainless-steel': {
      name: 'Stainless steel',
      description:
        'How to clean stainless steel hobs, hoods and fronts: against fingerprints, limescale and the colours of heat, and what makes it rust.',
      lead: 'It does not rust by itself. What makes it rust is what is left on it.',
      daily: {
        title: 'Every day',
        text: '<list><item>Wipe along the grain with a soft cloth, warm water and a little washing-up liquid.</item><item>Dry it at once, so that no limescale is left.</item><item>Against fingerprints, a drop of oil on a dry cloth is enough.</item></list>',
      },
      stubborn: {
        title: 'When it is stubborn',
        text: '<list><item>Limescale comes off with a little citric acid in water; rinse well, and dry.</item><item>A paste of baking soda takes off burnt fat; rub along the grain only.</item><item>Blue and brown tints near a burner come from heat. They do no harm; a cleaner for stainless steel takes most of them away.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>No bleach and nothing with chlorine: it eats into the steel.</item><item>Do not leave salt water, mustard or anything salty on it.</item><item>No steel wool: the splinters rust, and the scratches cross the grain.</item></list>',
      },
    },
    brass: {
      name: 'Brass and bronze',
      description:
        'How to care for brass and bronze knobs, rails and handles: lacquered or bare, bright or with a patina.',
      lead: 'Lacquered brass stays bright. Bare brass darkens where hands touch it, and many like it so.',
      daily: {
        title: 'Every day',
        text: '<list><item>A soft cloth, damp and then dry, is all it needs.</item><item>Pull knobs off straight, if your manual says that they come off, and wipe behind them.</item></list>',
      },
      stubborn: {
        title: 'When it has darkened',
        text: '<list><item>Find out first whether it is lacquered: lacquered brass looks the same all over.</item><item>Only bare brass takes a polish for brass. Try it where nobody looks, and rub little.</item><item>Where lacquer has come off, polish does not help: ask us about the part.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>No polish, vinegar or lemon on lacquer.</item><item>No dishwasher for knobs and handles.</item><item>Nothing that scours.</item></list>',
      },
    },
    glass: {
      name: 'Glass and glass ceramic',
      description:
        'How to clean oven doors and glass ceramic hobs: what to do about sugar, fat and limescale, and why a scratched door is no trifle.',
      lead: 'The door of an oven and the top of a hob are different glasses: what is right for one harms the other.',
      daily: {
        title: 'Every day',
        text: '<list><item>Let the glass cool. A soft cloth with washing-up liquid, then a dry one.</item><item>A hob: wipe off sugar and sweet things while they are still warm, with the zone switched off and a cloth that keeps your fingers from the heat. Cold, they tear pieces out of the surface.</item></list>',
      },
      stubborn: {
        title: 'When it is stubborn',
        text: '<list><item>A hob: a scraper for glass ceramic with a good blade, held flat, and a cleaner for glass ceramic afterwards.</item><item>An oven door: a paste of baking soda for half an hour, then a damp cloth. Many inner panes can be taken out: the manual says how.</item><item>Limescale: a little citric acid, rinsed off well.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>No metal scraper and nothing rough on the door: scratches can make its glass break.</item><item>No cold water on hot glass.</item><item>Lift pans on a hob; do not push them. Grains of salt and sand scratch.</item><item>Never use a hob whose glass has a crack. Switch its circuit off, and call us.</item></list>',
      },
    },
    'cast-iron': {
      name: 'Cast iron',
      description:
        'How to care for pan supports, burner caps and wok rings of cast iron: what keeps them black, and what makes them rust.',
      lead: 'Pan supports, wok rings, burner caps: made for heat, not for water.',
      daily: {
        title: 'Every day',
        text: '<list><item>Once cold, wash it by hand in warm water with a little washing-up liquid.</item><item>Dry it at once, and set it back only when it is dry.</item><item>Set burner caps back exactly as they were: a cap that sits askew makes the flame uneven.</item></list>',
      },
      stubborn: {
        title: 'When it is stubborn',
        text: '<list><item>Soak it briefly, and brush with a brush of nylon.</item><item>Where it has become dull or a little rusty: brush it dry, rub in a thin film of cooking oil, and heat it on a low flame.</item><item>Clear blocked holes of a burner with a fine needle; a toothpick would break off in them.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>No dishwasher for bare cast iron.</item><item>Do not soak it overnight.</item><item>Do not set it down hot on glass or enamel, nor cool it with water.</item></list>',
      },
    },
    'oven-cleaning': {
      name: 'Cleaning the oven',
      description:
        'Cleaning an oven with pyrolysis, with steam (Idroclean) or with neither: what each does, how to go about it, and what has to be taken out before.',
      lead: 'Some ovens burn what is in them to ash, some loosen it with steam, and some ask for a cloth. The sheet of your model says which.',
      daily: {
        title: 'With pyrolysis',
        text: '<p>The oven heats up to nearly 500\u00a0°C, at which fat turns to ash.</p><list><item>Take out racks, trays and runners, unless the manual says that they may stay.</item><item>Wipe out what lies loose: it would smoke.</item><item>The door locks itself until the oven has cooled. Keep the room aired, and children and birds away.</item><item>Wipe out the ash with a damp cloth once it is cold.</item></list>',
      },
      stubborn: {
        title: 'With steam: Idroclean',
        text: '<p>Water in the cavity is heated to 80–90\u00a0°C and loosens what has burnt on.</p><list><item>Pour in as much water as the manual says, into the cold oven.</item><item>Start the function, and let it end.</item><item>Take up the water with a sponge, and wipe the walls while they are lukewarm.</item></list>',
      },
      avoid: {
        title: 'With neither',
        text: '<list><item>Wipe while it is lukewarm; a paste of baking soda does the rest overnight.</item><item>Liners that clean themselves (catalytic ones, which feel rough) are never wiped nor sprayed: half an hour at a high temperature, empty, is what cleans them.</item><item>No oven spray on liners, seals, lamp and fan, and never in a hot oven.</item></list>',
      },
    },
    descaling: {
      name: 'Limescale in steam functions',
      description:
        'Limescale in ovens with steam: how it shows, how to take it off, and how to keep it away.',
      lead: 'Where water turns to steam, limescale stays. How much depends on your tap.',
      daily: {
        title: 'After each use',
        text: '<list><item>Take up what water is left once the oven has cooled, and dry the cavity.</item><item>Leave the door ajar until it is dry.</item></list>',
      },
      stubborn: {
        title: 'When limescale shows',
        text: '<list><item>White spots on the floor of the cavity: cover them with water and a little citric acid for half an hour, then rinse and dry.</item><item>Has your oven a water tank? Descale it when the display asks for it, with the agent and in the way that the manual names.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>Do not leave acids on enamel for longer than that.</item><item>No vinegar in a tank: its smell stays, and it harms seals.</item><item>Nothing but fresh water goes into the oven or its tank.</item></list>',
      },
    },
    'hood-filters': {
      name: 'Hood filters',
      description:
        'Cooker hood filters: how often to wash grease filters, when to replace charcoal filters, and why it matters.',
      lead: 'A filter that is full lets grease through, makes the hood louder, and can burn.',
      daily: {
        title: 'Grease filters, once a month',
        text: '<list><item>Switch the hood off, and take the metal filters out.</item><item>Wash them in hot water with washing-up liquid, or in the dishwasher if the manual allows it: they may lose their shine, not their effect.</item><item>Set them back when they are dry, and wipe the hood behind them.</item></list>',
      },
      stubborn: {
        title: 'Charcoal filters, where there is no duct',
        text: '<list><item>Charcoal takes up smells until it is full: replace it after three to six months, or when the kitchen keeps its smell.</item><item>Most cannot be washed. The manual says which.</item><item>A hood that leads the air outside needs none.</item></list>',
      },
      avoid: {
        title: 'What to avoid',
        text: '<list><item>No flames under a running hood: do not flambé.</item><item>No hood without its grease filters.</item><item>No steel wool and no scouring powder on its body.</item></list>',
      },
    },
  },
  products: {
    enamel: 'See our cookers',
    'stainless-steel': 'Products in stainless steel',
    brass: 'See our cookers',
    glass: 'Hobs with induction or glass ceramic',
    'cast-iron': 'Hobs with gas burners',
    'oven-cleaning': 'Ovens with Idroclean',
    descaling: 'Ovens with Easy Steam',
    'hood-filters': 'See our hoods',
  },
} as const;
