import type { Database, Tx } from '#server/db/database.ts';
import { eventsTable, type NoticeAnswer, type StoredEvent } from './event-rows.ts';

/** Events of these days on about which nobody has said yet whether to tell people, the earliest first; cancelled ones too. */
export async function findUnanswered(
  { query }: Pick<Database, 'query'>,
  { from, most }: { from: string; most: number },
): Promise<StoredEvent[]> {
  const rows = await query
    .selectFrom('adoption_events')
    .selectAll()
    .where('notice', '=', 'due')
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(eventsTable.read);
}

export async function answerNotice({ query }: Tx, id: string, notice: NoticeAnswer): Promise<void> {
  await query.updateTable('adoption_events').set({ notice }).where('id', '=', id).execute();
}
