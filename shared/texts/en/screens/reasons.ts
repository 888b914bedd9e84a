export const texts = {
  title: 'Reasons to choose a free-standing cooker',
  crumb: 'Why free-standing',
  description:
    'One piece instead of two, from 60 to 120\u00a0cm wide, gas or induction, baking from 40 to 300\u00a0°C: six reasons to choose a free-standing cooker.',
  hero: {
    title: 'Six reasons to choose a free-standing cooker',
    lead: 'Hob and oven designed together, to be one piece of furniture. Here is what that gives you, and where built-in does better.',
  },
  list: {
    whole: {
      title: 'It arrives whole',
      text: 'Hob, oven and controls are one appliance, drawn and tested as one. There is no opening to cut in the worktop and no column to build around it: it asks for a place, a connection and nothing else.',
    },
    width: {
      title: 'It is as wide as your cooking',
      text: 'The narrowest does everything in the space of a single cabinet. The widest takes the largest pans above and has a second oven beside the first: a roast on one side, a cake on the other.',
      centimetres: '{{width}}\u00a0cm',
      scale: 'Cookers drawn to scale, by width in centimetres',
    },
    heat: {
      title: 'The heat is yours to choose',
      text: 'Gas, induction or a mixed top: what you cook on changes, the cooker around it stays. And where there is gas, Gas-Matik shuts it off by itself after four hours.',
    },
    oven: {
      title: 'It bakes bread and pizza',
      text: 'The multifunction oven knows both ends of the scale: the patient warmth that makes dough rise and the blaze that a pizza needs. Afterwards it cleans with steam, and nothing else.',
      figures: {
        leavening: { value: '40\u00a0°C', name: 'Leavening', text: 'steady, for bread and brioche' },
        pizza: { value: '300\u00a0°C', name: 'Pizza', text: 'as crisp as from a stone oven' },
        idroclean: { value: '80–90\u00a0°C', name: 'Idroclean', text: 'steam cleaning, without detergents' },
      },
    },
    character: {
      title: 'It gives the room a centre',
      text: 'Around a cooker with a character of its own, everything else can be quiet. There are four such characters, from turned brass to a single band of black glass.',
      lines: {
        antique: 'Brass, turned lines and a dial clock.',
        elegant: 'Rounded edges and polished chrome.',
        mixture: 'Professional steel and a colour of your choosing.',
        perfection: 'Flush surfaces and black glass.',
      },
    },
    stays: {
      title: 'It stays with you',
      text: 'Nothing is built around it, so nothing has to be taken apart to look after it. You can renew the kitchen and keep the cooker. And when you move house, it comes along.',
    },
  },
  comparison: {
    title: 'Free-standing or built-in?',
    lead: 'We make both, so we can be frank.',
    freeStanding: 'Free-standing',
    builtIn: 'Built-in',
    rows: {
      place: {
        name: 'Installation',
        freeStanding: 'A place between two cabinets, or a wall to itself',
        builtIn: 'Into worktop and cabinets, with the cabinet maker’s help',
      },
      width: {
        name: 'Width',
        freeStanding: 'From 60 to 120\u00a0cm, hob and oven alike',
        builtIn: 'Ovens of 60 and 90\u00a0cm, hobs from 30 to 90\u00a0cm',
      },
      position: {
        name: 'Hob and oven',
        freeStanding: 'Together, as in a professional kitchen',
        builtIn: 'Apart if you like: the oven at eye level, the hob on the island',
      },
      look: {
        name: 'Appearance',
        freeStanding: 'A piece of furniture that is meant to be seen',
        builtIn: 'A front in line with the cabinets',
      },
      move: {
        name: 'A new kitchen, a new home',
        freeStanding: 'The cooker comes along',
        builtIn: 'The new furniture is made to measure',
      },
    },
    ovens: 'See the built-in ovens',
    hobs: 'See the hobs',
  },
  action: {
    title: 'Stand in front of one',
    text: 'A dealer near you has cookers to touch, knobs to turn and an answer for your kitchen.',
    dealer: 'Find a dealer',
    cookers: 'See the cookers',
  },
} as const;
