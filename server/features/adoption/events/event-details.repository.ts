import type { EventDetails } from '#domain/events/event-details.ts';
import type { Database, Tx } from '#server/db/database.ts';

/** What was true of an event up to a version of it, and up to an instant (UTC ISO 8601). */
export interface FormerDetails {
  lastVersion: number;
  until: string;
  details: EventDetails;
}

/** Of one event. */
const mostStored = 50;

export async function putFormerDetails(
  { query }: Tx,
  eventId: string,
  { lastVersion, until, details }: FormerDetails,
): Promise<void> {
  await query
    .insertInto('event_former_details')
    .values({
      event_id: eventId,
      last_version: lastVersion,
      until,
      details_json: JSON.stringify(details),
    })
    .execute();
  await query
    .deleteFrom('event_former_details')
    .where('event_id', '=', eventId)
    .where('last_version', 'not in', ({ selectFrom }) =>
      selectFrom('event_former_details as kept')
        .select('kept.last_version')
        .where('kept.event_id', '=', eventId)
        .orderBy('kept.last_version', 'desc')
        .limit(mostStored),
    )
    .execute();
}

/** The oldest first. */
export async function findFormerDetails(
  { query }: Pick<Database, 'query'>,
  eventId: string,
): Promise<FormerDetails[]> {
  const rows = await query
    .selectFrom('event_former_details')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('last_version')
    .execute();
  return rows.map(({ last_version, until, details_json }) => ({
    lastVersion: last_version,
    until,
    details: JSON.parse(details_json),
  }));
}

/** Somebody who was told of an event by mail. */
export interface Notified {
  emailNormalized: string;
  email: string;
  name: string;
  language: string;
  /** The event's version that the latest of these mails told of. */
  version: number;
}

/** All whom a mail has reached, or may have: the latest mail to each. */
export async function findNotified({ query }: Tx, eventId: string): Promise<Notified[]> {
  const rows = await query
    .selectFrom('event_mails')
    .select((eb) => [
      'email_normalized as emailNormalized',
      'email',
      'name',
      'language',
      eb.ref('told_version').$notNull().as('version'),
    ])
    .where('event_id', '=', eventId)
    .where('told_version', 'is not', null)
    .orderBy('told_version')
    .execute();
  return [...new Map(rows.map((row) => [row.emailNormalized, row])).values()];
}

/** By pet, since when it takes part (instant, UTC ISO 8601). */
export async function findSignUps(
  { query }: Tx,
  eventId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .selectFrom('event_participants')
    .select(['pet_id', 'created_at'])
    .where('event_id', '=', eventId)
    .execute();
  return new Map(rows.map((row) => [row.pet_id, row.created_at]));
}

/** What somebody knows of an event: former details, or undefined where they know it as it is. */
export const knownAtVersion = (formers: readonly FormerDetails[], version: number) =>
  formers.find(({ lastVersion }) => lastVersion >= version);
export const knownSince = (formers: readonly FormerDetails[], instant: string) =>
  formers.find(({ until }) => until > instant);
