import { useEffect, useState } from 'react';
import { call } from '#app/api/call.ts';
import { sayContentOpen } from '#domain/content/content-calls.ts';
import type { DataOfCall } from '#domain/contract/call.ts';

type OpenBy = DataOfCall<typeof sayContentOpen>['open'];

/** Milliseconds. */
const turn = 60_000;

/** Says once a minute that the document is open here. @returns who else has had it open for longer */
export function useOpenDocument(slug: string): OpenBy {
  const [other, setOther] = useState<OpenBy>(null);
  useEffect(() => {
    let left = false;
    const say = () =>
      call(sayContentOpen, { slug }).then(
        ({ open }) => !left && setOther(open),
        // Only a courtesy: saving compares the revisions.
        () => {},
      );
    say();
    const timer = setInterval(say, turn);
    return () => {
      left = true;
      clearInterval(timer);
      call(sayContentOpen, { slug, isLeaving: true }).catch(() => {});
    };
  }, [slug]);
  return other;
}
