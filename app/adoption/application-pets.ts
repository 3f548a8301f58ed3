import { callPageOf } from '#app/api/call.ts';
import { type ManagedMedia, managedMediaFrom } from '#app/components/managed-media.ts';
import { entityReader, listOf, objectOf } from '#domain/contract/entity-reader.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { petFields } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { findRows } from '#domain/rows/row-calls.ts';

/** A pet that somebody applies for. */
export interface ApplicationPet {
  id: string;
  name: string;
  sex: 'female' | 'male';
  status: PetStatus;
  /** Undefined where it has none, or this reader may not see it any more. */
  picture: ManagedMedia | undefined;
}

const readPet = entityReader(petFields, ['id', 'name', 'sex', 'status', 'media', 'focalPoints'], {
  media: (value) => listOf(value ?? []).map(String),
  focalPoints: (value) =>
    listOf(value ?? []).map((point) => {
      const { x, y } = objectOf(point);
      return { x: Number(x), y: Number(y) };
    }),
});

/** Of one call. */
const longestPage = 100;

/** Those of them that the reader may see, by their ids. @throws ApiError */
export async function findApplicationPets(
  petIds: readonly string[],
): Promise<ReadonlyMap<string, ApplicationPet>> {
  const ids = [...new Set(petIds)];
  const parts = Array.from({ length: Math.ceil(ids.length / longestPage) }, (_, index) =>
    ids.slice(index * longestPage, (index + 1) * longestPage),
  );
  const pages = await Promise.all(parts.map(findPart));
  return new Map(pages.flat().map((pet) => [pet.id, pet]));
}

async function findPart(ids: string[]): Promise<ApplicationPet[]> {
  const where = [queryBy(petFields).oneOf('id', ids)];
  const body = { schema: 'mascotas', filter: { where }, page: 1, limit: longestPage };
  const { items } = await callPageOf(findRows, body, ({ id, created_at, payload }) =>
    readPet({ ...payload, id, created_at }),
  );
  return items.map(({ media, focalPoints, ...pet }) => ({
    ...pet,
    picture: managedMediaFrom({ imagenes: media, puntos_focales: focalPoints })[0],
  }));
}
