import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Clock } from '#domain/clock.ts';
import type { SubscriptionEnd } from '#domain/contact/subscription-fields.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  addOptOut,
  endSubscriptions,
  findMove,
  findOptOuts,
  findSubscription,
  setStatus,
} from './newsletter.repository.ts';
import { type createNewsletterLinks, type LinkState, readToken } from './newsletter-links.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  links: ReturnType<typeof createNewsletterLinks>;
}

/** What people of the staff do to a subscription stands in the log. */
interface Logged {
  audit: AuditService;
  limits: RateLimits;
}

/**
 * By the link or the button of a mail program; once more changes nothing.
 * @returns false when the link is altered
 */
export async function cancel(
  { links, database, clock }: Dependencies,
  token: string,
): Promise<boolean> {
  if (!links.cancels(token)) return false;
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    for (const id of await idsToCancel(tx, readToken(token).id)) {
      await setStatus(tx, { id }, 'cancelled', now);
      await addOptOut(tx, id, now);
    }
  });
  return true;
}

/** What `cancel` would do: nothing where it has been done, nor by a link that is altered. */
export async function findCancellation(
  { links, database }: Dependencies,
  token: string,
): Promise<LinkState> {
  if (!links.cancels(token)) return 'badLink';
  const ids = await idsToCancel(database, readToken(token).id);
  const left = await findOptOuts(database, ids);
  return left.length === ids.length ? 'done' : 'open';
}

/**
 * For whatever mail that its reader did not ask for: it ends all of them, and the newsletter.
 * @param mail the id of the mail, for whoever counts what its link did
 */
export function unsubscribeUrl(
  { links }: Dependencies,
  email: string,
  language: Language,
  mail?: string,
): string {
  const url = links.cancelUrl({ id: links.subscriptionId(email), requestedAt: '', language });
  return mail === undefined ? url : `${url}.${mail}`;
}

/** Takes readers off the list. Who complained wants no other mail either that they did not ask for. */
export async function takeOff(
  { links, clock }: Dependencies,
  tx: Tx,
  emails: readonly string[],
  why: SubscriptionEnd,
): Promise<void> {
  const now = clock.now().toISOString();
  const ids = emails.map((email) => links.subscriptionId(email));
  await endSubscriptions(tx, ids, why, now);
  if (why === 'complained') for (const id of ids) await addOptOut(tx, id, now);
}

/** The links of mails that lead to the list's end, among an original's header fields: signed by the portal alone. */
export function signedTokensIn({ links }: Dependencies, text: string): string[] {
  const found = text.match(/[0-9a-f-]{36}\.[\w-]{20,}\.[0-9a-f-]{36}/g) ?? [];
  return found.slice(0, 5).filter((token) => links.cancels(token));
}

/** Those of the addresses that want no such mails; as they were given. */
export async function optedOut(
  { links }: Dependencies,
  tx: Tx,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const byId = new Map(emails.map((email) => [links.subscriptionId(email), email]));
  const ids = await findOptOuts(tx, [...byId.keys()]);
  return new Set(ids.flatMap((id) => byId.get(id) ?? []));
}

/** @throws AppError forbidden, notFound, tooManyRequests */
export async function cancelByKey(
  { database, clock, audit, limits }: Dependencies & Logged,
  { viewer, address }: Actor,
  key: DocumentKey,
): Promise<void> {
  const actorId = requireRight(viewer, 'newsletter.manage');
  await admitChange(limits, viewer);
  const now = clock.now().toISOString();
  const action = 'newsletter.subscriberCancelled';
  await database.transaction(async (tx) => {
    if (!(await setStatus(tx, key, 'cancelled', now))) throw notFound('subscription');
    await audit.record(tx, { action, actorId, subjectId: null, address, details: {} });
  });
}

/** Whom the link of `id` takes off: also the reader who has had that address. */
async function idsToCancel(tx: Pick<Tx, 'query'>, id: string): Promise<string[]> {
  // Whoever subscribes an address that another reader has left means themselves.
  if (await findSubscription(tx, id)) return [id];
  const moved = await findMove(tx, id);
  return moved === undefined ? [id] : [id, moved];
}
