/** Which view of a page of administrators an address shows; without it the first one. */
export const viewParam = 'vista';
