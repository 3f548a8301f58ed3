import fc from 'fast-check';

/** Checks a property on 300 inputs that are the same on every run, so that a failure comes again. */
export function holds<Inputs extends [unknown, ...unknown[]]>(property: fc.IProperty<Inputs>) {
  fc.assert(property, { seed: 20_261_120, numRuns: 300 });
}

/** As `holds`, for properties that have to wait for an answer. */
export function holdsAsync<Inputs extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Inputs>,
): Promise<void> {
  return fc.assert(property, { seed: 20_261_120, numRuns: 300 });
}
