import { inject } from 'vitest';

interface WirePet {
  id: string;
  payload: { nombre: string; ciudad: string };
}

/** The newest public pet of a programme, asked from the running portal as any client would. */
export async function anyPet(estado: 'adopcion' | 'rehabilitacion'): Promise<WirePet> {
  const response = await fetch(`${inject('portal')}/api/catalogos:consultar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      schema: 'mascotas',
      filter: { where: [{ field: 'payload.estado', operator: '=', value: estado }] },
      limit: 1,
    }),
  });
  const { data } = (await response.json()) as { data: WirePet[] };
  const [pet] = data;
  if (!pet) throw new Error(`the portal shows no pet in ${estado}`);
  return pet;
}
