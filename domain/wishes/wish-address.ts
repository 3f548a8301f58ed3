import type { Language } from '../language.ts';
import type { PetFilter } from '../pets/pet-filter.ts';
import { writePetFilter } from '../pets/pet-filter.ts';
import { type Programme, petStatus } from '../pets/vocabularies.ts';
import { pathFor } from '../site-map.ts';

/** Beside the filter's own parameters. */
export const programmeParam = 'programa';
/** Where a browser without JavaScript has asked. */
export const sentParam = 'enviado';

/** Where somebody asks to be told of pets like those. */
export function tellMeAddress(
  language: Language,
  programme: Programme,
  filter: PetFilter | URLSearchParams,
): string {
  const params = filter instanceof URLSearchParams ? filter : writePetFilter(filter);
  if (programme !== 'adoption') params.set(programmeParam, petStatus.toWire(programme));
  const query = String(params);
  return pathFor('tellMe', language) + (query && `?${query}`);
}

export const programmeIn = (params: URLSearchParams): Programme =>
  params.get(programmeParam) === petStatus.toWire('rehabilitation') ? 'rehabilitation' : 'adoption';

/** The list of pets that fit, by the stored filter of a wish. */
export const listPathOf = (language: Language, programme: Programme, filter: string): string =>
  pathFor(programme === 'adoption' ? 'adoptionPets' : 'rehabilitationPets', language) +
  (filter && `?${filter}`);

/** Where mail programs end all wishes of a mailbox by one click. It shows no page of its own. */
export const wishesEndPath = '/avisos/terminar';
