import { fosterHomeStatus } from '#domain/fostering/foster-home.ts';
import { species } from '#domain/pets/vocabularies.ts';

/** What the address of the list of homes asks for, in its names and words. */
export interface HomeFilter {
  estado: string;
  especie: string;
  ciudad: string;
  libres: string;
}

export function homeFilterIn(params: URLSearchParams): HomeFilter {
  const read = (name: keyof HomeFilter) => params.get(name) ?? '';
  return {
    estado: read('estado'),
    especie: read('especie'),
    ciudad: read('ciudad'),
    libres: read('libres'),
  };
}

/** As the call takes it; what means nothing is left out. */
export function searchOf({ estado, especie, ciudad, libres }: HomeFilter) {
  const free = Number(libres);
  return {
    status: fosterHomeStatus.fromWire(estado),
    species: species.fromWire(especie),
    city: ciudad,
    free: Number.isInteger(free) && free > 0 && free < 20 ? free : undefined,
  };
}
