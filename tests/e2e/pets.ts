import { demoPeople } from '#content/demo/people.ts';
import type { UploadableFile } from './photos.ts';
import { call, startSession, upload } from './wire.ts';

interface WirePet {
  id: string;
  payload: Record<string, unknown> & {
    imagenes: string[];
    puntos_focales: object[];
    version: number;
  };
}

function findPets(field: string, value: string, token?: string, limit = 2): Promise<WirePet[]> {
  const filter = { where: [{ field, operator: '=', value }] };
  return call('catalogos:consultar', { schema: 'mascotas', filter, limit }, token);
}

/** The newest public pet of a programme, asked from the running portal as any client would. */
export async function anyPet(estado: 'adopcion' | 'rehabilitacion'): Promise<WirePet> {
  const [pet] = await findPets('payload.estado', estado, undefined, 1);
  if (!pet) throw new Error(`the portal shows no pet in ${estado}`);
  return pet;
}

/** The only one of its name: with a token as its owner sees it, else as everybody does. */
export async function petNamed(nombre: string, token?: string): Promise<WirePet> {
  const [pet, another] = await findPets('payload.nombre', nombre, token);
  if (!pet || another) throw new Error(`the portal shows ${pet ? 'several' : 'no'} ${nombre}`);
  return pet;
}

export const rescuerToken = async () => (await startSession(demoPeople.rescuer)).jwt;

/** A pet that needs a family, of the person whose token it is. Everybody sees it once it has a photo. */
export async function registerPet(
  nombre: string,
  photos: readonly UploadableFile[],
  token: string,
): Promise<string> {
  const payload = {
    nombre,
    estado: 'adopcion',
    especie: 'perro',
    raza: 'mestizo',
    sexo: 'hembra',
    tamano: 'mediano',
    color: 'miel',
    edad: { valor: 2, unidad: 'años' },
    convine: 'SI',
    convine_otras: 'NO SE',
    convine_ninos: 'SI',
    entrenado: false,
    educado: true,
    desparasitacion: false,
    comentDesparasitacion: 'Todas sus vacunas al día',
    esterilizada: false,
    personalidad: 'Juguetona y dormilona',
    comentarios: 'La encontramos junto al mercado.',
    ciudad: 'Tulum',
    entidad_federativa: 'Quintana Roo',
  };
  const { id } = await call<WirePet>('catalogos:crear', { schema: 'mascotas', payload }, token);
  for (const photo of photos) await upload(`mascotas/${id}/`, photo, token);
  return id;
}
