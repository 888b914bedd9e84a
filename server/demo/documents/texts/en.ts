/** English texts of the reserved documents; their keys are the keys of every language. */
export const texts = {
  sample: 'Sample of a demonstration site: prices, codes and data are invented',
  prices: {
    titles: { cookers: 'Cookers and hoods', 'built-in': 'Built-in appliances' },
    kind: 'Price list {{year}}',
    /** After the name of a line that a page goes on with. */
    continued: 'continued',
    terms: {
      valid: 'Valid from',
      prices: 'Prices',
      delivery: 'Delivery',
      pricesText: 'In euro for one piece, without VAT. Net prices are for authorised partners.',
      deliveryText: 'Free to your warehouse in the EU from six pieces. Standard finishes in four weeks.',
    },
    columns: {
      code: 'Code',
      product: 'Product',
      finish: 'Finish',
      size: 'W × D × H, mm',
      list: 'List price, €',
      net: 'Net price, €',
    },
  },
  parts: { kind: 'Spare parts' },
  bulletin: {
    kind: 'Service bulletin',
    labels: { models: 'Models', made: 'Production', time: 'Working time', parts: 'Parts', urgency: 'When' },
    reason: 'Why',
    steps: 'What to do',
    after: 'Before you leave',
    'door-hinges': {
      title: 'Adjusting the door of Enzo 60 ovens',
      facts: {
        models: 'EZF60M, EZF60Y, EZF60R, EZF60V',
        made: 'Serial numbers 204180 to 239604',
        time: '25 minutes, one person',
        parts: 'Hinge kit 481-0622, one for each oven',
        urgency: 'At the next visit, or when a customer reports steam at the top edge',
      },
      reason:
        'On some ovens the door stands up to 2 mm proud of the frame at its top edge once it has been heated a few dozen times. Steam then escapes upwards and can mark the front above. The spring of the right hinge settles more than the left one.',
      steps: {
        1: 'Switch the oven off at the mains and let it cool. Open the door fully and turn the catches of both hinges upwards.',
        2: 'Close the door to about 60°, lift it with both hands and draw it out. Lay it on a blanket, glass upwards.',
        3: 'Take off the two screws (T20) of each hinge pocket and change both hinges. The right one is marked R.',
        4: 'Tighten the screws to 4 Nm, the lower one first. Hang the door in again and turn the catches down.',
        5: 'Measure the gap to the frame at all four corners: 4 mm, and no more than 0.5\u00A0mm apart.',
      },
      after:
        'Heat the empty oven to 250 °C for ten minutes and look along the top edge with a lamp: no steam and no light should pass. Write the number of this bulletin in the service book.',
    },
    'liquid-gas': {
      title: 'Conversion of cookers to LPG',
      facts: {
        models: 'All Antique, Elegant, Mixture and Perfection cookers with gas burners',
        made: 'All years',
        time: '60 minutes for five burners, 15 more for a gas oven',
        parts: 'Injector set G30/G31, 481-1180 (five burners) or 481-1184 (seven)',
        urgency: 'At installation, where there is no natural gas',
      },
      reason:
        'Cookers leave the factory set for natural gas G20 at 20 mbar. This bulletin replaces SB 04: the injector of the double-ring burner has grown from 0.95 to 0.98\u00A0mm, which steadies its flame at the smallest setting.',
      steps: {
        1: 'Shut the gas off and unplug the cooker. Take off pan supports, caps and crowns.',
        2: 'Change each injector with a 7\u00A0mm box spanner: 0.50\u00A0auxiliary, 0.65\u00A0medium, 0.85\u00A0rapid, 0.98\u00A0double\u00A0ring.',
        3: 'Pull off the knobs and turn each by-pass screw fully in, gently, with a 2.5\u00A0mm screwdriver.',
        4: 'Connect the regulator for 28 to 30 mbar (G30) or 37 mbar (G31) and look for leaks with spray. Never with a flame.',
        5: 'Light each burner. Turned to small, its flame stays 3 to 4\u00A0mm high and does not go out in a draught.',
      },
      after:
        'Stick the label of the set over the one beside the rating plate and hand the old injectors to the customer. Write gas, pressure and the number of this bulletin in the service book.',
    },
  },
} as const;
