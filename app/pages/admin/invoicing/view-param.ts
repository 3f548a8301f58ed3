/** Which part of invoicing an address shows; without it the first one. */
export const viewParam = 'vista';
