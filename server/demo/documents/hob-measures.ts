/** The hole in the worktop for a hob 90 cm wide, in mm. */
export const hobCutOut = { width: 860, depth: 490, radius: 10 } as const;
