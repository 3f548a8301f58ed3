import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Base } from '#server/features/feature.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { insertMatch } from './photo-matches.repository.ts';
import { deleteFormerPrints, findAlikePhotos, putPrint } from './photo-prints.repository.ts';

export interface CompareDependencies extends Pick<Base, 'database' | 'clock'> {
  media: Pick<MediaService, 'printOf'>;
}

/** Pets of one run; the rest wait for the next one. */
const petsAtOnce = 200;
/** Of one picture: one that many pets have is told of no more. */
const mostMatches = 10;

/** Compares pictures that pets have got since with those of all other pets. Each pet is stored for itself. */
export async function comparePhotos(
  dependencies: CompareDependencies,
  signal: AbortSignal,
): Promise<void> {
  for (const petId of await petReferences.uncompared(dependencies.database.query, petsAtOnce)) {
    signal.throwIfAborted();
    await comparePet(dependencies, petId);
    await nextTurn();
  }
}

async function comparePet(
  { database, clock, media }: CompareDependencies,
  petId: string,
): Promise<void> {
  const shown = await petReferences.mediaIds(database.query, petId);
  // Taken off meanwhile.
  if (shown.length === 0) return;
  const prints = new Map<string, string>();
  for (const assetId of shown) {
    const print = await media.printOf(assetId);
    if (print) prints.set(assetId, print);
  }
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    const pet = await petReferences.lock(tx, petId);
    if (!pet) return;
    await deleteFormerPrints(tx, petId, shown);
    await petReferences.markCompared(tx, petId, shown);
    // Pictures of a litter show them all.
    const mates = new Set(await petReferences.groupMates(tx.query, petId));
    for (const [assetId, print] of prints) {
      const photo = { petId, assetId };
      await putPrint(tx, photo, print);
      const alike = pet.deleted ? [] : await findAlikePhotos(tx.query, petId, print);
      const others = alike.filter((one) => !mates.has(one.petId)).slice(0, mostMatches);
      for (const { different, ...other } of others) {
        await insertMatch(tx, [photo, other], different, now);
      }
    }
  });
}
