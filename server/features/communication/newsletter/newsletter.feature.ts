import type { Base, Feature } from '#server/features/feature.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
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
    contributes: [
      mailTemplates(newsletterConfirmation, newsletterWelcome),
      personalData(newsletterPersonalData(given.database)),
      retentions(retentionOf('newsletter', expiringSubscriptions, deleteSubscriptions)),
      emailMoves(newsletter.moveEmail),
    ],
  };
}
