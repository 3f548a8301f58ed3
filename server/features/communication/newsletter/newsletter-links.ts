import { v5 as uuidFromName } from 'uuid';
import { newsletterPaths } from '#domain/contact/newsletter-paths.ts';
import type { NewsletterSubscription } from '#domain/contact/subscription-fields.ts';
import { normalizeEmail } from '#domain/email.ts';
import { createSigner, purposeKey } from '#server/keys/signatures.ts';

/** For as long as a confirmation may lie unread. */
const confirmableFor = 7 * 86_400_000;

type Request = Pick<NewsletterSubscription, 'id' | 'requestedAt' | 'language'>;

/**
 * The ids of subscriptions and the links in their mails. A token is `{id}.{signature}`; one to confirm holds for one
 * request, one to unsubscribe for ever, as mails are kept for ever.
 */
export function createNewsletterLinks(siteUrl: string, secretKey: string) {
  const confirmations = createSigner(secretKey, 'newsletter confirmation');
  const cancellations = createSigner(secretKey, 'newsletter cancellation');
  const namespace = purposeKey(secretKey, 'newsletter id').subarray(0, 16);
  const signed = ({ id, requestedAt }: Request) => `${id} ${requestedAt}`;
  const pathsOf = (request: Request) => newsletterPaths[request.language];

  return {
    /**
     * Always the same for an address, and nobody else can tell it: the answer to a subscription says nothing about
     * whether the address was known, as one that tells the time would.
     */
    subscriptionId: (email: string) => uuidFromName(normalizeEmail(email), namespace),

    confirmUrl: (request: Request) =>
      `${siteUrl}${pathsOf(request).confirm}/${request.id}.${confirmations.sign(signed(request))}`,

    cancelUrl: (request: Request) =>
      `${siteUrl}${pathsOf(request).cancel}/${request.id}.${cancellations.sign(request.id)}`,

    confirms(token: string, request: Request, now: Date): boolean {
      const { signature } = readToken(token);
      const requested = new Date(request.requestedAt).getTime();
      return (
        confirmations.verify(signed(request), signature) &&
        now.getTime() < requested + confirmableFor
      );
    },

    cancels(token: string): boolean {
      const { id, signature } = readToken(token);
      return cancellations.verify(id, signature);
    },

    /** Whether a request made at `requestedAt` can still be confirmed. */
    isOpen: (requestedAt: string, now: Date) =>
      now.getTime() < new Date(requestedAt).getTime() + confirmableFor,
  };
}

/** Whether a link still has something to ask: what it says is done, or it does not hold. */
export type LinkState = 'open' | 'done' | 'badLink';

/** @returns with the mail that the link stands in (`mail`), where it says so */
export function readToken(token: string): { id: string; signature: string; mail?: string } {
  const [id = '', signature = '', mail] = token.split('.', 3);
  return { id, signature, ...(mail && { mail }) };
}
