import type { Account } from '#domain/accounts/account.ts';
import { profileChanges } from '#domain/accounts/profile.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { forbidden, invalid, notFound } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ReferenceDataService, SatList } from '../reference-data/reference-data.service.ts';
import { valid } from '../valid.ts';
import type { AccountNotices } from './account-notices.ts';
import { findAccount, updateAccount } from './accounts.repository.ts';
import type { Avatars } from './avatars.ts';
import type { Identity } from './identity.ts';
import type { Passwords } from './passwords.ts';
import { takeBackLinks } from './recovery/account-links.repository.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

interface ProfileParts {
  database: Database;
  clock: Clock;
  audit: AuditService;
  identity: Identity;
  passwords: Passwords;
  sessions: SessionsService;
  notices: AccountNotices;
  referenceData: ReferenceDataService;
  avatars: Avatars;
  limits: RateLimits;
}

/** Beside the fields of the profile; what is missing stays as it is. */
interface OtherChanges {
  /** Only ever the own one again, for forms send back what they have read. */
  email?: string;
  /** The same again, or null: the relation with the monthly donation is over. */
  subscriptionId?: string | null;
  /** The address that an upload has answered with, or null for none. */
  avatar?: string | null;
}

/** What people do with their own accounts. */
export function createProfileService(parts: ProfileParts) {
  const { database, clock, audit, identity, passwords, sessions, referenceData } = parts;
  const { avatars, limits, notices } = parts;

  /** What is chosen anew; what was chosen before may have gone out of use since. */
  async function requireSatCodes(
    { taxRegime, cfdiUse }: Pick<Partial<Account>, 'taxRegime' | 'cfdiUse'>,
    current: Account,
  ): Promise<void> {
    const isOffered = async (list: SatList, code: string | undefined, chosen: string) =>
      !code || code === chosen || referenceData.offers(list, code);
    if (!(await isOffered('satTaxRegimes', taxRegime, current.taxRegime)))
      throw invalid({ taxRegime: ['chooseOption'] });
    if (!(await isOffered('satCfdiUses', cfdiUse, current.cfdiUse)))
      throw invalid({ cfdiUse: ['chooseOption'] });
  }

  async function requireOwn(viewer: Viewer, id: string): Promise<Account> {
    const account =
      viewer.kind === 'user' && viewer.id === id && (await findAccount(database.query, id));
    if (!account) throw forbidden();
    return account;
  }

  function requireUnchanged(account: Account, { email, subscriptionId }: OtherChanges): void {
    if (email !== undefined && normalizeEmail(email) !== normalizeEmail(account.email)) {
      throw invalid({ email: ['readOnly'] });
    }
    if (subscriptionId && subscriptionId !== account.subscriptionId) {
      throw invalid({ subscriptionId: ['readOnly'] });
    }
  }

  return {
    /**
     * @param changes what `profileChanges` takes
     * @throws AppError forbidden (not one's own), invalid (by field), notFound, tooManyRequests
     */
    async update(
      viewer: Viewer,
      id: string,
      changes: unknown,
      others: OtherChanges,
    ): Promise<Account> {
      if (viewer.kind !== 'user' || viewer.id !== id) throw forbidden();
      await admitChange(limits, viewer);
      const profile = valid(profileChanges, changes);
      await requireSatCodes(profile, await requireOwn(viewer, id));
      const avatarFile = await avatars.findFile(id, others.avatar);
      const account = await database.transaction(async (tx) => {
        const current = await findAccount(tx.query, id);
        if (!current) throw notFound('user');
        requireUnchanged(current, others);
        const { subscriptionId } = others;
        const said = { ...profile, avatarFile, ...(subscriptionId === null && { subscriptionId }) };
        await updateAccount(tx, id, said, clock.now());
        return findAccount(tx.query, id);
      });
      if (!account) throw notFound('user');
      if (avatarFile !== undefined) await avatars.keepOnly(id, [account.avatarFile]);
      return account;
    },

    /**
     * Keeps a picture for the profile; it shows once `update` is told its address.
     * @returns the address
     * @throws AppError forbidden, tooLarge, unsupportedMedia, invalid (under `file`)
     */
    async addAvatar(
      viewer: Viewer,
      id: string,
      source: FileOnDisk,
      record?: RecordCreation,
    ): Promise<string> {
      const current = await requireOwn(viewer, id);
      const file = await avatars.add(id, source);
      const address = avatars.addressOf(id, file);
      await database.transaction(async (tx) => record?.(tx, address));
      await avatars.keepOnly(id, [current.avatarFile, file]);
      return address;
    },

    /** Before a picture is received. @throws AppError forbidden */
    async admitAvatar(viewer: Viewer, id: string): Promise<void> {
      await requireOwn(viewer, id);
    },

    /** Of the pictures that have been uploaded. @throws AppError forbidden */
    async listAvatars(viewer: Viewer, id: string): Promise<string[]> {
      await requireOwn(viewer, id);
      return avatars.list(id);
    },

    /** @throws AppError forbidden, notFound */
    async removeAvatar(viewer: Viewer, id: string, address: string): Promise<void> {
      const { avatarFile } = await requireOwn(viewer, id);
      const file = await avatars.findFile(id, address);
      if (!file) throw notFound('file');
      if (file === avatarFile) {
        const now = clock.now();
        await database.transaction((tx) => updateAccount(tx, id, { avatarFile: null }, now));
      }
      await avatars.remove(id, file);
    },

    /**
     * Ends all sessions.
     * @returns the API key of a new one, for whoever has changed it goes on
     * @throws AppError forbidden, invalid (under `password` the old one, under `newPassword` the new one), tooManyRequests
     */
    async changePassword(
      viewer: Viewer,
      request: { userId: string; password: string; newPassword: string },
      caller: { address: string; userAgent: string },
    ): Promise<string> {
      if (viewer.kind !== 'user' || viewer.id !== request.userId) throw forbidden();
      await admitChange(limits, viewer);
      const account = await identity.confirm(viewer, request.password);
      await limits.consume('newPassword', account.id);
      const known = [account.email, account.name];
      await passwords.requireStrong(request.newPassword, known, 'newPassword');
      const hash = await passwords.hash(request.newPassword);
      return database.transaction(async (tx) => {
        await updateAccount(tx, account.id, { passwordHash: hash }, clock.now());
        await takeBackLinks(tx, account.id);
        const key = await sessions.startAnew(tx, viewer, caller);
        const action = 'password.changed';
        const { address } = caller;
        await audit.record(tx, { action, actorId: account.id, subjectId: account.id, address });
        await notices.tellOfNewPassword(tx, account);
        return key;
      });
    },
  };
}
