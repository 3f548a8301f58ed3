import { useEffect, useState } from 'react';
import { sayOpen } from './content-calls.ts';

type OpenBy = Awaited<ReturnType<typeof sayOpen>>;

/** Milliseconds. */
const turn = 60_000;

/** Says once a minute that the document is open here. @returns who else has had it open for longer */
export function useOpenDocument(clave: string): OpenBy {
  const [other, setOther] = useState<OpenBy>(null);
  useEffect(() => {
    let left = false;
    const say = () =>
      sayOpen(clave).then(
        (found) => !left && setOther(found),
        // Only a courtesy: saving compares the revisions.
        () => {},
      );
    say();
    const timer = setInterval(say, turn);
    return () => {
      left = true;
      clearInterval(timer);
      sayOpen(clave, true).catch(() => {});
    };
  }, [clave]);
  return other;
}
