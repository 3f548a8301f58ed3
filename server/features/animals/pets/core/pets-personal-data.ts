import { type Clock, dateIn } from '#domain/clock.ts';
import { labelsOf } from '#domain/contract/field.ts';
import { petFields } from '#domain/pets/pet.ts';
import { abandonedPet } from '#domain/pets/pet-change.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { exportedFiles } from '../export/pet-exported-files.ts';
import type { PetFilesRemoval } from '../papers/pet-files-removal.ts';
import { changePets, type PetChange, type PetChanges } from './change-pets.ts';
import {
  findOwnPets,
  idsOfOwn,
  isCaringForPets,
  removeMediaOf,
  removePapersOf,
} from './own-pets.repository.ts';
import { mediaIdsByPet } from './pet-media.repository.ts';
import { lockPet } from './pet-writes.repository.ts';

interface Dependencies extends PetChanges {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  files: FileStore;
  mediaAssets: MediaAssets;
  filesRemoval: PetFilesRemoval;
  siteUrl: string;
  /** IANA name; decides which day is today. */
  timezone: string;
}

/** Those that found a home or died are not published, and count in what was achieved. */
const countedStatuses: readonly string[] = ['adopted', 'deceased'];

export function petsPersonalData(dependencies: Dependencies): PersonalData {
  const { database, dataVersions, clock, files, mediaAssets, filesRemoval, siteUrl, timezone } =
    dependencies;

  const { media: _, focalPoints: __, group: ___, ...labels } = labelsOf(petFields);

  return {
    key: 'pets',
    title: { es: 'Las mascotas que registraste', en: 'The pets that you registered' },
    labels: {
      ...labels,
      files: { es: 'Fotos, videos y papeles', en: 'Photos, videos and papers' },
    },
    async find({ id }) {
      const pets = await findOwnPets(database, id, dateIn(timezone, clock.now()));
      const mediaOf = await mediaIdsByPet(database.query, id);
      const assets = await mediaAssets.find([...mediaOf.values()].flat());
      const records: Record<string, unknown>[] = [];
      for (const pet of pets) {
        const media = (mediaOf.get(pet.id) ?? []).flatMap((one) => assets.get(one) ?? []);
        records.push({ ...pet, files: await exportedFiles(pet, media, { files, siteUrl }) });
      }
      return records;
    },
    inUse: (query, { id }, since) =>
      isCaringForPets(query, id, { since, today: dateIn(timezone, clock.now()) }),
    /**
     * Left to the organisation, pets stay as they are but for owner, adopter and papers, which name them; the vet stays
     * with the pet. Else they are removed; of those that count in the figures a line stays, without pictures and texts.
     * What the person had deleted goes in either case.
     */
    async erase(tx, { id }, { pets: choice }) {
      const mediaOf = await mediaIdsByPet(tx.query, id);
      const changes: PetChange[] = [];
      for (const petId of await idsOfOwn(tx, id)) {
        const pet = await lockPet(tx, petId);
        if (!pet) continue;
        const { record } = pet;
        const isCounted = countedStatuses.includes(record.status);
        const isRemoved = record.deletedOn !== null || (choice === 'removed' && !isCounted);
        const losesMedia = choice === 'removed' || isRemoved;
        const mediaIds = losesMedia ? (mediaOf.get(petId) ?? []) : [];
        await filesRemoval.enqueue(tx, { petId, mediaIds });
        const after = isRemoved ? undefined : abandonedPet(record, choice);
        changes.push({ pet, after, ownerId: null });
      }
      if (choice === 'removed') await removeMediaOf(tx, id);
      await removePapersOf(tx, id);
      await changePets(dependencies, tx, changes);
      await dataVersions.bump(tx, 'pets');
    },
  };
}
