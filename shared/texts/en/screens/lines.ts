/** The page of a line and that of the Nero Line. */
export const texts = {
  names: { cookers: '{{name}}', hobs: '{{name}} hobs', ovens: '{{name}} ovens' },
  titles: {
    cookers: '{{name}}, free-standing cookers',
    hobs: '{{name}} hobs',
    ovens: '{{name}} built-in ovens',
  },
  /** The classes that a line's models have. */
  energy: 'Energy class',
  energySaid: '{{classes}}, on a scale from {{from}} to {{to}}',
  facts: {
    cookerWidths: { label: 'Widths', value: '60, 80, 90, 100 and 120\u00a0cm' },
    hobWidths: { label: 'Widths', value: '30, 60, 75, 78 and 90\u00a0cm' },
    landHobWidths: { label: 'Widths', value: '60, 75 and 90\u00a0cm' },
    ovenWidths: { label: 'Widths', value: '60 and 90\u00a0cm' },
    width60: { label: 'Width', value: '60\u00a0cm' },
    width90: { label: 'Width', value: '90\u00a0cm' },
    cavity: { label: 'Oven', value: '74\u00a0L usable (86\u00a0L gross), 7 levels' },
    titanCavity: { label: 'Oven', value: '121\u00a0L usable (141\u00a0L gross)' },
    pizza: { label: 'Pizza mode', value: '300\u00a0°C, by model' },
    leavening: { label: 'Leavening', value: '40\u00a0°C, by model' },
    idroclean: {
      label: 'Idroclean',
      value: 'Steam cleaning with water at 80\u2060–\u206090\u00a0°C, by model',
    },
    gasMatik: { label: 'Gas-Matik', value: 'Automatic shut-off after 4\u00a0hours' },
  },
  stories: {
    antique: {
      description:
        'Antique range cookers: turned brass, deep enamel and a dial clock, from 60 to 120\u00a0cm, with the oven of today behind them.',
      title: 'The manners of a grand house',
      first:
        'Antique keeps what the kitchens of the grand houses did well: brass turned on the lathe, enamel with depth, a dial clock that is read at a glance.',
      second:
        'Behind the brass is a cooker of today. Burners run from the lowest simmer to full power, and the oven holds the temperature that you asked for, from floor to roof.',
      detail: {
        title: 'Turned, not stamped',
        text: 'Knobs, rail ends and the rim of the clock start as solid bars of brass. Each is turned, polished and lacquered before it meets the enamel.',
      },
    },
    elegant: {
      description:
        'Elegant range cookers: rounded edges, polished chrome and a wide window, from 60 to 120\u00a0cm, in gas or induction.',
      title: 'The calm of good furniture',
      first:
        'Elegant softens its edges. The panel rolls towards the top, the door follows the same curve, and polished chrome catches the light of the room.',
      second:
        'Its window is wide, because watching is part of cooking: bread that rises, a crust that turns, a supper that is nearly there.',
      detail: {
        title: 'One curve, drawn once',
        text: 'The radius of the corner comes back in the handle, in the window and in the hood above. That is why everything in the line stands so easily side by side.',
      },
    },
    mixture: {
      description:
        'Mixture range cookers: brushed steel from the professional kitchen and a door in your colour, from 60 to 120\u00a0cm.',
      title: 'Half workshop, half home',
      first:
        'The top, the panel and the rail are brushed steel, as in a kitchen that works for a living. The door is in the colour that you choose to live with.',
      second:
        'So the same cooker can be stern in the evening and friendly at breakfast. Stay with steel all over, or let burgundy, white or slate grey have the last word.',
      detail: {
        title: 'Made to be held',
        text: 'Heavy knobs and a straight steel rail leave room for a wet hand, an oven cloth, a hurried moment.',
      },
    },
    perfection: {
      description:
        'Perfection range cookers: flush surfaces and one line of black glass, from 60 to 120\u00a0cm, in gas, induction or mixed.',
      title: 'Only what cooking needs',
      first:
        'Perfection is drawn with a ruler. The door sits flush, the handle keeps to one line, and the controls share a single band of black glass.',
      second:
        'What is left is the work itself: a top in gas, induction or both, and an oven that does as it is told.',
      detail: {
        title: 'Flush, and easy to clean',
        text: 'Where there is no step, nothing gathers. One wipe, and the front shines as it did on its first day.',
      },
    },
    'enzo-hobs': {
      description:
        'Enzo hobs: cast iron on a sheet of glass, in gas, induction or both, 30, 60, 75, 78 and 90\u00a0cm wide, with Gas-Matik.',
      title: 'Fire on a sheet of glass',
      first:
        'Cast iron stands on glass that seems to float above the worktop. The knobs sit in one row at the front, where the hand looks for them.',
      second:
        'Five widths make it easy to place: one wide hob for the whole family, or two narrow ones side by side, gas next to induction.',
      detail: {
        title: 'It keeps an eye on the flame',
        text: 'Gas-Matik turns the gas off by itself after 4\u00a0hours: for the pan that was forgotten, and for the telephone that rang.',
      },
    },
    'land-hobs': {
      description:
        'Land hobs: enamel, bronze knobs and cast iron for country kitchens, 60, 75 and 90\u00a0cm wide, with Gas-Matik shut-off.',
      title: 'For kitchens that are lived in',
      first:
        'Land has a top of thick enamel and knobs in bronze that deepen with the years. It belongs beside stone, linen and wood that shows its grain.',
      second:
        'Cast-iron pan supports carry the big pot on Sunday and let the small one slide across without being lifted.',
      detail: {
        title: 'Four hours, then it rests',
        text: 'Gas-Matik turns the gas off by itself after 4\u00a0hours, whoever forgot it.',
      },
    },
    'enzo-ovens': {
      description:
        'Enzo built-in ovens: glass from edge to edge, 60\u00a0cm wide, seven levels, pizza at 300\u00a0°C and Idroclean.',
      title: 'Glass from edge to edge',
      first:
        'Closed, Enzo is a pane with two slim knobs that all but vanishes into the column. Open, it is a large oven: seven levels to set a tray on.',
      second:
        'It reaches 300\u00a0°C for a pizza and keeps a dough at 40\u00a0°C. The rest of the week it roasts, bakes and reheats without fuss.',
      detail: {
        title: 'Clean, with water',
        text: 'Idroclean warms a little water to 80\u2060–\u206090\u00a0°C. Its steam loosens what the roast left behind, and a cloth does the rest.',
      },
    },
    'enzo-titan-ovens': {
      description:
        'Enzo Titan built-in ovens: 90\u00a0cm wide, a large cavity behind glass, with pizza at 300\u00a0°C and Idroclean.',
      title: 'Room for the whole table',
      first:
        'Enzo Titan is 90\u00a0cm of glass in a fine steel surround. Behind it is room for a goose with its potatoes, a fish in one piece, bread for the week.',
      second:
        'Size alone is not the point. The fan carries the same heat to every corner, so what stands at the side is done when the middle is.',
      detail: {
        title: 'A wide view',
        text: 'A wide window on a wide oven. You see everything without opening the door, and the heat stays where it works.',
      },
    },
    'land-ovens': {
      description:
        'Land built-in ovens: framed enamel and bronze for country kitchens, 60 and 90\u00a0cm wide, electric or gas, with Idroclean.',
      title: 'As if it had always been there',
      first:
        'A framed door, a dial in the middle and bronze under the hand: Land brings the warmth of the country kitchen to a tall housing.',
      second:
        'Inside it is as modern as its neighbours, electric or gas, 60 or 90\u00a0cm wide. Bread rises at 40\u00a0°C, pizza bakes at 300\u00a0°C.',
      detail: {
        title: 'Water, and nothing else',
        text: 'Idroclean cleans the cavity with steam from water at 80\u2060–\u206090\u00a0°C. No powder, no smell, no day of waiting.',
      },
    },
    'expert-ovens': {
      description:
        'Expert built-in ovens: brushed steel, generous knobs and a tube handle, 60 and 90\u00a0cm wide, pizza at 300\u00a0°C, dough at 40\u00a0°C.',
      title: 'A tool for every day',
      first:
        'Brushed steel, a heavy tube of a handle, and knobs that turn for floured hands. Expert is made for people who cook before they look at the clock.',
      second:
        'It knows both ends of the evening: 40\u00a0°C for a dough that wants time, 300\u00a0°C for the pizza that it becomes.',
      detail: {
        title: 'Ready for tomorrow',
        text: 'When the guests have gone, Idroclean loosens the day with water at 80\u2060–\u206090\u00a0°C. The steel asks only for a cloth.',
      },
    },
    'alternate-ovens': {
      description:
        'Alternate built-in ovens: a panel of black glass over a door in colour, 60\u00a0cm wide, seven levels.',
      title: 'Two characters, one front',
      first:
        'Above, a panel of black glass that holds the controls. Below, a door in colour: slate grey, brown, oat or white. They are opposites, and on the best of terms.',
      second:
        'Choose the colour of the cabinets and the oven steps back. Choose its opposite and it becomes the piece that the room turns to.',
      detail: {
        title: 'Enough for company',
        text: 'With seven levels, supper and dessert can share the heat.',
      },
    },
  },
  models: {
    title: 'The models',
    all: 'See all {{count}}',
    empty: {
      title: 'No models at the moment',
      message: 'There is nothing to show from this line just now. The rest of the catalogue is a step away.',
      action: 'See the catalogue',
    },
  },
  neighbours: { label: 'Other lines', all: 'All lines', previous: 'Previous', next: 'Next' },
  nero: {
    pageTitle: 'Nero Line, built-in appliances in matt black',
    title: 'Nero Line',
    lead: 'One black for everything that is built in.',
    description:
      'The Nero Line: ovens, hobs, hoods and compact appliances in one matt black, among them a 45\u00a0cm microwave.',
    story: {
      title: 'Black that keeps its voice down',
      first:
        'Ovens, hobs and hoods, a warming drawer and a microwave, all in the same matt black, from the glass down to the knobs.',
      second:
        'In a dark kitchen they disappear. In a pale one they draw a single line. When they are at work, only a little light gives them away.',
    },
    microwave: {
      title: 'A 45\u00a0cm microwave',
      text: 'The smallest of the line defrosts, reheats and grills in a niche 45\u00a0cm wide, in the same black as the oven and the warming drawer.',
    },
    collections: 'All collections',
  },
} as const;
