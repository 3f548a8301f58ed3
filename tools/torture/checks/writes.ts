import { BrokenPromise, must } from '../promises.ts';
import { type Check, notOnce, repeated } from './facts.ts';

/** Every write that a client was told of is there, and none is there twice, told of or not. */
export const acknowledgedOnce: Check = async ({ world: { journal }, database: { query } }) => {
  const names = async <Row>(rows: Promise<Row[]>, name: (row: Row) => string) =>
    (await rows).map(name);
  const kinds = {
    accounts: [
      journal.accounts.map(({ email }) => email),
      await names(query.selectFrom('users').select('email').execute(), ({ email }) => email),
    ],
    pets: [
      journal.pets.map(({ name }) => name),
      await names(query.selectFrom('pets').select('name').execute(), ({ name }) => name),
    ],
    events: [
      journal.events.map(({ title }) => title),
      await names(
        query.selectFrom('adoption_events').select('title').execute(),
        ({ title }) => title ?? '',
      ),
    ],
    participations: [
      journal.participations.map(({ eventId, petId }) => `${eventId} ${petId}`),
      await names(
        query.selectFrom('event_participants').select(['event_id', 'pet_id']).execute(),
        ({ event_id, pet_id }) => `${event_id} ${pet_id}`,
      ),
    ],
    messages: [
      journal.messages.map(({ subject }) => subject),
      await names(
        query.selectFrom('contact_messages').select('subject').execute(),
        (row) => row.subject,
      ),
    ],
    applications: [
      journal.applications.map(({ petId, applicantId }) => `${petId} ${applicantId}`),
      await names(
        query.selectFrom('adoption_applications').select(['pet_id', 'applicant_id']).execute(),
        ({ pet_id, applicant_id }) => `${pet_id} ${applicant_id}`,
      ),
    ],
    fundraisers: [
      journal.fundraisers.map(({ title }) => title),
      await names(
        query.selectFrom('fundraisers').select('written_json').execute(),
        ({ written_json }) => String(JSON.parse(written_json).title),
      ),
    ],
    pictures: [
      [...new Set(journal.pictures.map(({ petId, url }) => `${petId} ${mediaIdOf(url)}`))],
      await names(
        query.selectFrom('pet_media').select(['pet_id', 'asset_id']).execute(),
        ({ pet_id, asset_id }) => `${pet_id} ${asset_id}`,
      ),
    ],
  } satisfies Record<string, [string[], string[]]>;
  for (const [kind, [told, there]] of Object.entries(kinds)) {
    const wrong = notOnce(told, there);
    must(wrong.length === 0, `${kind} that were acknowledged are there once`, wrong.slice(0, 20));
    const twice = repeated(there);
    must(twice.length === 0, `no ${kind} are there twice`, twice.slice(0, 20));
  }
  return Object.entries(kinds)
    .map(([kind, [told, there]]) => `${kind} ${told.length}/${there.length}`)
    .join(', ');
};

function mediaIdOf(url: string): string {
  const id = /\/media\/([^/]+)\//.exec(url)?.[1];
  if (!id) throw new BrokenPromise('a picture has an address', url);
  return id;
}
