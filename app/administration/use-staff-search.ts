import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#app/api/session-client.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { administrationPagesOf } from '#domain/administration-pages.ts';
import { pathFor } from '#domain/site-map.ts';
import { isSearchTerm, type SearchKind, searchKinds } from '#domain/staff-search.ts';
import { foldText } from '#domain/text.ts';

interface Hit {
  id: string;
  title: string;
  detail: string;
  path: string;
}

export interface HitGroup {
  kind: SearchKind | 'page';
  hits: readonly Hit[];
}

/** Milliseconds without another key before the portal is asked. */
const pause = 250;

/** Looks for the term while it is being written: pages at once, everything else when the typing pauses. */
export function useStaffSearch(user: SessionUser, term: string) {
  const language = useLanguage();
  const { failures } = useSignInText();
  const { pages } = useAccountText().menu;
  const [answer, setAnswer] = useState<{ term: string; groups: HitGroup[] }>();
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);
  const requested = term.trim();
  const isLongEnough = isSearchTerm(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same again.
  useEffect(() => {
    if (!isLongEnough) return;
    let left = false;
    const timer = setTimeout(() => {
      findThings(requested, language).then(
        (groups) => {
          if (left) return;
          setAnswer({ term: requested, groups });
          setFailure(undefined);
        },
        (error: unknown) => !left && setFailure(explainFailure(error, failures)),
      );
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [requested, isLongEnough, language, failures, turn]);
  const retry = useCallback(() => setTurn((last) => last + 1), []);
  const known = foldText(requested);
  const pageHits = isLongEnough
    ? administrationPagesOf(user)
        .filter((page) => foldText(pages[page]).includes(known))
        .map((page) => ({
          id: page,
          title: pages[page],
          detail: '',
          path: pathFor(page, language),
        }))
    : [];
  return {
    groups: [
      ...(pageHits.length > 0 ? [{ kind: 'page' as const, hits: pageHits }] : []),
      ...(isLongEnough && answer ? answer.groups : []),
    ],
    isLongEnough,
    busy: isLongEnough && !failure && answer?.term !== requested,
    failure: isLongEnough ? failure : undefined,
    retry,
  };
}

async function findThings(term: string, lang: 'es' | 'en'): Promise<HitGroup[]> {
  const found = await callApi('busqueda:personal', { texto: term, lang });
  return found.flatMap(({ tipo, resultados }) => {
    const kind = searchKinds.fromWire(tipo);
    const hits = resultados.map(({ id, titulo, detalle, direccion }) => ({
      id,
      title: titulo,
      detail: detalle,
      path: direccion,
    }));
    return kind ? [{ kind, hits }] : [];
  });
}
