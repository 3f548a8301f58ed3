/** Where everybody sees a photo that a family allowed to be shown beside the pet that it adopted. */
export const newHomePhotoPath = (id: string): string => `/archivos/en-casa/${id}.webp`;

/** On a pet's page. */
export const mostNewHomePhotos = 3;
