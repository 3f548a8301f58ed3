/** Photos that few may see: of homes, of visits, of pets in their new homes. */

/** Most of one home, one outcome, one follow-up. */
export const mostPrivatePhotos = 6;

export const privatePhotoPath = (id: string): string => `/archivos/fotos/${id}.webp`;
