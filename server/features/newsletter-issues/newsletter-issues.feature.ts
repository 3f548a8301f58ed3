import { mostCounted } from '#domain/dashboard/attention.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AdoptionEventsService } from '../adoption-events/adoption-events.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Base, Feature } from '../feature.ts';
import { createSignedAddresses } from '../inbound-mail/signed-addresses.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { expiringClicks, forgetClicks } from './click-links.repository.ts';
import { deleteDeliveries, expiringDeliveries, moveDeliveries } from './deliveries.repository.ts';
import { deliveriesPersonalData } from './deliveries-personal-data.ts';
import { newsletterIssue } from './issue-mail.ts';
import { pictureUser } from './issue-pictures.ts';
import { createIssueSending } from './issue-sending.ts';
import { countPaused } from './issues.repository.ts';
import { createNewsletterIssues, type NewsletterIssues } from './newsletter-issues.service.ts';
import { createPreviewLinks } from './preview-links.ts';
import { returnAddresses, returnedMailRecipient } from './returned-mail-recipient.ts';

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
  const { config, secretKey, database } = given;
  const domain = config.inboundMail?.domain;
  const addresses =
    domain === undefined ? undefined : createSignedAddresses(secretKey, domain, returnAddresses);
  const returnPathOf = config.returnedMail.returnPath ? addresses?.of : undefined;
  const parts = { ...given, returnPathOf };
  const sending = createIssueSending(parts);
  const previewLinks = createPreviewLinks(secretKey);
  const newsletterIssues = createNewsletterIssues({ ...parts, sending, previewLinks });
  return {
    services: { newsletterIssues },
    // By somebody, or because a mail server took none of them.
    attentionSources: [
      { kind: 'pausedIssues', countAll: () => countPaused(database, mostCounted) },
    ],
    mailRecipients:
      addresses && domain
        ? [returnedMailRecipient({ ...given, addresses, domain, newsletterIssues })]
        : [],
    jobs: sending.jobs,
    mails: [newsletterIssue],
    assetUsers: [pictureUser],
    personalData: [deliveriesPersonalData(database)],
    retentions: [
      retentionOf('newsletterDeliveries', expiringDeliveries, deleteDeliveries),
      retentionOf('newsletterClicks', expiringClicks, forgetClicks),
    ],
    emailMoves: [moveDeliveries],
  };
}
