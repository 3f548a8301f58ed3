import { postAction } from '#app/api/transport/request.ts';
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
  const body = { schema: 'mascotas', filter: { where }, limit: 1 };
  const answer = await postAction('catalogos:consultar', body);
  const payload = answer.ok && answer.data[0]?.payload;
  if (!payload) return undefined;
  const { nombre, ...media } = payload as unknown as MediaPayload & { nombre: string };
  return { name: nombre, picture: managedMediaFrom(media)[0] };
}
