import { useEffect, useState } from 'react';
import { isPast, renewToken } from './renewal.ts';
import { readSession, type Session, useSession } from './session-store.ts';

/**
 * The session, `checking` until a token whose hour is over has been renewed: pages behind a guard neither show
 * themselves to somebody whose session has ended nor send away somebody whose session only needs a new token. Any other
 * is checked with the first render: on the way back a page has its height before its scroll position is restored.
 */
export function useCheckedSession(): Session {
  const session = useSession();
  const [token] = useState(tokenToRenew);
  const [checked, setChecked] = useState(token === undefined);
  useEffect(() => {
    if (token === undefined) return;
    let left = false;
    // Where the portal cannot be asked now, the page's own calls will say so.
    renewToken(token)
      .catch(() => undefined)
      .then(() => !left && setChecked(true));
    return () => {
      left = true;
    };
  }, [token]);
  return checked ? session : { status: 'checking' };
}

/** Undefined where nobody is signed in, and on the server. */
function tokenToRenew(): string | undefined {
  const token = readSession()?.token;
  return token !== undefined && isPast(token) ? token : undefined;
}
