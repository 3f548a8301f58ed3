import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { type HelpRequest, helpSince, mostHelpRequests } from '#domain/adoption/help-request.ts';
import type { Tx } from '#server/db/database.ts';
import { storeTalk } from './applications.repository.ts';

type Application = Pick<AdoptionApplication, 'id' | 'newsCount' | 'helpRequests'>;

/** A family asks for help: that is news as well. Of one that is locked. */
export async function addHelpRequest(
  tx: Tx,
  { id, newsCount, helpRequests: before }: Application,
  asked: Omit<HelpRequest, 'handledAt'>,
): Promise<void> {
  const helpRequests = [...before, { ...asked, handledAt: null }].slice(-mostHelpRequests);
  const since = helpSince(helpRequests);
  await storeTalk(tx, id, { helpRequests, helpSince: since, newsCount: newsCount + 1 });
}

/** Nobody waits for help any more. Of one that is locked. */
export async function markHelped(
  tx: Tx,
  { id, helpRequests: before }: Application,
  handledAt: string,
): Promise<void> {
  const helpRequests = before.map((one) => ({ ...one, handledAt: one.handledAt ?? handledAt }));
  await storeTalk(tx, id, { helpRequests, helpSince: null });
}
