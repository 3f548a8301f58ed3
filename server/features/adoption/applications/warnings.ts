import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { type Identity, type IdentityKind, identityKinds } from '#domain/adoption/identity.ts';
import {
  outcomeOf,
  type RecordedReason,
  type WarningMark,
  type WarningOutcome,
  warningLimits,
  warningMarks,
} from '#domain/adoption/warnings.ts';
import { bilingualDay } from '#domain/bilingual-day.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { foldText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { IdentityHash } from '../restrictions/identity-hashes.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { mayDecide, sideOf } from './applications.policy.ts';
import { findApplicationById, findApplicationsById } from './applications.repository.ts';
import { findShared, findTraces, insertTraces, type SharedTrace } from './traces.repository.ts';

type Dependencies = Pick<ApplicationDependencies, 'accounts' | 'restrictions'>;

/** Another application of what may be the same person. */
interface ApplicationWarning {
  /** What both have in common. */
  kinds: readonly IdentityKind[];
  otherAccount: boolean;
  otherName: boolean;
  outcome: WarningOutcome;
  /** Instant. */
  createdAt: string;
  /** Of an application that the reader decides about; null of others. */
  known: { folio: number; name: string; reason: RecordedReason | null } | null;
}

export interface Warnings {
  applications: ApplicationWarning[];
  /** There are others that are not told of. */
  more: boolean;
  /** That the person may not adopt, and until when (YYYY-MM-DD); why only to whoever keeps the list. */
  restriction: { until: string; kinds: readonly IdentityKind[]; reason: string | null } | null;
}

/** Kept with the application, so that later ones are known to be the same person’s. */
export async function trace(
  dependencies: Dependencies,
  tx: Tx,
  application: Pick<AdoptionApplication, 'id' | 'applicantId' | 'name' | 'email' | 'phone'>,
): Promise<void> {
  await insertTraces(tx, application.id, await currentHashes(dependencies, tx.query, application));
}

/**
 * For whoever decides about an application, never for the family.
 * @throws AppError unauthenticated, notFound, forbidden (the family)
 */
export async function findWarnings(
  { database, ...dependencies }: ApplicationDependencies,
  viewer: Viewer,
  id: string,
): Promise<Warnings> {
  requireAccount(viewer);
  const { query } = database;
  const application = await findApplicationById(query, id);
  const side = application && sideOf(viewer, application);
  if (!application || !side) throw notFound('application');
  if (side === 'family') throw forbidden();
  const { applications: most } = warningLimits;
  const shared = await findShared(query, [id], (most + 1) * identityKinds.values.length);
  const others = [...new Set(shared.map((one) => one.id))];
  const found = await findApplicationsById(query, others.slice(0, most));
  const restriction = await restrictionOf(dependencies, query, application);
  return {
    applications: found.map((other) => {
      const traces = shared.filter((one) => one.id === other.id);
      return warningOf(viewer, application, other, traces);
    }),
    more: others.length > most,
    restriction: restriction
      ? {
          until: restriction.restriction.endsOn,
          kinds: restriction.kinds,
          reason: can(viewer, 'adopters.restrict') ? restriction.restriction.reason : null,
        }
      : null,
  };
}

function warningOf(
  viewer: Viewer,
  requested: AdoptionApplication,
  other: AdoptionApplication,
  shared: readonly SharedTrace[],
): ApplicationWarning {
  const { folio, name, createdAt } = other;
  const [{ otherAccount = false, declineReason = null } = {}] = shared;
  const outcome = outcomeOf(other.status, declineReason);
  const reason = outcome === 'declined' ? declineReason : null;
  return {
    kinds: shared.map(({ kind }) => kind),
    otherAccount,
    otherName: !isSameName(name, requested.name),
    outcome,
    createdAt,
    known: mayDecide(viewer, other) ? { folio, name, reason } : null,
  };
}

const isSameName = (one: string, other: string) => foldText(one) === foldText(other);

/**
 * Of those among the applications that the reader decides about and that there is something to say of.
 * @throws AppError unauthenticated
 */
export async function markWarnings(
  { database, restrictions }: ApplicationDependencies,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WarningMark[]>> {
  requireAccount(viewer);
  const { query } = database;
  const found = await findApplicationsById(query, ids.slice(0, warningLimits.marked));
  const decided = found.filter((one) => mayDecide(viewer, one)).map(({ id }) => id);
  const traces = await findTraces(query, decided);
  const restricted = await restrictions.restrictedAmong(
    query,
    traces.map(({ hash }) => hash),
  );
  const shared = await findShared(query, decided, mostShared);
  const marks = decided.map((id) => {
    const isRestricted = traces.some(
      ({ application_id, hash }) => application_id === id && restricted.has(hash),
    );
    const ownMarks = new Set(shared.filter(({ ownId }) => ownId === id).flatMap(marksOf));
    if (isRestricted) ownMarks.add('restricted');
    return [id, warningMarks.values.filter((mark) => ownMarks.has(mark))] as const;
  });
  return new Map(marks.filter(([, own]) => own.length > 0));
}

/** Of all the applications whose marks are asked for together. */
const mostShared = 2_000;

function marksOf({ status, declineReason, otherAccount }: SharedTrace): WarningMark[] {
  const outcome = outcomeOf(status, declineReason);
  const isMark = outcome === 'returned' || outcome === 'declined' || outcome === 'adopted';
  return [...(isMark ? [outcome] : []), ...(otherAccount ? (['otherAccount'] as const) : [])];
}

/** Nobody gives a pet to who may not adopt for now. @throws AppError conflict */
export async function requireMayAdopt(
  dependencies: Dependencies,
  tx: Tx,
  application: AdoptionApplication,
): Promise<void> {
  const found = await restrictionOf(dependencies, tx.query, application);
  if (found) {
    const { endsOn } = found.restriction;
    throw conflict({ key: 'adopterRestricted', values: { day: bilingualDay(endsOn) } });
  }
}

/**
 * Puts who sent an application on the list of those who may not adopt.
 * @throws AppError unauthenticated, forbidden, notFound, invalid, tooManyRequests
 */
export async function restrictApplicant(
  { restrictions, accounts }: ApplicationDependencies,
  actor: Actor,
  { id, ...input }: { id: string } & Record<string, unknown>,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const find = async ({ query }: Tx): Promise<Identity> => {
    const application = await findApplicationById(query, id);
    if (!application) throw notFound('application');
    return identityOf({ accounts }, query, application);
  };
  return restrictions.restrictKnown(actor, input, find, record);
}

/** By what the application was known when it came, and what the account says now. */
async function restrictionOf(
  dependencies: Dependencies,
  query: Tx['query'],
  application: AdoptionApplication,
) {
  const traces = await findTraces(query, [application.id]);
  const current = await currentHashes(dependencies, query, application);
  return dependencies.restrictions.inForce(query, [...traces, ...current]);
}

async function currentHashes(
  dependencies: Dependencies,
  query: Tx['query'],
  application: Parameters<typeof identityOf>[2],
): Promise<IdentityHash[]> {
  return dependencies.restrictions.hashesOf(await identityOf(dependencies, query, application));
}

async function identityOf(
  { accounts }: Pick<Dependencies, 'accounts'>,
  query: Tx['query'],
  {
    applicantId,
    name,
    email,
    phone,
  }: Pick<AdoptionApplication, 'applicantId' | 'name' | 'email' | 'phone'>,
): Promise<Identity> {
  const account = applicantId === null ? undefined : await accounts.find(applicantId, query);
  const { rfc, street, exteriorNumber, interiorNumber, postalCode } = account ?? {};
  const address = { street, exteriorNumber, interiorNumber, postalCode };
  return { accountId: applicantId ?? undefined, name, email, phone, rfc, ...address };
}
