/** A promise that the portal did not keep; ends the run. */
export class BrokenPromise extends Error {
  /** @param details what helps to find out why */
  constructor(promise: string, details: unknown) {
    super(
      `${promise}\n${typeof details === 'string' ? details : JSON.stringify(details, null, 1)}`,
    );
  }
}

export function must(holds: boolean, promise: string, details: unknown): asserts holds {
  if (!holds) throw new BrokenPromise(promise, details);
}
