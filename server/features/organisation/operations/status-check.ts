import type { FindingReason } from '#domain/operations/finding-reasons.ts';
import type { StatusLevel, StatusSubject } from '#domain/operations/status.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** How one thing is. */
export interface Finding {
  level: StatusLevel;
  reason: FindingReason;
  /** Of the reason's words; instants are UTC ISO 8601. */
  values?: Readonly<Record<string, string | number>>;
  /** Instants, UTC ISO 8601. */
  lastSuccess?: string | null;
  lastFailure?: string | null;
  /** Technical, in English; one line without people's data. */
  error?: string | null;
  /** Administrators are mailed of it, at most once a day. */
  warns?: boolean;
}

/** What a feature tells of the state of the portal; of its subject there is one. */
export interface StatusCheck {
  subject: StatusSubject;
  /** Whatever it throws, or does not say within a moment, is told as unknown. */
  check(): Promise<Finding>;
}

export const statusChecks = extensionPoint<StatusCheck>();
