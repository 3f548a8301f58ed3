import { useEffect, useState } from 'react';

/** Whether somebody is signed in: a page that everybody loads asks it afterwards. */
export function useIsKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    import('#app/session/session-store.ts').then(
      ({ readSession }) => setKnown(readSession() !== undefined),
      () => {},
    );
  }, []);
  return isKnown;
}
