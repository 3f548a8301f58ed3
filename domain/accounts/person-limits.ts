/** In characters. */
export const personLimits = { name: 120, country: 80, federalState: 80, city: 80 } as const;
