import type { PetStatus, Programme } from '#domain/pets/vocabularies.ts';

/** In whose pages a pet is found, whatever has become of it. */
export const programmeOf = (status: PetStatus): Programme =>
  status === 'rehabilitation' ? 'rehabilitation' : 'adoption';
