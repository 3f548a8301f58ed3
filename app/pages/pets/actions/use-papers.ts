import { useCallback, useEffect } from 'react';
import { listPapers, type Paper } from '#app/api/pet-files.ts';
import { type Loaded, useLoaded } from '#app/api/use-loaded.ts';

/** Milliseconds: their addresses open for a quarter of an hour, and a page may stay open for longer. */
const renewedAfter = 10 * 60_000;

/** A pet's certificate of sterilization or contract of adoption, with addresses that open. */
export function usePapers(kind: 'cedula' | 'contrato', petId: string): Loaded<Paper[]> {
  const load = useCallback(() => listPapers(`${kind}/${petId}/`), [kind, petId]);
  const papers = useLoaded(load);
  const { reload } = papers;
  useEffect(() => {
    const timer = setInterval(reload, renewedAfter);
    return () => clearInterval(timer);
  }, [reload]);
  return papers;
}
