import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { NewsletterSubscription } from '#domain/contact/subscription-fields.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { notFound } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { lockSeries } from '#server/db/folios.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  addOptOut,
  deleteSubscription,
  findActive,
  findOnList,
  findOptOuts,
  findReaders,
  findSubscription,
  type ListedReader,
  moveSubscription,
  noteMove,
  subscriptionsTable,
} from './newsletter.repository.ts';
import type { SubscriptionQuery } from './newsletter-export.ts';
import type { createNewsletterLinks } from './newsletter-links.ts';

import { subscriptionKind, subscriptionSeries } from './newsletter-series.ts';

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

/** The reader has another address: the subscription goes along, and what they do not want. */
export async function moveEmail(
  { links, clock }: Dependencies,
  tx: Tx,
  { from, to }: EmailMove,
): Promise<void> {
  await lockSeries(tx, subscriptionKind, subscriptionSeries);
  const [id, newId] = [links.subscriptionId(from), links.subscriptionId(to)];
  const isUnwanted = (await findOptOuts(tx, [id])).length > 0;
  if (isUnwanted) await addOptOut(tx, newId, clock.now().toISOString());
  await noteMove(tx, id, newId);
  const isThere = (await findSubscription(tx, newId))?.status === 'active';
  if (isThere) await deleteSubscription(tx, { id });
  if (isThere || !(await findSubscription(tx, id))) return;
  await deleteSubscription(tx, { id: newId });
  await moveSubscription(tx, id, { id: newId, email: to });
}

/** Whoever has confirmed a subscription. */
export function readers(
  _dependencies: unknown,
  tx: Tx,
): Promise<Pick<NewsletterSubscription, 'name' | 'email' | 'language'>[]> {
  return findActive(tx);
}

/** Those who have confirmed and read one of these languages, by folio, in portions. */
export function readersAfter(
  _dependencies: unknown,
  tx: Pick<Tx, 'query'>,
  portion: Parameters<typeof findReaders>[1],
): Promise<ListedReader[]> {
  return findReaders(tx, portion);
}

/** Of these addresses (`normalizeEmail`), those that are on the list now. */
export function onList(
  _dependencies: unknown,
  tx: Pick<Tx, 'query'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  return findOnList(tx, emails);
}

export async function query(
  { database }: Dependencies,
  viewer: Viewer,
  query: SubscriptionQuery,
): Promise<Paged<NewsletterSubscription>> {
  requireRight(viewer, 'newsletter.manage');
  return subscriptionsTable.page(database, query);
}

/** @throws AppError forbidden, notFound, tooManyRequests */
export async function remove(
  { database, audit, limits }: Dependencies & Logged,
  { viewer, address }: Actor,
  key: DocumentKey,
): Promise<void> {
  const actorId = requireRight(viewer, 'newsletter.manage');
  await admitChange(limits, viewer);
  const action = 'newsletter.subscriberRemoved';
  await database.transaction(async (tx) => {
    if (!(await deleteSubscription(tx, key))) throw notFound('subscription');
    await audit.record(tx, { action, actorId, subjectId: null, address, details: {} });
  });
}
