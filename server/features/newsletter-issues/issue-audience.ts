import { setImmediate as nextTurn } from 'node:timers/promises';
import { normalizeEmail } from '#domain/email.ts';
import type { Audience, IssueContent } from '#domain/newsletter/issue-content.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';

type ListedReader = Awaited<ReturnType<NewsletterService['readersAfter']>>[number];

const readersAtOnce = 1_000;

/** How many readers an issue would go to now. */
export async function countRecipients(
  { database, newsletter }: { database: Database; newsletter: NewsletterService },
  { languages, audience }: IssueContent,
): Promise<number> {
  let total = 0;
  for (let after = 0; ; ) {
    const portion = { languages, after, most: readersAtOnce };
    const readers = await newsletter.readersAfter(database, portion);
    total += (await inAudience(database, audience, readers)).length;
    if (readers.length < readersAtOnce) return total;
    after = readers.at(-1)?.folio ?? after;
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
  }
}

/** Of these readers those whom an issue is for. */
export async function inAudience(
  tx: Pick<Tx, 'query'>,
  audience: Audience,
  readers: readonly ListedReader[],
): Promise<readonly ListedReader[]> {
  if (audience === 'everyone' || readers.length === 0) return readers;
  const emails = readers.map(({ email }) => normalizeEmail(email));
  const donors = await donationReferences.donorsAmong(tx.query, emails);
  return readers.filter(({ email }) => donors.has(normalizeEmail(email)));
}
