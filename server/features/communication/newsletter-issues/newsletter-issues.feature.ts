import { mostCounted } from '#domain/dashboard/attention.ts';
import type { AdoptionEventsService } from '#server/features/adoption/events/events.service.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { failedSendings } from '#server/features/organisation/failed-jobs/failed-sendings.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { assetUsers } from '../content/asset-use.ts';
import type { ContentService } from '../content/content.service.ts';
import { mailRecipients } from '../inbound-mail/mail-recipient.ts';
import { createSignedAddresses } from '../inbound-mail/signed-addresses.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import { readerUses } from '../newsletter/reader-use.ts';
import { expiringClicks, forgetClicks } from './click-links.repository.ts';
import {
  deleteDeliveries,
  expiringDeliveries,
  findWrittenTo,
  moveDeliveries,
} from './deliveries.repository.ts';
import { deliveriesPersonalData } from './deliveries-personal-data.ts';
import { failedDeliveries } from './failed-deliveries.repository.ts';
import { newsletterIssue } from './issue-mail.ts';
import { pictureUser } from './issue-pictures.ts';
import { createIssueSending } from './issue-sending.ts';
import { countPaused } from './issues.repository.ts';
import { createNewsletterIssues, type NewsletterIssues } from './newsletter-issues.service.ts';
import { createPreviewLinks } from './preview-links.ts';
import { returnAddresses, returnedMailRecipient } from './returned-mail-recipient.ts';

interface Dependencies {
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
  dependencies: Base & Dependencies,
): Feature<{ newsletterIssues: NewsletterIssues }> {
  const { config, secretKey, database } = dependencies;
  const domain = config.inboundMail?.domain;
  const addresses =
    domain === undefined ? undefined : createSignedAddresses(secretKey, domain, returnAddresses);
  const returnPathOf = config.returnedMail.returnPath ? addresses?.of : undefined;
  const shared = { ...dependencies, returnPathOf };
  const sending = createIssueSending(shared);
  const previewLinks = createPreviewLinks(secretKey);
  const newsletterIssues = createNewsletterIssues({ ...shared, sending, previewLinks });
  return {
    services: { newsletterIssues },
    contributes: [
      // By somebody, or because a mail server took none of them.
      attentionSources({
        kind: 'pausedIssues',
        countAll: () => countPaused(database, mostCounted),
      }),
      mailRecipients(
        ...(addresses && domain
          ? [returnedMailRecipient({ ...dependencies, addresses, domain, newsletterIssues })]
          : []),
      ),
      failedSendings(failedDeliveries),
      readerUses(findWrittenTo),
      mailTemplates(newsletterIssue),
      assetUsers(pictureUser),
      personalData(deliveriesPersonalData(database)),
      retentions(
        retentionOf('newsletterDeliveries', expiringDeliveries, deleteDeliveries),
        retentionOf('newsletterClicks', expiringClicks, forgetClicks),
      ),
      emailMoves(moveDeliveries),
    ],
    jobs: sending.jobs,
  };
}
