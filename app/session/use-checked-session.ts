import { useEffect, useState } from 'react';
import { isPast, renewToken } from './renewal.ts';
import { readSession, type Session, useSession } from './session-store.ts';

/**
 * The session, `checking` until a token whose hour is over has been renewed: pages behind a guard neither show
 * themselves to somebody whose session has ended nor send away somebody whose session only needs a new token.
 */
export function useCheckedSession(): Session {
  const session = useSession();
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    const token = readSession()?.token;
    if (token === undefined || !isPast(token)) return setChecked(true);
    let left = false;
    // Where the portal cannot be asked now, the page's own calls will say so.
    renewToken(token)
      .catch(() => undefined)
      .then(() => !left && setChecked(true));
    return () => {
      left = true;
    };
  }, []);
  return checked ? session : { status: 'checking' };
}
