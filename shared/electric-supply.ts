/**
 * Which supplies a record's text on its electric connection takes, by its volts and phases: `220–240 V or 380–415 V 2N`
 * is for one and for three. Neither where it says nothing of them.
 */
export function readSupplies(text: string): { onePhase: boolean; morePhases: boolean } {
  return {
    onePhase: /\b2[234]0(?!\d)/.test(text),
    morePhases: /\b(?:[23]N|3~|380|400|415)(?!\d)/i.test(text),
  };
}
