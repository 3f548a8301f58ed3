import type { Insertable } from 'kysely';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { addDays } from '#domain/dates.ts';
import { federalStates } from '#domain/federal-states.ts';
import { breed, sex, size, species } from '#domain/pets/vocabularies.ts';
import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { DatabaseConfig } from '#server/config/config.ts';
import type { Tx } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import { insertAccount } from '#server/features/people/accounts/accounts.repository.ts';

const cities = [
  'Tulum',
  'Guadalajara',
  'Zapopan',
  'Tlaquepaque',
  'Playa del Carmen',
  'Cancún',
  'Mérida',
  'Valladolid',
  'Tonalá',
  'Chapala',
  'Puerto Morelos',
  'Bacalar',
  'Cozumel',
  'Tequila',
  'Tepatitlán',
  'Ocotlán',
];
const picturesEach = 2;
const pictures = 200;
const batch = 200;

/** The one who looks after a twentieth of all pets; the others share the rest. */
export const busiestRescuer = 'bench-rescuer-0';
const rescuers = 200;

/**
 * One pet in five is in no list of the public: adopted, paused, deleted or expired, as in a rescue that has worked for
 * some years.
 */
export async function seedPets(
  config: DatabaseConfig,
  count: number,
  today: string,
): Promise<void> {
  const database = await openDatabase(config, pino({ level: 'silent' }));
  const now = Date.now();
  const assets = Array.from({ length: pictures }, (_, index) => `bench${index}`);
  await database.transaction(async (tx) => {
    for (const id of assets) {
      await tx.query
        .insertInto('media_assets')
        .values({
          id,
          created_at: new Date(now).toISOString(),
          kind: 'image',
          width: 1280,
          height: 1088,
          placeholder: `data:image/webp;base64,${'A'.repeat(120)}`,
          widths_json: '[320,640,1280]',
          focus_x: 0.5,
          focus_y: 0.4,
          video_file: null,
          video_type: null,
        })
        .execute();
    }
    await addRescuers(tx);
    await tx.query
      .insertInto('pet_cities')
      .values(cities.map((city) => ({ city_search: foldText(city) })))
      .execute();
    for (let start = 0; start < count; start += batch) {
      const rows = Array.from({ length: Math.min(batch, count - start) }, (_, index) =>
        petRow(start + index, now - (count - start - index) * 1000, today),
      );
      await tx.query.insertInto('pets').values(rows).execute();
      await tx.query
        .insertInto('pet_media')
        .values(
          rows.flatMap(({ id }, index) =>
            Array.from({ length: picturesEach }, (_, position) => ({
              pet_id: id,
              position,
              asset_id: assets[(start + index + position) % pictures] ?? 'bench0',
              compared: 1,
            })),
          ),
        )
        .execute();
    }
  });
  await database.close();
}

async function addRescuers({ query }: Tx): Promise<void> {
  for (let index = 0; index < rescuers; index++) {
    const id = `bench-rescuer-${index}`;
    const person = { name: 'Rosa', phone: '9841234567', city: 'Tulum', country: 'México' };
    const account = { ...person, id, createdAt: '2026-01-01T00:00:00.000Z', roles: [] };
    await insertAccount(query, { ...account, email: `${id}@example.org` }, null);
  }
}

const unlisted = ['adopted', 'adopted', 'adopted', 'paused', 'returned', 'deceased'];

function petRow(index: number, msecs: number, today: string): Insertable<PetsTable> {
  const createdAt = new Date(msecs).toISOString();
  const city = pick(cities, index * 7);
  const hidden = index % 10;
  const isDeleted = index % 40 === 8;
  const description = {
    vaccines: 'Rabia y quíntuple al día',
    personality: 'Tranquila, duerme la siesta y adora a los niños.',
    story:
      'La encontramos en la carretera y hoy corre por el patio como si siempre hubiera vivido aquí.',
  };
  return {
    ...description,
    vaccines_search: foldKeepingEnye(description.vaccines),
    personality_search: foldKeepingEnye(description.personality),
    story_search: foldKeepingEnye(description.story),
    needs_search: '',
    id: uuid({ msecs }),
    created_at: createdAt,
    updated_at: createdAt,
    version: 1,
    owner_id: index % 20 === 3 ? busiestRescuer : `bench-rescuer-${index % rescuers}`,
    external_id: null,
    external_source: '',
    status:
      hidden === 9
        ? pick(unlisted, (index / 10) | 0)
        : index % 4 === 0
          ? 'rehabilitation'
          : 'adoption',
    deleted: isDeleted ? 1 : 0,
    deleted_on: isDeleted ? addDays(today, -(index % 90)) : null,
    deleted_at: null,
    registered_on: addDays(today, -(index % 300)),
    waiting_since: addDays(today, -(index % 300)),
    turn: (index * 7919) % 100_000,
    needs_foster: 0,
    notify_on: addDays(today, 15),
    expires_on: addDays(today, hidden === 8 ? -1 : 35),
    name: `Canela ${index}`,
    name_search: `canela ${index}`,
    species: pick(species.values, index),
    breed: pick(breed.values, index >> 1),
    sex: pick(sex.values, index >> 2),
    size: pick(size.values, index >> 1),
    color: 'café con blanco',
    age_value: 1 + (index % 12),
    age_unit: index % 3 === 0 ? 'months' : 'years',
    estimated_on: addDays(today, -(index % 300)),
    born_on: '',
    weight_kg: 12.5,
    good_with_own_kind: 'yes',
    good_with_other_animals: 'unknown',
    good_with_children: 'yes',
    trained: 1,
    house_trained: 1,
    dewormed: 1,
    last_dewormed_on: null,
    sterilized: 1,
    city,
    city_search: foldText(city),
    federal_state: pick(federalStates, index).label,
    needs_json: '[]',
    history_json: JSON.stringify([{ date: today, status: 'adoption' }]),
    folder_id: null,
    owner_name: '',
    owner_email: '',
    owner_phone: '',
    vet_name: '',
    vet_phone: '',
    adopted_through_us: null,
    adopter_json: null,
    contract_file: null,
    media_count: picturesEach,
  };
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
}
