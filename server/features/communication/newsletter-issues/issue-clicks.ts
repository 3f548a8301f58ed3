import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { IssueClicks } from '#domain/newsletter/issue-clicks.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import {
  addClick,
  countsClicks,
  findLink,
  isBeingDelivered,
  listLinks,
  storeClickCounting,
} from './click-links.repository.ts';
import { isLinkId } from './counted-letter.ts';
import { countReaders } from './deliveries.repository.ts';
import { type IssueDependencies, requireIssue } from './issue-dependencies.ts';

/** Whether clicks in the newsletter are counted. @throws AppError unauthenticated, forbidden */
export async function isCountingClicks(
  { database }: IssueDependencies,
  viewer: Viewer,
): Promise<boolean> {
  requireRight(viewer, 'newsletter.manage');
  return countsClicks(database);
}

/** Of mails that leave from now on; what was counted stays. @throws AppError unauthenticated, forbidden, tooManyRequests */
export async function countClicks(
  dependencies: IssueDependencies,
  actor: Actor,
  isOn: boolean,
): Promise<void> {
  const actorId = requireRight(actor.viewer, 'newsletter.manage');
  const { database, audit, limits } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    if (!(await storeClickCounting(tx, isOn))) return;
    const action = isOn ? 'newsletter.clicksOn' : 'newsletter.clicksOff';
    await audit.record(tx, { action, actorId, subjectId: null, address: actor.address });
  });
}

/** @throws AppError unauthenticated, forbidden, notFound */
export async function clicks(
  { database }: IssueDependencies,
  viewer: Viewer,
  id: string,
): Promise<IssueClicks> {
  requireRight(viewer, 'newsletter.manage');
  await requireIssue(database, id);
  const { es, en } = await countReaders(database, id);
  return {
    isCounting: await countsClicks(database),
    delivered: { es: es.delivered, en: en.delivered },
    links: await listLinks(database, id),
  };
}

/** Milliseconds after a delivery in which rather a scanner opens links than a reader. */
const scannedWithin = 2_000;
/** Milliseconds that a mail server takes at most to take a mail, as is rare, while it scans it. */
const takenWithin = 60_000;

/**
 * Where a link of a mail leads, for whoever has it; nothing of an id that there is not.
 * @param by `isReader`: rather a person than a program, so that the click counts
 */
export async function followLink(
  { database, limits, clock }: IssueDependencies,
  id: string,
  by: { address: string; isReader: boolean },
): Promise<string | undefined> {
  const address = isLinkId(id) ? await findLink(database, id) : undefined;
  if (address === undefined || !by.isReader) return address;
  try {
    const now = clock.now().getTime();
    const scanned = {
      offeredSince: new Date(now - takenWithin).toISOString(),
      sentSince: new Date(now - scannedWithin).toISOString(),
    };
    const counts =
      (await countsClicks(database)) && !(await isBeingDelivered(database, id, scanned));
    if (counts && (await limits.allows('newsletterClick', by.address)))
      await addClick(database, id);
  } catch (error) {
    // The reader gets there all the same.
    if (!(error instanceof Unavailable)) throw error;
  }
  return address;
}
