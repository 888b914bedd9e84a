export const texts = {
  pageTitle: 'Our story: cookers made in Italy since {{year}}',
  title: 'Our story',
  description:
    'Founded in Milan in {{year}}, {{brand}} builds cookers, ovens, hobs and hoods in a 30,000\u00a0m² facility in Northern Italy, for more than 60 countries.',
  foundingPlace: 'Milan',
  hero: 'Heat, steel and patience',
  story: {
    title: 'It began in Milan with one oven and a stubborn idea',
    text: '<lead>A cooker should be repaired, loved and handed on. <keep>{{brand}}</keep> has held to that since {{year}}: every model is drawn by the people who will build it.</lead><p>Today our appliances are at home in <strong>more than 60 countries</strong>. They come from a <strong>30,000\u00a0m² facility</strong> in Northern Italy, whose quality system obtained <strong>ISO 9001</strong> certification in 1998. All of it serves one thing, which stands under our name: <tagline>{{tagline}}</tagline>.</p>',
  },
  history: {
    title: 'Our history',
    entries: {
      founding: {
        year: '1979',
        title: 'The first oven',
        content: 'A workshop in Milan and a single model, with a cast-iron door.',
      },
      abroad: {
        year: '1985',
        title: 'Crossing the Alps',
        content: 'The first free-standing cookers leave for France, Germany and the Low Countries.',
      },
      home: {
        year: '1995',
        title: 'A home of our own',
        content:
          'Design, enamelling and assembly move under one roof in Northern Italy. Three years later we obtain ISO 9001.',
      },
      builtIn: {
        year: '2005',
        title: 'Into the furniture',
        content:
          'Ovens, hobs and compact products for the built-in kitchen take their place beside the cookers.',
      },
      nero: {
        year: '2020',
        title: 'A line in black',
        content: 'The Nero Line dresses built-in appliances in matt black, down to the 45\u00a0cm microwave.',
      },
    },
  },
  craft: {
    brass: {
      title: 'Brass, one piece at a time',
      text: 'On an Antique, knobs and rail ends start as solid bars of brass. Each is turned, polished and lacquered before it meets the enamel.',
    },
    flame: {
      title: 'A flame that obeys',
      text: 'Our burners hold anything from a whisper for sauces to full power for the wok. And if one is forgotten, Gas-Matik shuts off the gas after four hours.',
    },
    oven: {
      title: 'Ovens that breathe',
      text: 'Seven levels, and a path for the air that we have refined ever since the first sketch.',
    },
  },
  heart: {
    title: 'The heart of the product is in what you touch every day',
    gallery: 'Pictures of our appliances',
    closing:
      'We do not launch a model every season. We finish one, and then we look after it for as long as somebody cooks on it.',
  },
} as const;
