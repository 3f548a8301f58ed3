/** Where the browser keeps the session; the names are part of the portal's contract. */
export const storageKeys = { token: 'CA_JWT', user: 'CA_USER', language: 'lang' } as const;

/**
 * Runs before the first paint: marks `<html data-session="in|out" data-admin>` from local storage, so that what
 * differs for who is signed in is right at once (see base.css). It decides looks only; the server decides rights.
 */
export const sessionScript = `(root => {
  let user = null;
  try {
    if (localStorage.getItem('${storageKeys.token}')) user = JSON.parse(localStorage.getItem('${storageKeys.user}'));
  } catch {}
  root.dataset.session = user ? 'in' : 'out';
  if (user?.roles?.includes('Administrador')) root.dataset.admin = '';
})(document.documentElement)`;
