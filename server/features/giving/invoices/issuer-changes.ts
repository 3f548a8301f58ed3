import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { type Issuer, type IssuerDescription, issuerInput } from '#domain/invoices/issuer.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { CsdFiles, SealOpener } from './cfdi/seal-certificate.ts';
import type { ConfiguredIssuer } from './configured-issuer.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import { hasInvoices } from './invoices.repository.ts';
import { requireUsableCsd, restoreCsd, storeCsd } from './issuer-csd.ts';
import { deleteIssuer, findIssuer, putIssuer, type StoredIssuer } from './issuers.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  audit: AuditService;
  limits: RateLimits;
  opener: SealOpener;
  key: Buffer;
  configured: ConfiguredIssuer | undefined;
}

/** What an administrator says; of the files, all or none. */
export interface IssuerRequest extends Partial<Record<keyof IssuerDescription, unknown>> {
  csd?: CsdFiles;
}

const issuerFacts = ({ id, certificateNumber }: Issuer) => ({ id, certificateNumber });

/**
 * @returns its id
 * @throws AppError unauthenticated, forbidden, invalid (by field), conflict (there is one), tooManyRequests
 */
export async function create(
  dependencies: Dependencies,
  actor: Actor,
  input: IssuerRequest,
  created?: RecordCreation,
): Promise<string> {
  const { database, clock } = dependencies;
  await admit(dependencies, actor);
  const base = { id: uuid(), createdAt: clock.now().toISOString() };
  const issuer = await complete(dependencies, base, input, undefined);
  await database.transaction(async (tx) => {
    if (await findIssuer(tx.query)) throw conflict('issuerExists');
    await putIssuer(tx, issuer);
    await record(dependencies, tx, 'issuer.set', actor, issuerFacts(issuer));
    await created?.(tx, base.id);
  });
  return base.id;
}

/**
 * @param options.whole what is not said becomes blank instead of staying; but the seal certificate stays
 * @throws AppError unauthenticated, forbidden, notFound, invalid (by field), conflict, tooManyRequests
 */
export async function change(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
  input: IssuerRequest,
  { whole }: { whole: boolean },
): Promise<void> {
  const { database } = dependencies;
  await admit(dependencies, actor);
  const before = await findIssuer(database.query);
  if (before?.id !== id) throw notFound('row');
  const issuer = await complete(
    dependencies,
    before,
    whole ? input : { ...before, ...input },
    before,
  );
  await database.transaction(async (tx) => {
    const now = await findIssuer(tx.query);
    if (!isDeepStrictEqual(now, before)) throw conflict('issuerChangedSince');
    await putIssuer(tx, issuer);
    await record(dependencies, tx, 'issuer.set', actor, issuerFacts(issuer));
  });
}

/** @throws AppError unauthenticated, forbidden, notFound, conflict (it has issued invoices), tooManyRequests */
export async function remove(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  const { database } = dependencies;
  await admit(dependencies, actor);
  await database.transaction(async (tx) => {
    const before = await findIssuer(tx.query);
    if (before?.id !== id) throw notFound('row');
    if (await hasInvoices(tx.query)) throw conflict('issuerInUse');
    await deleteIssuer(tx, id);
    await record(dependencies, tx, 'issuer.removed', actor, { id });
  });
}

/** @param before whose files stay where none are said */
async function complete(
  { key, clock, timezone, opener }: Dependencies,
  base: Pick<Issuer, 'id' | 'createdAt'>,
  { csd, ...input }: IssuerRequest,
  before: StoredIssuer | undefined,
): Promise<StoredIssuer> {
  const description = valid(issuerInput, input);
  const files = csd ?? (before && restoreCsd(before, key));
  if (!files) throw invalid({ 'csd.certificate': ['csdRequired'] });
  const now = clock.now();
  const { rfc } = description;
  const opened = await requireUsableCsd(files, { opener, rfc, now, timezone });
  return { ...base, ...description, ...storeCsd(base.id, files, opened, key) };
}

async function record(
  { audit }: Dependencies,
  tx: Tx,
  action: 'issuer.set' | 'issuer.removed',
  { viewer, address }: Actor,
  details: { id: string; certificateNumber?: string },
): Promise<void> {
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  await audit.record(tx, { action, actorId, subjectId: null, address, details });
}

async function admit({ configured, limits }: Dependencies, { viewer }: Actor): Promise<void> {
  requireInvoiceKeeper(viewer);
  await admitChange(limits, viewer);
  if (configured) throw conflict('issuerConfigured');
}
