import { managedMediaFrom } from '#app/components/managed-media.ts';
import { postToWire } from '#app/wire/post-to-wire.ts';

export interface ShownPet {
  name: string;
  /** Address of a small one. */
  picture: string | undefined;
}

/** A pet as everybody sees it; undefined where nobody does, or the portal cannot be asked now. */
export async function findShownPet(id: string): Promise<ShownPet | undefined> {
  const where = [{ field: 'id', operator: '=', value: id }];
  const body = { schema: 'mascotas', filter: { where }, limit: 1 };
  const answer = await postToWire('catalogos:consultar', body);
  const payload = answer.ok && answer.data[0]?.payload;
  if (!payload) return undefined;
  const { nombre, imagenes } = payload as { nombre: string; imagenes: string[] };
  const [first] = imagenes;
  return { name: nombre, picture: first && managedMediaFrom(first).thumbnail };
}
