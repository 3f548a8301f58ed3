import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import {
  type NewsletterInput,
  newsletterProblems,
  tidyNewsletterInput,
} from '#domain/contact/newsletter-subscription.ts';
import type {
  NewsletterSubscription,
  subscriptionFields,
} from '#domain/contact/subscription-fields.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { normalizeEmail } from '#domain/email.ts';
import { invalidFields, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { lockSeries, takeFolio } from '../../db/folios.ts';
import type { EmailMove } from '../accounts/email-move.ts';
import type { CaptchaProof, CaptchaService } from '../captcha/captcha.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import type { RowQuery } from '../querying/row-query.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import {
  addOptOut,
  deleteSubscription,
  findActive,
  findMove,
  findOptOuts,
  findSubscription,
  moveSubscription,
  noteMove,
  putSubscription,
  removeOptOut,
  setStatus,
  subscriptionsTable,
} from './newsletter.repository.ts';
import { newsletterConfirmation } from './newsletter-confirmation-mail.ts';
import { createNewsletterLinks, readToken } from './newsletter-links.ts';
import { newsletterWelcome } from './newsletter-welcome-mail.ts';

type NewsletterField = FieldName<typeof subscriptionFields>;

export interface SubscriptionRequest extends NewsletterInput {
  language: Language;
  captcha: CaptchaProof;
  /** The caller's IP address. */
  address: string;
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;

const kind = 'newsletterSubscription';
/** There is only one. */
const series = '';

export function createNewsletterService({
  database,
  clock,
  mail,
  captcha,
  limits,
  siteUrl,
  secretKey,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  siteUrl: string;
  secretKey: string;
}) {
  const links = createNewsletterLinks(siteUrl, secretKey);

  /** The subscription as it stands after somebody has asked for it. */
  async function request(
    tx: Tx,
    id: string,
    input: NewsletterInput & { language: Language },
  ): Promise<NewsletterSubscription> {
    await lockSeries(tx, kind, series);
    const now = clock.now();
    const known = await findSubscription(tx, id);
    // Confirmed by its owner: what a stranger types into the form changes nothing.
    if (known?.status === 'active') return known;
    // While a request is open its first mail stays good, although the second is asked for.
    const isOpen = known?.status === 'pending' && links.isOpen(known.requestedAt, now);
    const subscription: NewsletterSubscription = {
      ...input,
      id,
      createdAt: known?.createdAt ?? now.toISOString(),
      series,
      folio: known?.folio ?? (await takeFolio(tx, kind, series)),
      status: 'pending',
      requestedAt: isOpen ? known.requestedAt : now.toISOString(),
    };
    await putSubscription(tx, subscription, now.toISOString());
    return subscription;
  }

  async function write(tx: Tx, subscription: NewsletterSubscription): Promise<void> {
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

  /** Whom the link of `id` takes off: also the reader who has had that address. */
  async function idsToCancel(tx: Pick<Tx, 'query'>, id: string): Promise<string[]> {
    // Whoever subscribes an address that another reader has left means themselves.
    if (await findSubscription(tx, id)) return [id];
    const moved = await findMove(tx, id);
    return moved === undefined ? [id] : [id, moved];
  }

  return {
    /**
     * Asks the owner of the address by mail. Whether the address was known shows neither in the answer nor in what
     * this takes.
     * @throws AppError invalid (by field), tooManyRequests
     */
    async subscribe(
      { language, captcha: proof, address, ...raw }: SubscriptionRequest,
      record?: RecordCreation,
    ) {
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
        const subscription = await request(tx, id, { ...input, phone, language });
        if (mayWrite) await write(tx, subscription);
        await record?.(tx, { id });
      });
      return { id };
    },

    /**
     * By the link in the mail; once more changes nothing.
     * @returns false when the link is altered, too old, or of a subscription that has been cancelled since
     */
    confirm(token: string): Promise<boolean> {
      return database.transaction(async (tx) => {
        const known = await findSubscription(tx, readToken(token).id);
        if (!known || known.status === 'cancelled') return false;
        const now = clock.now();
        if (!links.confirms(token, known, now)) return false;
        if (known.status === 'pending') {
          await setStatus(tx, { id: known.id }, 'active', now.toISOString());
          await removeOptOut(tx, known.id);
          await write(tx, { ...known, status: 'active' });
        }
        return true;
      });
    },

    /**
     * By the link or the button of a mail program; once more changes nothing.
     * @returns false when the link is altered
     */
    async cancel(token: string): Promise<boolean> {
      if (!links.cancels(token)) return false;
      const now = clock.now().toISOString();
      await database.transaction(async (tx) => {
        for (const id of await idsToCancel(tx, readToken(token).id)) {
          await setStatus(tx, { id }, 'cancelled', now);
          await addOptOut(tx, id, now);
        }
      });
      return true;
    },

    /** What `cancel` would do: nothing where it has been done, nor by a link that is altered. */
    async findCancellation(token: string): Promise<'open' | 'done' | 'badLink'> {
      if (!links.cancels(token)) return 'badLink';
      const ids = await idsToCancel(database, readToken(token).id);
      const left = await findOptOuts(database, ids);
      return left.length === ids.length ? 'done' : 'open';
    },

    /** The reader has another address: the subscription goes along, and what they do not want. */
    async moveEmail(tx: Tx, { from, to }: EmailMove): Promise<void> {
      await lockSeries(tx, kind, series);
      const [id, newId] = [links.subscriptionId(from), links.subscriptionId(to)];
      const isUnwanted = (await findOptOuts(tx, [id])).length > 0;
      if (isUnwanted) await addOptOut(tx, newId, clock.now().toISOString());
      await noteMove(tx, id, newId);
      const isThere = (await findSubscription(tx, newId))?.status === 'active';
      if (isThere) await deleteSubscription(tx, { id });
      if (isThere || !(await findSubscription(tx, id))) return;
      await deleteSubscription(tx, { id: newId });
      await moveSubscription(tx, id, { id: newId, email: to });
    },

    /** For whatever mail that its reader did not ask for: it ends all of them, and the newsletter. */
    unsubscribeUrl: (email: string, language: Language): string =>
      links.cancelUrl({ id: links.subscriptionId(email), requestedAt: '', language }),

    /** Those of the addresses that want no such mails; as they were given. */
    async optedOut(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
      const byId = new Map(emails.map((email) => [links.subscriptionId(email), email]));
      const ids = await findOptOuts(tx, [...byId.keys()]);
      return new Set(ids.flatMap((id) => byId.get(id) ?? []));
    },

    /** Whoever has confirmed a subscription. */
    readers: (tx: Tx): Promise<Pick<NewsletterSubscription, 'name' | 'email' | 'language'>[]> =>
      findActive(tx),

    async query(
      viewer: Viewer,
      query: RowQuery<NewsletterField>,
    ): Promise<Paged<NewsletterSubscription>> {
      requireRight(viewer, 'newsletter.manage');
      return subscriptionsTable.page(database, query);
    },

    /** @throws AppError forbidden, notFound */
    async cancelByKey(viewer: Viewer, key: DocumentKey): Promise<void> {
      requireRight(viewer, 'newsletter.manage');
      const now = clock.now().toISOString();
      const found = await database.transaction((tx) => setStatus(tx, key, 'cancelled', now));
      if (!found) throw notFound('subscription');
    },

    /** @throws AppError forbidden, notFound */
    async remove(viewer: Viewer, key: DocumentKey): Promise<void> {
      requireRight(viewer, 'newsletter.manage');
      const removed = await database.transaction((tx) => deleteSubscription(tx, key));
      if (!removed) throw notFound('subscription');
    },
  };
}
