import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { createStaffSearch, type StaffSearch } from './staff-search.service.ts';

export const staffSearchFeature = (
  dependencies: Base & SearchDependencies & { limits: RateLimits },
): Feature<{ staffSearch: StaffSearch }> => ({
  services: { staffSearch: createStaffSearch(dependencies) },
});
