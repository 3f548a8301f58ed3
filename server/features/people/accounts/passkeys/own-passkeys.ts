import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { mostPasskeys, passkeyName } from '#domain/accounts/passkey.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AccountNotices } from '../account-notices.ts';
import { lockCredentials } from '../credentials.repository.ts';
import type { Identity } from '../identity.ts';
import { deviceName } from '../sessions/device.ts';
import type { Caller } from '../sessions/session-keys.ts';
import { markByTwoFactors } from '../sessions/sessions.repository.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { createChallenges } from './challenges.ts';
import {
  insertPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from './passkeys.repository.ts';
import type { createWebAuthn, NewPasskey } from './web-authn.ts';

interface Dependencies {
  database: Database;
  audit: AuditService;
  limits: RateLimits;
  identity: Identity;
  twoFactor: TwoFactorService;
  notices: AccountNotices;
  challenges: ReturnType<typeof createChallenges>;
  webAuthn: ReturnType<typeof createWebAuthn>;
  now: () => string;
}

/** One's own, in the order in which they were added. @throws AppError forbidden */
export async function list({ database }: Dependencies, viewer: Viewer): Promise<Passkey[]> {
  return listPasskeys(database.query, requireUser(viewer).id);
}

const toAdd = (userId: string) => `add ${userId}`;

/**
 * @returns what the browser makes a passkey of
 * @param shown with the code of the second factor, where the account has one: a passkey will stand for both
 * @throws AppError forbidden, invalid (under `password`, `code`), conflict (no room for another), tooManyRequests
 */
export async function beginToAdd(
  { database, identity, twoFactor, webAuthn, challenges }: Dependencies,
  viewer: Viewer,
  shown: { password: string; code?: string },
  address: string,
) {
  // Before the password and the code, which is single-use.
  const has = await listPasskeys(database.query, requireUser(viewer).id);
  if (has.length >= mostPasskeys) throw conflict('passkeysFull');
  const account = await identity.confirm(viewer, shown.password);
  await twoFactor.askAgain(account.id, shown.code, address);
  return webAuthn.optionsToAdd(account, challenges.issue(toAdd(account.id)), has);
}

/**
 * @param name without it, the one of the device
 * @throws AppError forbidden, invalid (under `passkey`, `name`), conflict (no room for another), tooManyRequests
 */
export async function add(
  { limits, webAuthn, challenges, now, database, audit, notices }: Dependencies,
  viewer: Viewer,
  dependencies: { passkey: NewPasskey; name: string | undefined },
  { address, userAgent }: Caller,
): Promise<Passkey> {
  const { id: userId, sessionId } = requireUser(viewer);
  await admitChange(limits, viewer);
  const fallback = deviceName(userAgent) || '·';
  const { name } = valid(named, { name: dependencies.name?.trim() || fallback });
  const verified = await webAuthn.verifyNew(dependencies.passkey, (answered) =>
    challenges.read(toAdd(userId), answered),
  );
  if (!verified) throw notAdded();
  const { challenge, ...key } = verified;
  const passkey = { id: uuid(), userId, name, createdAt: now(), lastUsedAt: null, ...key };
  await database.transaction(async (tx) => {
    const found = await lockCredentials(tx, userId);
    if (!found) throw forbidden();
    if (!(await challenges.spend(tx, challenge))) throw notAdded();
    const has = await listPasskeys(tx.query, userId);
    if (has.length >= mostPasskeys) throw conflict('passkeysFull');
    if (!(await insertPasskey(tx, passkey))) throw notAdded();
    // After the password that `beginToAdd` has asked for, this session has shown both.
    if (sessionId !== undefined) await markByTwoFactors(tx, sessionId);
    const event = { actorId: userId, subjectId: userId, address, details: { name } };
    await audit.record(tx, { action: 'passkey.added', ...event });
    await notices.notifyOfSignInMethod(tx, found.account, 'passkeyAdded', name);
  });
  return passkey;
}

/** @throws AppError forbidden, notFound, invalid (under `name`), tooManyRequests */
export async function rename(
  { limits, database, audit }: Dependencies,
  viewer: Viewer,
  id: string,
  given: string,
  { address }: Caller,
): Promise<void> {
  const { id: userId } = requireUser(viewer);
  await admitChange(limits, viewer);
  const { name } = valid(named, { name: given });
  await database.transaction(async (tx) => {
    if (!(await renamePasskey(tx, { id, userId }, name))) throw notFound('passkey');
    const event = { actorId: userId, subjectId: userId, address, details: { name } };
    await audit.record(tx, { action: 'passkey.renamed', ...event });
  });
}

/** @throws AppError forbidden, notFound, invalid (under `password`), tooManyRequests */
export async function remove(
  { identity, database, audit, notices }: Dependencies,
  viewer: Viewer,
  id: string,
  password: string,
  { address }: Caller,
): Promise<void> {
  const account = await identity.confirm(viewer, password);
  const userId = account.id;
  await database.transaction(async (tx) => {
    const name = await removePasskey(tx, { id, userId });
    if (name === undefined) throw notFound('passkey');
    const event = { actorId: userId, subjectId: userId, address, details: { name } };
    await audit.record(tx, { action: 'passkey.removed', ...event });
    await notices.notifyOfSignInMethod(tx, account, 'passkeyRemoved', name);
  });
}

const named = z.object({ name: passkeyName });

const notAdded = () => invalid({ passkey: ['passkeyNotAdded'] });

function requireUser(viewer: Viewer) {
  if (viewer.kind === 'user') return viewer;
  throw forbidden();
}
