/**
 * The concurrency of each queue in a process. Jobs that wait for the same thing share a queue, so that they hold up nothing
 * else. A stored job keeps the name of its queue (column `lane`); removing a queue needs a migration.
 */
export const concurrency = {
  /** Handing mails to the mail server. */
  mail: 4,
  /** Receipts of donations: many at once at the end of a campaign, each to be there within seconds. */
  receipts: 4,
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
  /** A child process that may take hours. */
  backups: 1,
  /** What nobody waits for: sweeping, forgetting. */
  upkeep: 1,
} as const;

export type Queue = keyof typeof concurrency;
/** Those with a backlog that nobody waits for: scheduled jobs and batches have no other. */
export type BackgroundQueue = Exclude<Queue, 'mail' | 'receipts' | 'quick'>;
export const queueNames = Object.keys(concurrency) as Queue[];
