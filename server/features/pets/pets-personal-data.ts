import { type Clock, dateIn } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { documentFolder, documentKinds } from '../uploads/pet-documents.ts';

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  timezone: string;
  jobs: Jobs;
  files: FileStore;
}

/** Pets stay for the figures, without the people around them and their papers; none is published any more. */
export function petsPersonalData(parts: Parts): PersonalData {
  const { database, dataVersions, clock, timezone, jobs, files } = parts;

  // A job, because a file that could not be deleted at once must not be forgotten.
  jobs.handle('pets.eraseDocuments', async (payload) => {
    // Only `erase` below stores jobs of this kind.
    for (const petId of (payload as { petIds: string[] }).petIds) {
      for (const kind of documentKinds) {
        for (const key of await files.list(documentFolder(kind, petId))) await files.delete(key);
      }
    }
  });

  return {
    key: 'pets',
    title: { es: 'Las mascotas que registraste', en: 'The pets that you registered' },
    labels: {
      id: { es: 'Número', en: 'Number' },
      registeredOn: { es: 'Registrada', en: 'Registered' },
      name: { es: 'Nombre', en: 'Name' },
      species: { es: 'Especie', en: 'Species' },
      status: { es: 'Estado', en: 'Status' },
      story: { es: 'Historia', en: 'Story' },
      city: { es: 'Ciudad', en: 'City' },
      federalState: { es: 'Entidad', en: 'State' },
      ownerName: { es: 'Tu nombre', en: 'Your name' },
      ownerEmail: { es: 'Tu correo', en: 'Your email' },
      ownerPhone: { es: 'Tu teléfono', en: 'Your phone' },
      vetName: { es: 'Veterinario', en: 'Vet' },
      vetPhone: { es: 'Teléfono del veterinario', en: 'Vet’s phone' },
      adopter: { es: 'Adoptante', en: 'Adopter' },
      contractFile: { es: 'Contrato', en: 'Contract' },
    },
    find: ({ id }) =>
      database.query
        .selectFrom('pets')
        .select([
          'id',
          'registered_on as registeredOn',
          'name',
          'species',
          'status',
          'story',
          'city',
          'federal_state as federalState',
          'owner_name as ownerName',
          'owner_email as ownerEmail',
          'owner_phone as ownerPhone',
          'vet_name as vetName',
          'vet_phone as vetPhone',
          'adopter_json as adopter',
          'contract_file as contractFile',
        ])
        .where('owner_id', '=', id)
        .orderBy('created_at')
        .execute(),
    async erase(tx, { id }) {
      const now = clock.now();
      const pets = await tx.query
        .selectFrom('pets')
        .select('id')
        .where('owner_id', '=', id)
        .execute();
      await jobs.enqueue(tx, 'pets.eraseDocuments', { petIds: pets.map((pet) => pet.id) });
      await withdraw(tx, id, dateIn(timezone, now));
      await anonymise(tx, id, now.toISOString());
      await dataVersions.bump(tx, 'pets');
    },
  };
}

async function withdraw({ query }: Tx, ownerId: string, today: string): Promise<void> {
  await query
    .updateTable('pets')
    .set({ deleted: 1, deleted_on: today })
    .where('owner_id', '=', ownerId)
    .where('deleted', '=', 0)
    // Those that found a home or died are not published, and count in what was achieved.
    .where('status', 'not in', ['adopted', 'deceased'])
    .execute();
}

async function anonymise({ query }: Tx, ownerId: string, now: string): Promise<void> {
  await query
    .updateTable('pets')
    .set((eb) => ({
      owner_id: null,
      // Unique among the pets without an owner too.
      external_id: null,
      owner_name: '',
      owner_email: '',
      owner_phone: '',
      vet_name: '',
      vet_phone: '',
      adopter_json: null,
      contract_file: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('owner_id', '=', ownerId)
    .execute();
}
