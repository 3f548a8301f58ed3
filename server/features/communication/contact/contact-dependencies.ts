import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { MessageStates } from './message-states.ts';
import type { ThreadMailIds } from './thread-mail-ids.ts';

export interface ContactDependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  states: MessageStates;
  threads: ThreadMailIds;
  /** The organisation's address. */
  recipient: () => Promise<string>;
}
