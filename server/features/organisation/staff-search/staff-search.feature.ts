import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SearchParts } from './search-parts.ts';
import { createStaffSearch, type StaffSearch } from './staff-search.service.ts';

export const staffSearchFeature = (
  given: Base & SearchParts & { limits: RateLimits },
): Feature<{ staffSearch: StaffSearch }> => ({
  services: { staffSearch: createStaffSearch(given) },
});
