/** Terms of the trade in plain words: what each is called, and what it does. No praise, and no claims. */
export const texts = {
  terms: {
    trueFan: {
      name: 'True fan',
      text: 'A fan with a heating element of its own around it. The air leaves it hot and reaches all shelves alike, so that several dishes can bake at once.',
    },
    pizza: {
      name: 'Pizza at 300\u00a0°C',
      text: 'A setting for pizza and flat bread: the oven heats up to 300\u00a0°C, most of it from below.',
    },
    leaveningAt40: {
      name: 'Leavening at 40\u00a0°C',
      text: 'The oven holds about 40\u00a0°C, the warmth in which dough with yeast rises well.',
    },
    leavening: {
      name: 'Leavening',
      text: 'A low, steady temperature at which dough with yeast rises.',
    },
    easySteam: {
      name: 'Easy Steam',
      text: 'A little water in the oven turns to steam while it bakes: crusts brown evenly and the inside stays moist.',
    },
    idroclean: {
      name: 'Idroclean',
      text: 'Cleaning with steam: water in the cavity is heated to 80–90\u00a0°C and loosens what has burnt on, which is then wiped off.',
    },
    booster: {
      name: 'Booster',
      text: 'More power for a short time, to heat up faster.',
    },
    rotisserie: {
      name: 'Rotisserie',
      text: 'A spit that a motor turns before the grill, so that meat browns all around.',
    },
    gasMatik: {
      name: 'Gas-Matik',
      text: 'A timer in the gas supply of the hob: burners that were left on are shut off after four hours.',
    },
    safetyDevice: {
      name: 'Flame failure device',
      text: 'Also FFD. A sensor beside each flame: where a flame goes out, its gas is cut off.',
    },
    wokBurner: {
      name: 'Wok burner',
      text: 'A strong burner with two or more rings of flames, for woks and large pans.',
    },
    wokRing: {
      name: 'Wok ring',
      text: 'A ring that lies on the pan support and holds a pan with a round bottom.',
    },
    induction: {
      name: 'Induction',
      text: 'A magnetic field heats the bottom of the pan itself, and the glass only by the pan. It takes pans that a magnet sticks to.',
    },
    ceramic: {
      name: 'Ceramic zones',
      text: 'Heating elements below a plate of glass ceramic, which glow and heat pans of any kind.',
    },
    solidPlates: {
      name: 'Solid plates',
      text: 'Round plates of cast iron with a heating element inside. They take a while to heat up, and stay warm for long.',
    },
    multifunction: {
      name: 'Multifunction oven',
      text: 'An electric oven whose elements above and below, grill and fan can be used alone or together.',
    },
    staticOven: {
      name: 'Static oven',
      text: 'An oven that heats from above and below without a fan, one shelf at a time.',
    },
    fanOven: {
      name: 'Fan oven',
      text: 'An oven in which a fan spreads the heat of its elements, for even baking on more than one shelf.',
    },
    softClosing: {
      name: 'Soft closing',
      text: 'A damper in the hinges slows the door down, so that it closes without a bang.',
    },
    coolingFan: {
      name: 'Tangential cooling fan',
      text: 'A fan that blows air through the housing, not through the oven, and keeps controls and cabinets cool.',
    },
    recirculation: {
      name: 'Recirculation',
      text: 'Where there is no duct to the outside, the hood filters the air through charcoal and gives it back to the room.',
    },
    lpg: {
      name: 'LPG',
      text: 'Liquid gas from a bottle or a tank, propane or butane. It needs other nozzles than natural gas; a technician changes them.',
    },
    naturalGas: {
      name: 'Natural gas G20',
      text: 'Gas from the mains, mostly methane. G20 is the name of the test gas that stands for it, at a pressure of 20 mbar.',
    },
    phases: {
      name: '2N, 3N',
      text: 'The appliance can be connected to two (2N) or three (3N) phases of a three-phase supply, and to neutral.',
    },
    usableVolume: {
      name: 'Usable and gross volume',
      text: 'Gross is all the space in the cavity; usable is what is left between shelves, elements and fan.',
    },
  },
} as const;
