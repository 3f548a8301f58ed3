/** Which view of the donations an address shows; without it the first one. */
export const viewParam = 'vista';
