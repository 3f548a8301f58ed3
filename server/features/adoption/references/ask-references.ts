import { v7 as uuid } from 'uuid';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { mayAskReferences, referenceLimits } from '#domain/adoption/reference-check.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { AppError, conflict, forbidden, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { sideOf } from '../applications/applications.policy.ts';
import {
  findChecksOf,
  hasRefused,
  insertCheck,
  type ReferenceCheck,
} from './reference-checks.repository.ts';
import type { ReferencesDependencies } from './references-dependencies.ts';

const day = 86_400_000;

/**
 * A mail to each reference of the family that has an address and was not asked yet. Who asked not to be written to any
 * more, and whoever was asked too often lately, is left out.
 * @returns how many were asked
 * @throws AppError unauthenticated, notFound, forbidden (the family), conflict (not in review), invalid (nobody left to
 * ask), tooManyRequests
 */
export async function askReferences(
  dependencies: ReferencesDependencies,
  viewer: Viewer,
  applicationId: string,
): Promise<number> {
  requireAccount(viewer);
  const { database, limits } = dependencies;
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, applicationId);
    const side = application && sideOf(viewer, application);
    if (!side) throw notFound('application');
    if (side !== 'rescuer') throw forbidden();
    if (!mayAskReferences(application.status)) throw conflict('referencesNotYet');
    let asked = 0;
    for (const one of await reachable(dependencies, tx, application)) {
      if (await ask(dependencies, tx, application, one)) asked += 1;
    }
    if (asked === 0) throw new AppError('invalid', 'noReferenceToAsk');
    return asked;
  });
}

/** Of one application, in the order in which they were asked; what they said is for those who decide alone. */
export async function listChecks(
  { database }: Pick<ReferencesDependencies, 'database'>,
  viewer: Viewer,
  applicationId: string,
): Promise<{ side: 'family' | 'rescuer'; checks: ReferenceCheck[] }> {
  requireAccount(viewer);
  const application = await applicationReferences.find(database.query, applicationId);
  const side = application && sideOf(viewer, application);
  if (!side) throw notFound('application');
  return { side, checks: await findChecksOf(database.query, [applicationId]) };
}

type Reference = AdoptionProfile['references'][number];

/** Those with an address that is not the family's own; nobody where the family is suspended. */
async function reachable(
  { accounts, keys }: ReferencesDependencies,
  tx: Tx,
  { applicantId, profile, email }: AdoptionApplication,
): Promise<Reference[]> {
  if (await accounts.isSuspended(applicantId, tx.query)) return [];
  const found: Reference[] = [];
  // It may have been deleted.
  for (const one of (profile as AdoptionProfile | null)?.references ?? []) {
    const isOwn = normalizeEmail(one.email) === normalizeEmail(email);
    if (one.email === '' || isOwn) continue;
    if (!(await hasRefused(tx.query, keys.digestOf(one.email)))) found.push(one);
  }
  return found;
}

async function ask(
  { clock, timezone, limits, keys, mails }: ReferencesDependencies,
  tx: Tx,
  application: AdoptionApplication,
  { name, relation, email }: Reference,
): Promise<boolean> {
  const now = clock.now();
  const check = {
    id: uuid(),
    applicationId: application.id,
    name,
    relation,
    email,
    askedAt: now.toISOString(),
    remindOn: addDays(dateIn(timezone, now), referenceLimits.reminderDays),
    openUntil: new Date(now.getTime() + referenceLimits.linkDays * day).toISOString(),
    answeredAt: null,
    declinedAt: null,
    answer: null,
  };
  const known = await findChecksOf(tx.query, [application.id]);
  if (known.some((one) => one.email && normalizeEmail(one.email) === normalizeEmail(email))) {
    return false;
  }
  if (!(await limits.allows('referenceMail', normalizeEmail(email), { tx }))) return false;
  if (!(await insertCheck(tx, check))) return false;
  await mails.ask(tx, application, check, keys.keyOf(check.id));
  return true;
}
