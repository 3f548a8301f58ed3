import { sessionCookie } from '#domain/accounts/session-cookie.ts';

/** Where the browser keeps the session; the names are part of the portal's contract. */
export const storageKeys = {
  token: 'CA_JWT',
  apiKey: 'CA_APIKEY',
  user: 'CA_USER',
} as const;

/** Set and taken away at once when a session has ended by itself: the other tabs hear why by their `storage` event. */
export const expirySignal = 'CA_EXPIRED';

/** Told to the window when this tab changes the session; the other tabs hear of it by their `storage` event. */
export const sessionEvent = 'ca-session';

/** Told to the window once somebody has signed in here: the shell welcomes them. */
export const signedInEvent = 'ca-signed-in';

/**
 * Runs before the first paint and at each change of the session, in whichever tab: marks
 * `<html data-session="in|out">` from local storage, so that what differs for who is signed in is right at once (see
 * base.css), and tells the server by a cookie that somebody is. It decides looks only; the server decides rights.
 */
export const sessionScript = `(root => {
  const mark = () => {
    let user = null;
    try {
      if (localStorage.getItem('${storageKeys.token}')) user = JSON.parse(localStorage.getItem('${storageKeys.user}'));
    } catch {}
    root.dataset.session = user ? 'in' : 'out';
    document.cookie = '${sessionCookie}=1;path=/;samesite=lax;max-age=' + (user ? 31536000 : 0);
  };
  mark();
  addEventListener('storage', mark);
  addEventListener('${sessionEvent}', mark);
})(document.documentElement)`;
