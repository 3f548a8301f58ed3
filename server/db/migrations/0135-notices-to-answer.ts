import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Whether staff have said if people are to be told of an event's latest change. Only browsers knew that until now: about
 * events to come that were changed or cancelled before it is asked (once more, where it was answered).
 */
export const keepNoticesToAnswer: Migration = {
  async up({ query }, { types: { text } }, clock) {
    await sql.raw(`alter table adoption_events add column notice ${text}`).execute(query);
    const today = clock.now().toISOString().slice(0, 10);
    await sql`update adoption_events set notice = 'due'
      where date >= ${today} and (cancelled_at is not null or exists (
        select 1 from event_former_details former where former.event_id = adoption_events.id
      ))`.execute(query);
    await sql`create index adoption_events_notice on adoption_events (date) where notice = 'due'`.execute(
      query,
    );
  },
};
