import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import {
  createImports,
  type ImportsService,
} from '#server/features/organisation/imports/imports.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { newsletterReconfirmation } from './brought/newsletter-reconfirmation-mail.ts';
import { readerTableImport } from './brought/reader-table-import.ts';
import { deleteSubscriptions, expiringSubscriptions } from './newsletter.repository.ts';
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts';
import { newsletterConfirmation } from './newsletter-confirmation-mail.ts';
import { createNewsletterExport, type NewsletterExport } from './newsletter-export.ts';
import { createNewsletterLinks } from './newsletter-links.ts';
import { newsletterPersonalData } from './newsletter-personal-data.ts';
import { newsletterWelcome } from './newsletter-welcome-mail.ts';
import { readerUses } from './reader-use.ts';

export function newsletterFeature(
  dependencies: Base & {
    mail: MailService;
    captcha: CaptchaService;
    limits: RateLimits;
    audit: AuditService;
    accounts: AccountsService;
  },
): Feature<{
  newsletter: NewsletterService;
  newsletterExport: NewsletterExport;
  readerImports: ImportsService;
}> {
  const newsletter = createNewsletterService(dependencies);
  const imports = createImports({
    ...dependencies,
    of: readerTableImport({
      ...dependencies,
      links: createNewsletterLinks(dependencies.siteUrl, dependencies.secretKey),
      today: todayIn(dependencies.timezone, dependencies.clock),
      uses: dependencies.contributions.to(readerUses),
    }),
  });
  return {
    services: {
      newsletter,
      newsletterExport: createNewsletterExport(dependencies),
      readerImports: imports.service,
    },
    jobs: [imports.job],
    contributes: [
      mailTemplates(newsletterConfirmation, newsletterWelcome, newsletterReconfirmation),
      personalData(newsletterPersonalData(dependencies.database)),
      retentions(retentionOf('newsletter', expiringSubscriptions, deleteSubscriptions)),
      emailMoves(newsletter.moveEmail),
    ],
  };
}
