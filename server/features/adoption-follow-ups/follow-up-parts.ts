import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { FollowUpMails } from './follow-up-mails.ts';

/** What the use cases of follow-ups depend on. */
export interface FollowUpParts {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  mails: FollowUpMails;
}
