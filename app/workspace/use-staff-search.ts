import { useCallback, useEffect, useState } from 'react';
import { call } from '#app/api/call.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { administrationPagesOf } from '#domain/administration-pages.ts';
import { pathFor } from '#domain/site-map.ts';
import { isSearchTerm, type SearchKind } from '#domain/staff-search.ts';
import { type SearchHits, searchAsStaff } from '#domain/staff-search-calls.ts';
import { foldText } from '#domain/text.ts';

export interface HitGroup {
  kind: SearchKind | 'page';
  hits: SearchHits['hits'];
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
      call(searchAsStaff, { term: requested }).then(
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
