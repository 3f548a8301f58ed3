/** The pages of each programme, as the site map names them. */
export const listOf = { adoption: 'adoptionPets', rehabilitation: 'rehabilitationPets' } as const;
export const pageOf = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;
/** Of those who look after pets. */
export const ownListOf = { adoption: 'myAdoptions', rehabilitation: 'myRehabilitations' } as const;
export const registerPageOf = {
  adoption: 'registerAdoptionPet',
  rehabilitation: 'registerRehabilitationPet',
} as const;
export const editPageOf = {
  adoption: 'editAdoptionPet',
  rehabilitation: 'editRehabilitationPet',
} as const;
