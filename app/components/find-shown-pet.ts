import { postCall } from '#app/api/transport/post-call.ts';
import {
  type ManagedMedia,
  type MediaPayload,
  managedMediaFrom,
} from '#app/components/managed-media.ts';

export interface ShownPet {
  name: string;
  picture: ManagedMedia | undefined;
}

/** A pet as everybody sees it; undefined where nobody does, or the portal cannot be asked now. */
export async function findShownPet(id: string): Promise<ShownPet | undefined> {
  const where = [{ field: 'id', operator: '=', value: id }];
  const found = await postCall(
    () => import('#domain/rows/row-calls.ts').then((of) => of.findRows),
    { schema: 'mascotas', filter: { where }, limit: 1 },
  ).catch(() => []);
  const [row] = found;
  if (!row) return undefined;
  const { nombre, ...media } = row.payload as unknown as MediaPayload & { nombre: string };
  return { name: nombre, picture: managedMediaFrom(media)[0] };
}
