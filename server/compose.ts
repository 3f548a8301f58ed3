import { Contributions } from './features/extension-point.ts';
import type { Feature } from './features/feature.ts';
import type { Jobs } from './jobs/jobs.ts';

/**
 * Features built one after the other, each with the services of those before it: one that stands before what it needs
 * does not compile.
 */
class Composition<
  Given extends { jobs: Jobs; contributions: Contributions },
  Services extends object,
> {
  readonly services: Services;
  /** Grows with each feature, as `services` does: copies of a hundred parts for each of them cost more than most features. */
  readonly #parts: Given & Services;
  readonly #closers: (() => Promise<void>)[];

  constructor(parts: Given & Services, services: Services, closers: (() => Promise<void>)[]) {
    this.services = services;
    this.#parts = parts;
    this.#closers = closers;
  }

  with<Added extends object>(
    build: (given: Given & Services) => Feature<Added>,
  ): Composition<Given, Services & Added> {
    const { services, jobs = [], contributes = [], close } = build(this.#parts);
    for (const job of jobs) this.#parts.jobs.add(job);
    for (const contribution of contributes) this.#parts.contributions.add(contribution);
    if (close) this.#closers.push(close);
    return new Composition<Given, Services & Added>(
      Object.assign(this.#parts, services),
      Object.assign(this.services, services),
      this.#closers,
    );
  }

  /** The last one first, for it may need the others. */
  async close(): Promise<void> {
    for (const close of this.#closers.toReversed()) await close();
  }
}

/** @param given what every feature gets; `contributions` comes to it */
export function compose<Given extends { jobs: Jobs }>(given: Given) {
  return new Composition<Given & { contributions: Contributions }, object>(
    { ...given, contributions: new Contributions() },
    {},
    [],
  );
}
