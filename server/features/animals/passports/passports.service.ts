import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { findOf, findOwn, statusOf } from './find-passports.ts';
import { issue } from './issue-passport.ts';
import { openPdf } from './open-passport.ts';
import type { PassportDependencies } from './passport-dependencies.ts';
import { publishedKeys } from './passport-keys.ts';
import { revoke } from './revoke-passport.ts';

export type PassportsService = ReturnType<typeof createPassportsService>;

/** The passports of pets: papers that anybody checks without asking. */
export const createPassportsService = (dependencies: PassportDependencies) =>
  bindUseCases(
    dependencies,
    { issue, revoke },
    { findOf, findOwn, statusOf, openPdf, publishedKeys },
  );
