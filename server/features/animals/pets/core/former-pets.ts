import { dateIn } from '#domain/clock.ts';
import { portraitOfAdopted, type WhatBecame, whatBecame } from '#domain/pets/former-pet.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { chosenFocalPoints, mediaIdsOf } from './pet-media.repository.ts';
import { findOutline, findOutlines, type PetOutline } from './pets.repository.ts';

export interface FormerDependencies {
  database: Database;
  mediaAssets: MediaAssets;
  /** IANA name; decides which day an instant is. */
  timezone: string;
}

/** A pet that everybody could see once. */
export interface FormerPet extends Omit<PetOutline, 'status' | 'deleted' | 'history' | 'pictures'> {
  became: WhatBecame;
  /** Of an adopted one, from the time when it looked for a family; undefined where there is none. */
  portrait: PetMedia | undefined;
}

/** For the page of a pet that visitors find no longer; undefined where nothing may be told. */
export async function findFormer(
  dependencies: FormerDependencies,
  id: string,
): Promise<FormerPet | undefined> {
  const { database } = dependencies;
  const outline = await findOutline(database.query, id);
  const became = outline && whatBecame(outline);
  if (!became) return undefined;
  const { status, deleted, history, pictures, ...known } = outline;
  return { ...known, became, portrait: await findPortrait(dependencies, id, became) };
}

/** Of these pets those that visitors find no longer, and of which something may be told. */
export async function findFormerOnes(
  { database }: FormerDependencies,
  ids: readonly string[],
): Promise<(Pick<PetOutline, 'id' | 'name' | 'sex'> & { became: WhatBecame })[]> {
  if (ids.length === 0) return [];
  const outlines = await findOutlines(database.query, ids);
  return outlines.flatMap((outline) => {
    const became = whatBecame(outline);
    const { id, name, sex } = outline;
    return became ? [{ id, name, sex, became }] : [];
  });
}

async function findPortrait(
  { database, mediaAssets, timezone }: FormerDependencies,
  petId: string,
  became: WhatBecame,
): Promise<PetMedia | undefined> {
  if (became.kind !== 'adopted') return undefined;
  const ids = await mediaIdsOf(database.query, petId);
  const takenIn = await mediaAssets.takenIn(ids);
  const pictures = ids.flatMap((id) => {
    const instant = takenIn.get(id);
    return instant ? { id, takenInOn: dateIn(timezone, new Date(instant)) } : [];
  });
  const id = portraitOfAdopted(pictures, became.on);
  const asset = id && (await mediaAssets.find([id])).get(id);
  if (!asset) return undefined;
  const focus = (await chosenFocalPoints(database.query, petId)).get(asset.id);
  return focus ? { ...asset, focus } : asset;
}
