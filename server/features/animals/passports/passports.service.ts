import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { findOf, findOwn, statusOf } from './find-passports.ts';
import { issue } from './issue-passport.ts';
import { openPdf } from './open-passport.ts';
import { publishedKeys } from './passport-keys.ts';
import type { PassportParts } from './passport-parts.ts';
import { revoke } from './revoke-passport.ts';

export type PassportsService = ReturnType<typeof createPassportsService>;

/** The passports of pets: papers that anybody checks without asking. */
export const createPassportsService = (parts: PassportParts) =>
  bindUseCases(parts, { issue, revoke }, { findOf, findOwn, statusOf, openPdf, publishedKeys });
