import { sql } from 'kysely';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { contractedStates } from '#domain/adoption/contract.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';
import { applicationsTable } from './applications.repository.ts';

export async function findOfApplicant(
  { query }: Pick<Database, 'query'>,
  applicantId: string,
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .orderBy('created_at')
    .execute();
  return rows.map(applicationsTable.read);
}

/** Notes at a time that an account's own are looked for in. */
const notedAtOnce = 200;

/** Those in which the account wrote a note, with their notes; only those with notes are looked through. */
export async function* findNotedBy(
  { query }: Pick<Database, 'query'>,
  accountId: string,
): AsyncGenerator<Pick<AdoptionApplication, 'id' | 'folio' | 'notes'>> {
  for (let after = ''; ; ) {
    const rows = await query
      .selectFrom('adoption_applications')
      .select(['id', 'folio', 'notes_json'])
      // As the partial index says it, not as a parameter, or it is not used.
      .where(sql<boolean>`notes_json <> '[]'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(notedAtOnce)
      .execute();
    for (const { notes_json, ...row } of rows) {
      const notes: AdoptionApplication['notes'] = JSON.parse(notes_json);
      if (notes.some(({ authorId }) => authorId === accountId)) yield { ...row, notes };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

export async function idsOfApplicant(
  { query }: Pick<Tx, 'query'>,
  applicantId: string,
): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Adoptions of an account that are shown to it. */
const mostShown = 50;

/** Those that led to an adoption, the latest first. */
export async function adoptedBy(
  query: Tx['query'],
  accountId: string,
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('applicant_id', '=', accountId)
    .where('status', '=', 'adopted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(applicationsTable.read);
}

/** The ids of those that an account sent, that have come to a contract and have not ended without one. */
export const contractedBy = (query: Tx['query'], accountId: string): Promise<string[]> =>
  findContracted(query, { applicant_id: accountId });

/** As `contractedBy`, for the pets of an account. */
export const contractedFor = (query: Tx['query'], petOwnerId: string): Promise<string[]> =>
  findContracted(query, { pet_owner_id: petOwnerId });

/** In no index: SQLite would look through all that were ever in a state, instead of a person's or a pet's. */
const state = sql<string>`coalesce(status, '')`;

async function findContracted(
  query: Tx['query'],
  of: { applicant_id: string } | { pet_owner_id: string },
): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select('id')
    .where((eb) => eb.and(of))
    .where(state, 'in', [...contractedStates])
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ id }) => id);
}

export interface PetOfFamily {
  /** Of the application. */
  id: string;
  petId: string;
  accountId: string;
  /** Instant. */
  createdAt: string;
  /** From then to the adoption. */
  adoptionMinutes: number | null;
}

/** Adoptions of one account, or of one page, that are looked at. */
const mostAdoptions = 500;

/** Which of the pets went home with an account, or which ones with this account, and did not come back; the latest first. */
export async function findAdopters(
  query: Tx['query'],
  of: { petIds: readonly string[] } | { accountId: string },
): Promise<PetOfFamily[]> {
  if ('petIds' in of && of.petIds.length === 0) return [];
  const adopted = query
    .selectFrom('adoption_applications')
    .select([
      'id',
      'pet_id',
      'second_pet_id',
      'applicant_id',
      'created_at as createdAt',
      'adoption_minutes as adoptionMinutes',
    ])
    .where(state, '=', 'adopted')
    .where('applicant_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostAdoptions);
  const rows = await ('accountId' in of
    ? adopted.where('applicant_id', '=', of.accountId)
    : adopted.where(({ or, eb }) =>
        or([eb('pet_id', 'in', of.petIds), eb('second_pet_id', 'in', of.petIds)]),
      )
  ).execute();
  return rows.flatMap(({ pet_id, second_pet_id, applicant_id, ...row }) =>
    [pet_id, second_pet_id].flatMap((petId) =>
      petId === null || applicant_id === null ? [] : [{ ...row, petId, accountId: applicant_id }],
    ),
  );
}

/** Who looks after the pet from here on decides about the applications for it; those that families withdrew are nobody's. */
export async function handToOwner(
  { query }: Tx,
  petId: string,
  ownerId: string | null,
): Promise<void> {
  const ofPet = query.updateTable('adoption_applications').where('pet_id', '=', petId);
  await ofPet.where('status', '<>', 'withdrawn').set({ pet_owner_id: ownerId }).execute();
  await ofPet.where('status', '=', 'withdrawn').set({ pet_owner_id: null }).execute();
}

/** Staff alone decide about them from here on. */
export async function leaveWithoutOwner({ query }: Tx, ownerId: string): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ pet_owner_id: null })
    .where('pet_owner_id', '=', ownerId)
    .execute();
}

export async function moveApplicant({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ email: to })
    .where(sameEmail('email', from))
    .execute();
}
