/** Says on the page that the application was sent. */
export const sentParam = 'enviado';
