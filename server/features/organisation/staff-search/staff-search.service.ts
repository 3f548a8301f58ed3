import { setImmediate as nextTurn } from 'node:timers/promises';
import { can, requireStaff } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Language } from '#domain/language.ts';
import { type SearchKind, staffSearchInput } from '#domain/staff-search.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { SearchDependencies, SearchHit } from './search-dependencies.ts';
import { searchSources } from './search-sources.ts';

export interface FoundThings {
  kind: SearchKind;
  hits: SearchHit[];
}

export type StaffSearch = ReturnType<typeof createStaffSearch>;

/** One search over everything that the staff looks after. */
export function createStaffSearch(dependencies: SearchDependencies & { limits: RateLimits }) {
  return {
    /**
     * By kind, as far as the viewer's rights go; kinds of which nothing was found are left out.
     * @throws AppError unauthenticated, forbidden, invalid, tooManyRequests
     */
    async find(viewer: Viewer, term: string, language: Language): Promise<FoundThings[]> {
      const accountId = requireStaff(viewer);
      const { term: requested } = valid(staffSearchInput, { term });
      await dependencies.limits.consume('staffSearch', accountId);
      const request = { viewer, term: requested, language };
      const found: FoundThings[] = [];
      for (const { kind, right, find } of searchSources) {
        if (!can(viewer, right)) continue;
        // SQLite answers at once: nobody else would have a turn.
        await nextTurn();
        const hits = await find(dependencies, request);
        if (hits.length > 0) found.push({ kind, hits });
      }
      return found;
    },
  };
}
