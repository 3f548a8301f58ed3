import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AdoptionEventsService } from '../adoption-events/adoption-events.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { deleteDeliveries, expiringDeliveries, moveDeliveries } from './deliveries.repository.ts';
import { deliveriesPersonalData } from './deliveries-personal-data.ts';
import { newsletterIssue } from './issue-mail.ts';
import { createIssueSending } from './issue-sending.ts';
import { createNewsletterIssues, type NewsletterIssues } from './newsletter-issues.service.ts';
import { createPreviewLinks } from './preview-links.ts';

interface Needs {
  accounts: AccountsService;
  adoptionEvents: AdoptionEventsService;
  audit: AuditService;
  content: ContentService;
  limits: RateLimits;
  mail: MailService;
  newsletter: NewsletterService;
  pets: PetsService;
}

export function newsletterIssuesFeature(
  given: Base & Needs,
): Feature<{ newsletterIssues: NewsletterIssues }> {
  const sending = createIssueSending(given);
  const previewLinks = createPreviewLinks(given.secretKey);
  return {
    services: { newsletterIssues: createNewsletterIssues({ ...given, sending, previewLinks }) },
    jobs: sending.jobs,
    mails: [newsletterIssue],
    personalData: [deliveriesPersonalData(given.database)],
    retentions: [retentionOf('newsletterDeliveries', expiringDeliveries, deleteDeliveries)],
    emailMoves: [moveDeliveries],
  };
}
