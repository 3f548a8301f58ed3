import type { Collected, Feature } from './features/feature.ts';

type Open = { [Name in keyof Collected]: Collected[Name][number][] };

/**
 * Features built one after the other, each with the services of those before it: one that stands before what it needs
 * does not compile.
 */
class Composition<Given extends object, Services extends object> {
  readonly services: Services;
  readonly #given: Given;
  readonly #collected: Open;
  readonly #closers: (() => Promise<void>)[];

  constructor(given: Given, services: Services, collected: Open, closers: (() => Promise<void>)[]) {
    this.services = services;
    this.#given = given;
    this.#collected = collected;
    this.#closers = closers;
  }

  with<Added extends object>(
    build: (given: Given & Services) => Feature<Added>,
  ): Composition<Given, Services & Added> {
    const { services, personalData = [], close } = build({ ...this.#given, ...this.services });
    this.#collected.personalData.push(...personalData);
    if (close) this.#closers.push(close);
    const all = { ...this.services, ...services };
    return new Composition(this.#given, all, this.#collected, this.#closers);
  }

  /** The last one first, for it may need the others. */
  async close(): Promise<void> {
    for (const close of this.#closers.toReversed()) await close();
  }
}

/** @param given what every feature gets; `collected` comes to it */
export function compose<Given extends object>(given: Given) {
  const collected: Open = { personalData: [] };
  return new Composition<Given & { collected: Collected }, object>(
    { ...given, collected },
    {},
    collected,
    [],
  );
}
