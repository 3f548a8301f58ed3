/**
 * What waits for the same thing shares a lane, so that it holds up nothing else: how many jobs of each run at once in a
 * process. A stored job keeps the name of its lane; a lane that goes needs a migration.
 */
export const lanes = {
  /** Handing mails to the mail server. */
  mail: 4,
  /** Mails to many, which keep no single one waiting: somebody may be waiting for a link. */
  bulkMail: 4,
  /** Calls to others' services: payments, invoices. */
  providers: 4,
  /** A transaction or two, which somebody waits for: that of a password link. */
  quick: 2,
  /** Enqueuing bulk mail by the clock: many transactions. */
  reminders: 1,
  /** Files that go with what they belonged to. */
  files: 1,
  /** What nobody waits for: sweeping, forgetting. */
  upkeep: 1,
} as const;

export type Lane = keyof typeof lanes;
/** Those with a backlog that nobody waits for: scheduled jobs and batches have no other. */
export type BackgroundLane = Exclude<Lane, 'mail' | 'quick'>;
export const laneNames = Object.keys(lanes) as Lane[];
