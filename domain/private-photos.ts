/** Photos that few may see: of homes, of visits, of pets in their new homes. */

/** Most of one home, one outcome, one follow-up. */
export const mostPrivatePhotos = 6;

/** Who has sent one is told so before it is sent; the server looks into the file. */
export const photoAccept = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const privatePhotoPath = (id: string): string => `/archivos/fotos/${id}.webp`;
