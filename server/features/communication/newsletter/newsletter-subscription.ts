import type { Clock } from '#domain/clock.ts';
import {
  type NewsletterInput,
  newsletterProblems,
  tidyNewsletterInput,
} from '#domain/contact/newsletter-subscription.ts';
import type { NewsletterSubscription } from '#domain/contact/subscription-fields.ts';
import { normalizeEmail } from '#domain/email.ts';
import { invalidFields } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { lockSeries, takeFolio } from '#server/db/folios.ts';
import type {
  CaptchaProof,
  CaptchaService,
} from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import {
  findSubscription,
  putSubscription,
  removeOptOut,
  setStatus,
} from './newsletter.repository.ts';
import { newsletterConfirmation } from './newsletter-confirmation-mail.ts';
import { type createNewsletterLinks, type LinkState, readToken } from './newsletter-links.ts';
import { subscriptionKind, subscriptionSeries } from './newsletter-series.ts';
import { newsletterWelcome } from './newsletter-welcome-mail.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  links: ReturnType<typeof createNewsletterLinks>;
}

export interface SubscriptionRequest extends NewsletterInput {
  language: Language;
  captcha: CaptchaProof;
  /** The caller's IP address. */
  address: string;
}

/**
 * Asks the owner of the address by mail. Whether the address was known shows neither in the answer nor in what
 * this takes.
 * @throws AppError invalid (by field), tooManyRequests
 */
export async function subscribe(
  dependencies: Dependencies,
  { language, captcha: proof, address, ...raw }: SubscriptionRequest,
  record?: RecordCreation,
) {
  const { links, database, captcha, limits } = dependencies;
  await limits.consume('contact', address);
  const input = tidyNewsletterInput(raw);
  const problems = newsletterProblems(input);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const pass = await captcha.verify(proof);
  const id = links.subscriptionId(input.email);
  const phone = parsePhone(input.phone) ?? '';
  const mayWrite = await limits.allows('newsletterMail', normalizeEmail(input.email));
  await database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    const subscription = await request(dependencies, tx, id, { ...input, phone, language });
    if (mayWrite) await write(dependencies, tx, subscription);
    await record?.(tx, { id });
  });
  return { id };
}

/**
 * By the button behind the link in the mail; once more changes nothing.
 * @returns false when the link is altered, too old, or of a subscription that has been cancelled since
 */
export function confirm(dependencies: Dependencies, token: string): Promise<boolean> {
  const { database, clock } = dependencies;
  return database.transaction(async (tx) => {
    const known = await findByLink(dependencies, tx, token);
    if (known?.status === 'pending') {
      await setStatus(tx, { id: known.id }, 'active', clock.now().toISOString());
      await removeOptOut(tx, known.id);
      await write(dependencies, tx, { ...known, status: 'active' });
    }
    return known !== undefined;
  });
}

/** What `confirm` would do: nothing where it has been done, nor by a link that does not hold. */
export async function findConfirmation(
  dependencies: Dependencies,
  token: string,
): Promise<LinkState> {
  const known = await findByLink(dependencies, dependencies.database, token);
  if (!known) return 'badLink';
  return known.status === 'pending' ? 'open' : 'done';
}

/** The subscription that a link confirms or has confirmed. */
async function findByLink(
  { links, clock }: Dependencies,
  source: Pick<Tx, 'query'>,
  token: string,
): Promise<NewsletterSubscription | undefined> {
  const known = await findSubscription(source, readToken(token).id);
  const holds = known && known.status !== 'cancelled' && links.confirms(token, known, clock.now());
  return holds ? known : undefined;
}

/** The subscription as it stands after somebody has asked for it. */
async function request(
  { links, clock }: Dependencies,
  tx: Tx,
  id: string,
  input: NewsletterInput & { language: Language },
): Promise<NewsletterSubscription> {
  await lockSeries(tx, subscriptionKind, subscriptionSeries);
  const now = clock.now();
  const known = await findSubscription(tx, id);
  // Confirmed by its owner: what a stranger types into the form changes nothing.
  if (known?.status === 'active') return known;
  // While a request is open its first mail stays valid, although the second is asked for.
  const isOpen = known?.status === 'pending' && links.isOpen(known.requestedAt, now);
  const subscription: NewsletterSubscription = {
    ...input,
    id,
    createdAt: known?.createdAt ?? now.toISOString(),
    series: subscriptionSeries,
    folio: known?.folio ?? (await takeFolio(tx, subscriptionKind, subscriptionSeries)),
    status: 'pending',
    endedBy: null,
    consentOn: null,
    consentHow: null,
    requestedAt: isOpen ? known.requestedAt : now.toISOString(),
  };
  await putSubscription(tx, subscription, now.toISOString());
  return subscription;
}

async function write(
  { links, clock, mail }: Dependencies,
  tx: Tx,
  subscription: NewsletterSubscription,
): Promise<void> {
  const { id, email, language, status } = subscription;
  const cancelUrl = links.cancelUrl(subscription);
  const letter = {
    to: email,
    language,
    headers: {
      'List-Unsubscribe': `<${cancelUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  // A button pressed twice asks for one mail.
  const minute = Math.floor(clock.now().getTime() / 60_000);
  const options = { dedupeKey: `newsletter ${id} ${status} ${minute}` };
  if (status === 'active') {
    const data = { name: salutation(subscription.name), unsubscribeUrl: cancelUrl };
    await mail.enqueue(tx, { ...letter, template: newsletterWelcome, data }, options);
  } else {
    // Without the name: a stranger may have written it, and the address too.
    const data = { confirmUrl: links.confirmUrl(subscription) };
    await mail.enqueue(tx, { ...letter, template: newsletterConfirmation, data }, options);
  }
}
