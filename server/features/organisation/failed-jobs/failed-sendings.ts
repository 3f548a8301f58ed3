import type { FailedOrigin, FailureReason } from '#domain/jobs/failed-work.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** Mail that did not arrive, or may not have, and that somebody has to see to. */
export interface FailedSending {
  /** Of what its page shows: the answer, the issue, the event. */
  id: string;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  failedAt: string;
  recipientCount: number;
  reason: FailureReason;
  /** Of the message that was answered. */
  folio?: number;
  /** What is asked for of those that are shown alone. */
  describe(): Promise<SendingDescription>;
}

interface SendingDescription {
  subject: string;
  /** Up to `mostNamed` addresses. */
  recipients: readonly string[];
}

/** Failed sendings that a feature keeps by itself, beside the jobs. */
export interface FailedSendings {
  origin: Exclude<FailedOrigin, 'job'>;
  count(database: Database): Promise<number>;
  /** Newest first. */
  find(database: Database, most: number): Promise<readonly FailedSending[]>;
  /** Somebody has seen it and nothing is left to do; undefined where it goes by being seen to. @returns whether there was one */
  dismiss?(tx: Tx, id: string, now: string): Promise<boolean>;
}

export const failedSendings = extensionPoint<FailedSendings>();
