import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { inboundKeys } from '../inbound-mail/inbound-address.ts';
import type { MailRecipient } from '../inbound-mail/mail-recipient.ts';
import type { createSignedAddresses } from '../inbound-mail/signed-addresses.ts';
import type { NewsletterIssues } from './newsletter-issues.service.ts';

export const returnAddresses = { letter: 'b', purpose: 'return addresses of the newsletter' };
/** `cartilla+quejas@…`, where providers of mailboxes send complaints. */
const complaints = /^quejas$/;

/** Reports about mails of the newsletter; nothing is ever answered. */
export function returnedMailRecipient({
  addresses,
  domain,
  limits,
  newsletterIssues,
}: {
  addresses: ReturnType<typeof createSignedAddresses>;
  domain: string;
  limits: RateLimits;
  newsletterIssues: NewsletterIssues;
}): MailRecipient {
  return async ({ recipients, isReturned }) => {
    const [id] = addresses.among(recipients);
    if (id !== undefined) {
      return [
        {
          reads: 'report',
          admit: () => limits.consume('returnedMail', id),
          receive: (report) => newsletterIssues.takeReport(id, report, isReturned),
        },
      ];
    }
    if (inboundKeys(recipients, domain, complaints).length === 0) return [];
    return [
      {
        reads: 'report',
        admit: () => limits.consume('complaints', 'all'),
        receive: (report) => newsletterIssues.takeComplaint(report),
      },
    ];
  };
}
