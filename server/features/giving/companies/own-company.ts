import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type CompanyContent, companyContent } from '#domain/companies/company.ts';
import type { CompanyState } from '#domain/companies/company-states.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { regimeFits, type TaxRegime } from '#domain/invoices/cfdi-use.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { MediaSource } from '#server/features/kits/media/media-source.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import {
  type CompanyChanges,
  type CompanyKey,
  deleteCompany,
  findOwn,
  insertCompany,
  releaseCompany,
  type StoredCompany,
  updateCompany,
} from './companies.repository.ts';
import {
  type CompanyDependencies,
  type CompanyWithGifts,
  logCompany,
  requireOwn,
  todayOf,
  withGifts,
} from './company-dependencies.ts';

/** null where the account has none. @throws AppError unauthenticated */
export async function own(
  dependencies: CompanyDependencies,
  viewer: Viewer,
): Promise<CompanyWithGifts | null> {
  const found = await findOwn(dependencies.database, requireAccount(viewer));
  return (await withGifts(dependencies, found ? [found] : []))[0] ?? null;
}

/** @throws AppError invalid: the SAT knows no company under it today */
async function requireRegime(
  dependencies: CompanyDependencies,
  { taxRegime }: CompanyContent,
): Promise<void> {
  const list = { where: [], order: [], page: 1, limit: 100 };
  const { items } = await dependencies.referenceData.query('satTaxRegimes', list);
  const regime = (items as unknown as TaxRegime[]).find(({ code }) => code === taxRegime);
  if (!regime || !regimeFits(regime, 'company', todayOf(dependencies))) {
    throw invalid({ taxRegime: ['regimeDoesNotFit'] });
  }
}

/** What becomes of the public list: what nobody has approved yet a moderator has to see. */
function asked(
  found: Pick<StoredCompany, 'state' | 'shown' | 'shownLogo'>,
  { name, website, showsAmount, isListed }: CompanyContent,
  logo: string | null,
): CompanyChanges {
  const nothing = { shown: null, shownLogo: null, reason: '' };
  if (!isListed) return { ...nothing, state: 'private' };
  const { shown, shownLogo, state } = found;
  const isApproved =
    shown?.name === name && shown.website === website && shownLogo === logo && state !== 'takenOff';
  // To show less than was approved nobody has to ask.
  if (isApproved && (shown.showsAmount || !showsAmount)) {
    return { state: 'shown', reason: '', shown: { ...shown, showsAmount } };
  }
  const isTakenOff = state === 'takenOff';
  return { ...(isTakenOff && nothing), state: 'review', reason: '' };
}

/**
 * What everybody reads stays until a moderator has approved what is written now; what is no longer to be read goes at once.
 * @param key of the one that is changed; undefined of the account's first
 * @throws AppError unauthenticated, invalid, notFound, conflict, tooManyRequests
 */
export async function save(
  dependencies: CompanyDependencies,
  actor: Actor,
  key: CompanyKey | undefined,
  raw: unknown,
  record?: RecordCreation,
): Promise<CompanyKey> {
  const ownerId = requireAccount(actor.viewer);
  await admitChange(dependencies.limits, actor.viewer);
  const written = valid(companyContent, raw);
  await requireRegime(dependencies, written);
  const now = dependencies.clock.now().toISOString();
  return dependencies.database.transaction(async (tx) => {
    await dependencies.accounts.lock(tx, ownerId);
    const saved = { id: key?.id ?? uuid(), revision: (key?.revision ?? 0) + 1 };
    if (key) {
      const found = await requireOwn(tx, actor.viewer, key.id);
      await change(
        dependencies,
        tx,
        key,
        found,
        { written, ...asked(found, written, found.logo) },
        now,
      );
      await logCompany(dependencies, tx, actor, 'company.changed', { written });
    } else {
      if (await findOwn(tx, ownerId)) throw conflict('companyChanged');
      const state: CompanyState = written.isListed ? 'review' : 'private';
      await insertCompany(tx, { id: saved.id, ownerId, written, state }, now);
      await logCompany(dependencies, tx, actor, 'company.created', { written });
    }
    await record?.(tx, saved);
    return saved;
  });
}

/** @throws AppError conflict: somebody has changed it since */
async function change(
  { dataVersions }: CompanyDependencies,
  tx: Tx,
  key: CompanyKey,
  before: StoredCompany,
  changes: CompanyChanges,
  now: string,
): Promise<void> {
  if (!(await updateCompany(tx, key, changes, now))) throw conflict('companyChanged');
  if (before.shown !== null) await dataVersions.bump(tx, 'companies');
}

/** @throws AppError unauthenticated, notFound */
export async function admitLogo(
  { database }: CompanyDependencies,
  viewer: Viewer,
  id: string,
): Promise<StoredCompany> {
  requireAccount(viewer);
  return requireOwn(database, viewer, id);
}

/** In the place of the one before. @returns its id @throws AppError as `admitLogo`, and as `addImage` */
export async function addLogo(
  dependencies: CompanyDependencies,
  viewer: Viewer,
  id: string,
  source: MediaSource,
  record?: RecordCreation,
): Promise<string> {
  await admitLogo(dependencies, viewer, id);
  await dependencies.limits.consume('upload', requireAccount(viewer));
  const { id: asset } = await dependencies.media.addImage(source, ({ id: logo }) =>
    setLogo(dependencies, viewer, id, logo, record),
  );
  return asset;
}

/** @throws AppError as `admitLogo` */
export const removeLogo = (dependencies: CompanyDependencies, viewer: Viewer, id: string) =>
  setLogo(dependencies, viewer, id, null);

async function setLogo(
  dependencies: CompanyDependencies,
  viewer: Viewer,
  id: string,
  logo: string | null,
  record?: RecordCreation,
): Promise<void> {
  const now = dependencies.clock.now().toISOString();
  await dependencies.database.transaction(async (tx) => {
    const found = await requireOwn(tx, viewer, id);
    const changes = { logo, ...asked(found, found.written, logo) };
    await change(dependencies, tx, found, found, changes, now);
    await record?.(tx, { id: logo });
  });
}

/**
 * Takes it out of the account: nobody gives in its name any more. Of one that has given, the tax data stays with its gifts.
 * @throws AppError unauthenticated, notFound, conflict, tooManyRequests
 */
export async function remove(
  dependencies: CompanyDependencies,
  actor: Actor,
  key: CompanyKey,
): Promise<void> {
  requireAccount(actor.viewer);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const found = await requireOwn(tx, actor.viewer, key.id);
    if (found.revision !== key.revision) throw conflict('companyChanged');
    await takeOut(dependencies, tx, found);
    await logCompany(dependencies, tx, actor, 'company.removed', found);
  });
}

/** Whoever kept it is in nothing of it any more. */
export async function takeOut(
  { clock, dataVersions }: Pick<CompanyDependencies, 'clock' | 'dataVersions'>,
  tx: Tx,
  found: StoredCompany,
): Promise<void> {
  if (await donationReferences.isCompanyNamed(tx.query, found.id)) {
    await releaseCompany(tx, found.id, clock.now().toISOString());
  } else {
    await deleteCompany(tx, found.id);
  }
  if (found.shown !== null) await dataVersions.bump(tx, 'companies');
}
