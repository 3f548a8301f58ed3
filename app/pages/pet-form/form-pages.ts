import type { Programme } from '#domain/pets/vocabularies.ts';
import type { PageId } from '#domain/site-map.ts';

/** The pages around the form, as the site map names them. */
export const ownListOf = { adoption: 'myAdoptions', rehabilitation: 'myRehabilitations' } as const;
export const editPageOf = {
  adoption: 'editAdoptionPet',
  rehabilitation: 'editRehabilitationPet',
} as const;

const rehabilitationPages: readonly PageId[] = [
  'registerRehabilitationPet',
  'editRehabilitationPet',
];

export const programmeOf = (page: PageId | undefined): Programme =>
  page && rehabilitationPages.includes(page) ? 'rehabilitation' : 'adoption';
