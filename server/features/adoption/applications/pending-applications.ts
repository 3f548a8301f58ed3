import { requireAccount } from '#domain/access/relations.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { PendingData } from '#domain/adoption/visitor-application.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { LinkListener } from '#server/features/people/accounts/link-listener.ts';
import { findProfile, putProfileIfNone } from './adoption-profiles.repository.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { petNamesOf } from './application-mails.ts';
import { notSentReasons } from './application-not-sent-mail.ts';
import { type CreatedApplication, createApplication } from './create-application.ts';
import {
  deletePending,
  findPendingOf,
  findPendingOfLink,
  isOf,
  lockPending,
  lockPendingOfLink,
  type PendingApplication,
} from './pending-applications.repository.ts';

interface ShownPending extends PendingApplication {
  pets: { id: string; name: string }[];
  /** What the account says in the same places; null: it has no profile. */
  account: Pick<Account, 'name' | 'phone'> & { profile: AdoptionProfile | null };
}

/** What was sent in the name of the own address, oldest first. @throws AppError unauthenticated */
export async function findPending(
  { database, accounts }: ApplicationDependencies,
  viewer: Viewer,
): Promise<ShownPending[]> {
  const account = await accounts.find(requireAccount(viewer));
  if (!account || !isConfirmed(account)) return [];
  const found = await findPendingOf(database.query, account.email);
  const ids = [...new Set(found.flatMap(({ petIds }) => petIds))];
  const pets = ids.length === 0 ? [] : await petReferences.find(database.query, ids);
  const profile = (await findProfile(database.query, account.id)) ?? null;
  const { name, phone } = account;
  return found.map((one) => ({
    ...one,
    account: { name, phone, profile },
    pets: one.petIds.flatMap((id) => pets.find((pet) => pet.id === id) ?? []),
  }));
}

/**
 * Makes it an application of the account, whose own data and profile stay as they are; the profile that came with it is
 * kept where the account has none.
 * @throws AppError unauthenticated, notFound; else as of `submit`, and it stays to be confirmed
 */
export async function confirmPending(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  id: string,
  data: PendingData,
  record?: RecordCreation,
): Promise<CreatedApplication> {
  const { database, limits } = dependencies;
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    const pending = await lockOwn(dependencies, tx, accountId, id);
    const created = await accept(dependencies, tx, accountId, pending, data);
    await record?.(tx, created);
    return created;
  });
}

/** @throws AppError unauthenticated, notFound */
export async function discardPending(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const accountId = requireAccount(viewer);
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) => {
    await lockOwn(dependencies, tx, accountId, id);
    await deletePending(tx, [id]);
  });
}

/**
 * Whoever sets a password by the link of its mail confirms the application as it was written, whatever the account says. Where it cannot be sent any more they are
 * told why by mail, with their own words; one that only has to wait for another to end stays to be confirmed.
 */
export const pendingByLink = (
  dependencies: Pick<
    ApplicationDependencies,
    'accounts' | 'clock' | 'timezone' | 'states' | 'mails' | 'restrictions'
  >,
): LinkListener => ({
  async announce({ query }, { userId, linkId }) {
    const pending = await findPendingOfLink(query, linkId);
    const account = pending && (await dependencies.accounts.find(userId, query));
    if (!account || !isOf(pending, account.email)) return undefined;
    return { petNames: await petNamesOf({ query }, pending.petIds) };
  },
  async hear(tx, { userId, linkId }) {
    const pending = await lockPendingOfLink(tx, linkId);
    const account = pending && (await dependencies.accounts.find(userId, tx.query));
    if (!account || !isOf(pending, account.email)) return undefined;
    const petNames = await petNamesOf(tx, pending.petIds);
    try {
      const { folio } = await accept(dependencies, tx, userId, pending, 'written');
      return { petNames, folio };
    } catch (error) {
      const reason = reasonOf(error);
      if (!reason) throw error;
      await dependencies.mails.notifyNotSent(tx, { ...pending, account, reason });
      if (reason !== 'tooManyApplications') await deletePending(tx, [pending.id]);
      return { petNames, folio: null };
    }
  },
});

async function accept(
  dependencies: Pick<
    ApplicationDependencies,
    'accounts' | 'clock' | 'timezone' | 'states' | 'mails' | 'restrictions'
  >,
  tx: Tx,
  accountId: string,
  pending: PendingApplication,
  data: PendingData,
): Promise<CreatedApplication> {
  const { profile } = pending;
  const now = dependencies.clock.now().toISOString();
  await putProfileIfNone(tx, { accountId, profile, now });
  const written = data === 'written' ? pending : undefined;
  const created = await createApplication(dependencies, tx, accountId, pending, written);
  await deletePending(tx, [pending.id]);
  return created;
}

async function lockOwn(
  { accounts }: ApplicationDependencies,
  tx: Tx,
  accountId: string,
  id: string,
): Promise<PendingApplication> {
  const account = await accounts.find(accountId, tx.query);
  const pending = await lockPending(tx, id);
  const isOwn = account && isConfirmed(account) && pending && isOf(pending, account.email);
  if (!isOwn) throw notFound('application');
  return pending;
}

/** Else somebody may have signed in who has not shown that the address is theirs. */
const isConfirmed = ({ confirmedAt }: Account): boolean => confirmedAt !== null;

/** Why an application is not taken; undefined for whatever else went wrong. */
function reasonOf(error: unknown) {
  if (!(error instanceof AppError)) return undefined;
  const [detail] = Object.values(error.details ?? {}).flat();
  return notSentReasons.find((reason) => reason === (detail ?? error.reason));
}
