import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { codeBytes, codeFrom } from '#domain/adoption/verification-code.ts';
import { isDate } from '#domain/dates.ts';
import { conflict, invalidFields, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { StoredFile } from '#server/adapters/files/file-store.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { certificateKey } from './certificate-files.ts';
import {
  type Certificate,
  findCertificate,
  findCertificatesOf as findOf,
  insertCertificate,
  storeRevocation,
} from './certificates.repository.ts';
import { sumByTaskAndMonth } from './hours.repository.ts';
import { ownVolunteer } from './own-volunteering.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { requireCoordinator } from './volunteers.policy.ts';
import { findVolunteer, lockVolunteer } from './volunteers.repository.ts';

const shown = (one: Certificate) => ({
  id: one.id,
  from: one.from_day,
  until: one.until_day,
  minutes: one.minutes,
  issuedAt: one.issued_at,
  isSealed: one.sealed_at !== null,
  code: one.sealed_at === null ? '' : one.code,
  revokedAt: one.revoked_at,
});

/**
 * Of the hours that are confirmed between two days (YYYY-MM-DD, both included), as they are now: its PDF follows.
 * @throws AppError unauthenticated, forbidden, notFound, invalid, conflict (certificateEmpty), tooManyRequests
 */
export async function issueCertificate(
  { database, clock, limits, audit, jobs, sealJob }: VolunteerDependencies,
  { viewer, address }: Actor,
  {
    folio,
    from,
    until,
    language,
  }: { folio: number; from: string; until: string; language: Language },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const actorId = requireCoordinator(viewer);
  if (!isDate(from)) throw invalidFields({ from: 'valueInvalid' });
  if (!isDate(until) || until < from) throw invalidFields({ until: 'valueInvalid' });
  await admitChange(limits, viewer);
  const id = uuid();
  await database.transaction(async (tx) => {
    const volunteer = await lockVolunteer(tx, { folio });
    if (!volunteer || volunteer.status === 'unconfirmed') throw notFound('volunteer');
    const span = { from, until, volunteerId: volunteer.id };
    const { total, byTask } = await sumByTaskAndMonth(tx.query, span);
    if (total === 0) throw conflict('certificateEmpty');
    await insertCertificate(tx, {
      id,
      volunteer_id: volunteer.id,
      code: codeFrom(randomBytes(codeBytes)),
      language,
      name: volunteer.name,
      from_day: from,
      until_day: until,
      minutes: total,
      tasks_json: JSON.stringify(byTask),
      issued_at: clock.now().toISOString(),
      ...{ sealed_at: null, pdf_sha256: null, revoked_at: null },
    });
    await jobs.enqueue(tx, sealJob, { id });
    const subjectId = volunteer.accountId;
    const action = 'volunteerCertificate.issued' as const;
    await audit.record(tx, { action, actorId, subjectId, address, details: { folio } });
    await record?.(tx, { id });
  });
  return { id };
}

/** Whoever verifies it reads so from then on. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function revokeCertificate(
  { database, clock, limits, audit }: VolunteerDependencies,
  { viewer, address }: Actor,
  id: string,
): Promise<void> {
  const actorId = requireCoordinator(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const found = await findCertificate(tx.query, id);
    const volunteer =
      found?.volunteer_id && (await findVolunteer(tx.query, { id: found.volunteer_id }));
    if (!found || !volunteer) throw notFound('volunteerCertificate');
    if (found.revoked_at !== null) return;
    await storeRevocation(tx, id, clock.now().toISOString());
    const { folio, accountId: subjectId } = volunteer;
    const action = 'volunteerCertificate.revoked' as const;
    await audit.record(tx, { action, actorId, subjectId, address, details: { folio } });
  });
}

/** @throws AppError unauthenticated, forbidden, notFound */
export async function findCertificatesOf(
  { database: { query } }: VolunteerDependencies,
  viewer: Viewer,
  folio: number,
) {
  requireCoordinator(viewer);
  const volunteer = await findVolunteer(query, { folio });
  if (!volunteer) throw notFound('volunteer');
  return (await findOf(query, [volunteer.id])).map(shown);
}

/** @throws AppError unauthenticated */
export async function findOwnCertificates(dependencies: VolunteerDependencies, viewer: Viewer) {
  const { query } = dependencies.database;
  const own = await ownVolunteer(dependencies, query, viewer);
  return own ? (await findOf(query, [own.id])).map(shown) : [];
}

const names = { es: 'Constancia de voluntariado.pdf', en: 'Volunteer certificate.pdf' };

/** For whom it is about, and coordinators; a revoked one for these alone. @throws AppError unauthenticated, notFound */
export async function openCertificate(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  id: string,
): Promise<StoredFile & { name: string }> {
  requireAccount(viewer);
  const { database, files } = dependencies;
  const found = await findCertificate(database.query, id);
  const isStaff = can(viewer, 'volunteers.coordinate');
  const own = isStaff ? undefined : await ownVolunteer(dependencies, database.query, viewer);
  const isOwn = own !== undefined && own.id === found?.volunteer_id && found.revoked_at === null;
  if (!found || found.pdf_sha256 === null || !(isStaff || isOwn)) {
    throw notFound('volunteerCertificate');
  }
  const file = await files.open(certificateKey(id, found.pdf_sha256));
  if (!file) throw notFound('file');
  return { ...file, name: names[found.language as Language] };
}
