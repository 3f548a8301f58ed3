/**
 * Says that somebody is signed in in this browser, and nothing of whom: with it, the address of a pet that is not public
 * leads to a page that fills itself for its people, instead of to the list. No right rests on it.
 */
export const sessionCookie = 'CA_SESION';
