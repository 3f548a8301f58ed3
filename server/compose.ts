import type { Collected, Feature } from './features/feature.ts';
import type { Jobs } from './jobs/jobs.ts';

type Open = { [Name in keyof Collected]: Collected[Name][number][] };

/**
 * Features built one after the other, each with the services of those before it: one that stands before what it needs
 * does not compile.
 */
class Composition<Given extends { jobs: Jobs }, Services extends object> {
  readonly services: Services;
  /** Grows with each feature, as `services` does: copies of a hundred parts for each of them cost more than most features. */
  readonly #parts: Given & Services;
  readonly #collected: Open;
  readonly #closers: (() => Promise<void>)[];

  constructor(
    parts: Given & Services,
    services: Services,
    collected: Open,
    closers: (() => Promise<void>)[],
  ) {
    this.services = services;
    this.#parts = parts;
    this.#collected = collected;
    this.#closers = closers;
  }

  with<Added extends object>(
    build: (given: Given & Services) => Feature<Added>,
  ): Composition<Given, Services & Added> {
    const { services, jobs = [], close, ...brought } = build(this.#parts);
    for (const job of jobs) this.#parts.jobs.add(job);
    collect(this.#collected, brought);
    if (close) this.#closers.push(close);
    return new Composition<Given, Services & Added>(
      Object.assign(this.#parts, services),
      Object.assign(this.services, services),
      this.#collected,
      this.#closers,
    );
  }

  /** The last one first, for it may need the others. */
  async close(): Promise<void> {
    for (const close of this.#closers.toReversed()) await close();
  }
}

function collect(into: Open, brought: Partial<Collected>): void {
  into.personalData.push(...(brought.personalData ?? []));
  into.retentions.push(...(brought.retentions ?? []));
  into.mediaUses.push(...(brought.mediaUses ?? []));
  into.assetUsers.push(...(brought.assetUsers ?? []));
  into.accountUses.push(...(brought.accountUses ?? []));
  into.customerUses.push(...(brought.customerUses ?? []));
  into.emailMoves.push(...(brought.emailMoves ?? []));
  into.linkListeners.push(...(brought.linkListeners ?? []));
  into.mails.push(...(brought.mails ?? []));
  into.mailRecipients.push(...(brought.mailRecipients ?? []));
  into.paymentListeners.push(...(brought.paymentListeners ?? []));
  into.applicationListeners.push(...(brought.applicationListeners ?? []));
  into.petListeners.push(...(brought.petListeners ?? []));
  into.paperListeners.push(...(brought.paperListeners ?? []));
  into.statusChecks.push(...(brought.statusChecks ?? []));
  into.attentionSources.push(...(brought.attentionSources ?? []));
  into.careAccesses.push(...(brought.careAccesses ?? []));
  into.timelineSources.push(...(brought.timelineSources ?? []));
}

/** @param given what every feature gets; `collected` comes to it */
export function compose<Given extends { jobs: Jobs }>(given: Given) {
  const collected: Open = {
    personalData: [],
    retentions: [],
    mediaUses: [],
    assetUsers: [],
    accountUses: [],
    customerUses: [],
    emailMoves: [],
    linkListeners: [],
    mails: [],
    mailRecipients: [],
    paymentListeners: [],
    applicationListeners: [],
    petListeners: [],
    paperListeners: [],
    statusChecks: [],
    attentionSources: [],
    careAccesses: [],
    timelineSources: [],
  };
  return new Composition<Given & { collected: Collected }, object>(
    { ...given, collected },
    {},
    collected,
    [],
  );
}
