import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import { type LinkClicks, mostCountedLinks } from '#domain/newsletter/issue-clicks.ts';
import type { Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import type { LetterLink } from './letter-links.ts';

type Query = Pick<Tx, 'query'>;

const only = 'newsletter';

export async function countsClicks({ query }: Query): Promise<boolean> {
  const row = await query
    .selectFrom('newsletter_settings')
    .select('counts_clicks')
    .where('id', '=', only)
    .executeTakeFirst();
  return row?.counts_clicks === 1;
}

/** @returns whether that is something new */
export async function storeClickCounting({ query }: Tx, isOn: boolean): Promise<boolean> {
  await query
    .insertInto('newsletter_settings')
    .values({ id: only, counts_clicks: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await query
    .updateTable('newsletter_settings')
    .set({ counts_clicks: isOn ? 1 : 0 })
    .where('id', '=', only)
    .where('counts_clicks', '!=', isOn ? 1 : 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its links that are known, by their addresses. */
export async function knownLinks(
  { query }: Query,
  issueId: string,
  language: Language,
): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom('newsletter_links')
    .select(['address', 'id'])
    .where('issue_id', '=', issueId)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ address, id }) => [address, id]));
}

/** Those that another process has just stored stay as they are. */
export async function putLinks(
  { query }: Query,
  issueId: string,
  language: Language,
  links: readonly (LetterLink & { id: string })[],
  now: string,
): Promise<void> {
  const of = { issue_id: issueId, language, created_at: now, clicks: 0 };
  await query
    .insertInto('newsletter_links')
    .values(links.map((link) => ({ ...link, ...of })))
    .onConflict((conflict) => conflict.columns(['issue_id', 'language', 'address']).doNothing())
    .execute();
}

/** Where it leads. */
export async function findLink({ query }: Query, id: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('newsletter_links')
    .select('address')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.address;
}

/** Whether a mail that has this link, whoever's, is on its way to a mail server, or was until just now. */
export async function isBeingDelivered(
  { query }: Query,
  id: string,
  { offeredSince, sentSince }: { offeredSince: string; sentSince: string },
): Promise<boolean> {
  const found = await query
    .selectFrom('newsletter_links as link')
    .innerJoin('newsletter_deliveries as delivery', (join) =>
      join
        .onRef('delivery.issue_id', '=', 'link.issue_id')
        .onRef('delivery.language', '=', 'link.language'),
    )
    .select('delivery.id')
    .where('link.id', '=', id)
    .where('delivery.offered_at', '>=', offeredSince)
    .where((eb) =>
      eb.or([eb('delivery.sent_at', 'is', null), eb('delivery.sent_at', '>=', sentSince)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Where it is counted still. */
export async function addClick({ query }: Query, id: string): Promise<void> {
  await query
    .updateTable('newsletter_links')
    .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
    .where('id', '=', id)
    .where('clicks', 'is not', null)
    .execute();
}

/** By language, the most opened first. */
export async function listLinks({ query }: Query, issueId: string): Promise<LinkClicks[]> {
  return query
    .selectFrom('newsletter_links')
    .select(['language', 'address', 'label', 'clicks'])
    .where('issue_id', '=', issueId)
    .orderBy('language', 'desc')
    .orderBy('clicks', 'desc')
    .orderBy('label')
    .limit(2 * mostCountedLinks)
    .execute();
}

export const expiringClicks = expiringRows({
  table: 'newsletter_links',
  key: 'id',
  since: sql.ref('created_at'),
  condition: sql`clicks is not null`,
});

/** Links of mails lead on for as long as there is the issue. */
export async function forgetClicks({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('newsletter_links')
    .set({ clicks: null })
    .where('id', 'in', ids)
    .execute();
}
