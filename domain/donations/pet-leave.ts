/** Why a pet takes no more of what is given for it by the month. */
export const petLeaves = ['adopted', 'deceased', 'gone'] as const;
export type PetLeave = (typeof petLeaves)[number];
