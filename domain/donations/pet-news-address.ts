/** Where mails about a pet are ended by one click, or by the button of its page. */
export const petNewsEndPath = '/noticias-de-mascota/terminar';
