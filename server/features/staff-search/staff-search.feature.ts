import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SearchParts } from './search-parts.ts';
import { createStaffSearch, type StaffSearch } from './staff-search.service.ts';

export const staffSearchFeature = (
  given: Base & SearchParts & { limits: RateLimits },
): Feature<{ staffSearch: StaffSearch }> => ({
  services: { staffSearch: createStaffSearch(given) },
});
