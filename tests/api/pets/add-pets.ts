import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Role, Viewer } from '#domain/accounts/viewer.ts';
import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { Context } from '#server/context.ts';
import { createDataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import { insertAccount } from '#server/features/people/accounts/accounts.repository.ts';
import { smallestPdf } from '#tests/fakes/pdf.ts';

/** Every test runs on this day. */
const now = new Date('2026-11-20T18:00:00Z');
export const today = '2026-11-20';
export const clock = { now: () => now };

/** Stands in every private column; no answer to a visitor may hold it. */
export const secret = 'private-7f3a';

/**
 * A public pet with one picture, but for what `said` changes. The search columns follow; private fields that nobody
 * sets hold `secret`. Names of assets beyond the first are made up as needed.
 */
export async function addPet(
  database: Database,
  said: Partial<PetsTable> & { pictures?: readonly string[] } = {},
): Promise<string> {
  const { pictures = ['portrait'], ...columns } = said;
  const described = {
    id: uuid(),
    created_at: '2026-11-01T12:00:00.000Z',
    updated_at: '2026-11-01T12:00:00.000Z',
    version: 1,
    owner_id: null,
    external_id: null,
    external_source: '',
    status: 'adoption',
    deleted: 0 as const,
    deleted_on: null,
    deleted_at: null,
    registered_on: '2026-11-01',
    notify_on: '2026-11-16',
    expires_on: '2026-12-06',
    name: 'Canela',
    name_search: foldText(columns.name ?? 'Canela'),
    species: 'dog',
    breed: 'mixed',
    sex: 'female',
    size: 'medium',
    color: 'miel',
    age_value: 2,
    age_unit: 'years',
    // The trigger of migration 113 fills it in, from the day of registration.
    estimated_on: null,
    born_on: '',
    weight_kg: 12.5,
    good_with_own_kind: 'yes',
    good_with_other_animals: 'no',
    good_with_children: 'unknown',
    trained: 1 as const,
    house_trained: 0 as const,
    dewormed: 1 as const,
    last_dewormed_on: '1999-09-09',
    vaccines: 'Rabia y múltiple al día',
    sterilized: 1 as const,
    personality: 'Tranquila y muy cariñosa',
    story: 'La encontramos junto a la carretera.',
    city: 'Tulum',
    city_search: foldText(columns.city ?? 'Tulum'),
    federal_state: 'Quintana Roo',
    needs_json: '[]',
    history_json: JSON.stringify([{ date: '2026-11-01', status: columns.status ?? 'adoption' }]),
    folder_id: null,
    group_id: null,
    owner_name: `${secret} owner`,
    owner_email: `${secret}@example.org`,
    owner_phone: secret,
    vet_name: secret,
    vet_phone: secret,
    adopted_through_us: null,
    adopter_json: JSON.stringify({ name: secret }),
    contract_file: `contrato/${secret}.pdf`,
    media_count: pictures.length,
    waiting_since: columns.registered_on ?? '2026-11-01',
    turn: 0,
    needs_foster: 0 as const,
    ...columns,
  };
  const needs = JSON.parse(described.needs_json) as string[];
  const pet: Insertable<PetsTable> = {
    ...described,
    vaccines_search: foldKeepingEnye(described.vaccines),
    personality_search: foldKeepingEnye(described.personality),
    story_search: foldKeepingEnye(described.story),
    needs_search: needs.map(foldKeepingEnye).join('\n'),
  };
  await database.transaction(async (tx) => {
    await tx.query.insertInto('pets').values(pet).execute();
    await tx.query
      .insertInto('pet_cities')
      .values({ city_search: pet.city_search })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [position, id] of pictures.entries()) {
      const isVideo = id.startsWith('video');
      await tx.query
        .insertInto('media_assets')
        .values({
          id,
          created_at: pet.created_at,
          kind: isVideo ? 'video' : 'image',
          width: 1280,
          height: 960,
          placeholder: 'data:image/webp;base64,AAAA',
          widths_json: '[320,640,1280]',
          focus_x: 0.5,
          focus_y: 0.4,
          video_file: isVideo ? `media/${id}/video.mp4` : null,
          video_type: isVideo ? 'video/mp4' : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await tx.query
        .insertInto('pet_media')
        .values({ pet_id: pet.id, position, asset_id: id, compared: 0 })
        .execute();
    }
    // As another process would: the portal's own connection hears of it.
    await createDataVersions({ ...database, listen() {} }, clock).bump(tx, 'pets');
  });
  return pet.id;
}

/** As it is stored: what the portal knows of it may be a moment old on PostgreSQL. */
export async function petsVersion({ query }: Database): Promise<number | undefined> {
  const row = await query
    .selectFrom('data_versions')
    .select('version')
    .where('topic', '=', 'pets')
    .executeTakeFirst();
  return row?.version;
}

export const ines: Viewer = { kind: 'user', id: 'ines', roles: ['administrator'] };

/** The contract of an adoption, as it is uploaded. */
export async function addContract(context: Context, petId: string): Promise<void> {
  const file = path.join(context.config.dataDir, 'contrato.pdf');
  await writeFile(file, smallestPdf);
  const actor = { viewer: ines, address: '10.0.0.1' };
  await context.petUploads.addDocument(actor, 'contrato', petId, {
    path: file,
    name: 'contrato.pdf',
  });
}

export async function addUser(
  database: Database,
  roles: readonly Role[] = ['member'],
): Promise<string> {
  const id = uuid();
  const account = {
    id,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: 'Rosa',
    email: `${id}@example.org`,
    phone: '9841234567',
    city: 'Tulum',
    country: 'México',
    roles: [...roles],
  };
  await insertAccount(database.query, account, null);
  return id;
}
