import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import * as newsletterCancellation from './newsletter-cancellation.ts';
import { createNewsletterLinks } from './newsletter-links.ts';
import * as newsletterReaders from './newsletter-readers.ts';
import * as newsletterSubscription from './newsletter-subscription.ts';

export type NewsletterService = ReturnType<typeof createNewsletterService>;

interface Dependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  siteUrl: string;
  secretKey: string;
  audit: AuditService;
}

export const createNewsletterService = (dependencies: Dependencies) => {
  const links = createNewsletterLinks(dependencies.siteUrl, dependencies.secretKey);
  const shared = { ...dependencies, links };
  return bindUseCases(shared, newsletterSubscription, newsletterCancellation, newsletterReaders);
};
