import type { AuditService } from '../audit/audit.service.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { deleteSubscriptions, expiringSubscriptions } from './newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';
import { newsletterConfirmation } from './newsletter-confirmation-mail.ts';
import { createNewsletterExport, type NewsletterExport } from './newsletter-export.ts';
import { newsletterPersonalData } from './newsletter-personal-data.ts';
import { newsletterWelcome } from './newsletter-welcome-mail.ts';

export function newsletterFeature(
  given: Base & {
    mail: MailService;
    captcha: CaptchaService;
    limits: RateLimits;
    audit: AuditService;
  },
): Feature<{ newsletter: NewsletterService; newsletterExport: NewsletterExport }> {
  const newsletter = createNewsletterService(given);
  return {
    services: { newsletter, newsletterExport: createNewsletterExport(given) },
    mails: [newsletterConfirmation, newsletterWelcome],
    personalData: [newsletterPersonalData(given.database)],
    retentions: [retentionOf('newsletter', expiringSubscriptions, deleteSubscriptions)],
    emailMoves: [newsletter.moveEmail],
  };
}
