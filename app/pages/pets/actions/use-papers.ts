import { useEffect } from 'react';
import { listPapers, type Paper } from '#app/api/pet-files.ts';
import { type Found, useFound } from '#app/api/use-found.ts';

/** Milliseconds: their addresses open for a quarter of an hour, and a page may stay open for longer. */
const renewedAfter = 10 * 60_000;

/** A pet's certificate of sterilization or contract of adoption, with addresses that open. */
export function usePapers(kind: 'cedula' | 'contrato', petId: string): Found<Paper[]> {
  const papers = useFound(['papers', kind, petId], () => listPapers(`${kind}/${petId}/`), {
    isFresh: true,
  });
  const { reload } = papers;
  useEffect(() => {
    const timer = setInterval(reload, renewedAfter);
    return () => clearInterval(timer);
  }, [reload]);
  return papers;
}
