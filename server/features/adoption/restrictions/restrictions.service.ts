import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as changes from './change-restrictions.ts';
import * as finding from './find-restrictions.ts';
import type { RestrictionDependencies } from './restriction-dependencies.ts';

export type RestrictionsService = ReturnType<typeof createRestrictionsService>;

/** The people who may not adopt for a time. */
export const createRestrictionsService = (dependencies: RestrictionDependencies) => ({
  ...bindUseCases(dependencies, changes, finding),
  /** What an application is known by, for features that look for the same person. */
  hashesOf: dependencies.hashIdentity,
});
