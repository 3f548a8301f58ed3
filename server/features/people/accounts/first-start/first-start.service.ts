import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { firstStartInput } from '#domain/accounts/first-start.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import { createSigner } from '#server/keys/signatures.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { insertAccount } from '../accounts.repository.ts';
import { findCredentials } from '../credentials.repository.ts';
import type { Passwords } from '../passwords.ts';
import { newSecret } from '../sessions/secrets.ts';
import type { Caller } from '../sessions/session-keys.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import { findFirstAdministrator } from '../staff.repository.ts';
import { firstStartCode, isFirstStartCode } from './first-start-code.ts';
import { findSalt, putFirstStart, useFirstStart } from './first-starts.repository.ts';

interface FirstStartDependencies {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  passwords: Passwords;
  signIn: SignInService;
  secretKey: string;
  log: Logger;
  /** Without a slash at its end. */
  siteUrl: string;
}

/** How a portal that nobody administers gets its first administrator: whoever reads its log. */
export function createFirstStartService(dependencies: FirstStartDependencies) {
  const { database, clock, limits, audit, passwords, signIn, log, siteUrl } = dependencies;
  const signer = createSigner(dependencies.secretKey, 'first start');
  /** Announced by this process, and not known to be over. */
  let mayWait = false;

  /** @returns the salt of a first start that waits for somebody */
  async function findOpen(query: Kysely<Tables>): Promise<string | undefined> {
    const salt = await findSalt(query);
    if (salt === undefined || (await findFirstAdministrator(query))) return undefined;
    return salt;
  }

  return {
    /**
     * Begins a first start, or goes on with the one that another process has begun.
     * The log says where, and with which code.
     * @returns the code; undefined where somebody administers the portal
     */
    async announce(): Promise<string | undefined> {
      const { query } = database;
      if (await findFirstAdministrator(query)) return undefined;
      await putFirstStart(query, newSecret(), clock.now().toISOString());
      const salt = await findOpen(query);
      mayWait = salt !== undefined;
      if (salt === undefined) return undefined;
      const code = firstStartCode(signer, salt);
      const page = siteUrl + pathFor('firstStart', 'es');
      log.warn(
        `This portal has no administrator yet. Open ${page} and enter the code ${code}, or run: npm run create-admin`,
      );
      return code;
    },

    isOpen: async (): Promise<boolean> => (await findOpen(database.query)) !== undefined,

    /** Whether who comes to the portal is led to the first start: costs nothing once it is over. */
    async leadsVisitors(): Promise<boolean> {
      if (mayWait) mayWait = (await findOpen(database.query)) !== undefined;
      return mayWait;
    },

    /**
     * Nobody has to confirm the address: a portal without settings may have no mail.
     * @param request what `firstStartInput` takes
     * @returns the API key of the first administrator's session
     * @throws AppError invalid (by field), conflict (somebody administers the portal), tooManyRequests
     */
    async begin(request: unknown, caller: Caller): Promise<{ email: string; apiKey: string }> {
      const { address } = caller;
      await limits.consume('firstStart', address);
      await limits.consume('firstStarts', 'everybody');
      const { code, password, ...person } = valid(firstStartInput, request);
      const { name, email } = person;
      const salt = await findOpen(database.query);
      if (salt === undefined) throw conflict('firstStartOver');
      if (!isFirstStartCode(signer, salt, code))
        throw invalid({ code: ['firstStartCodeIncorrect'] });
      await passwords.requireStrong(password, [name, email]);
      const hash = await passwords.hash(password);
      const apiKey = await database.transaction(async (tx) => {
        const createdAt = clock.now().toISOString();
        // Locks the row: whoever else has the code waits here, and comes too late.
        const isFirst = await useFirstStart(tx, salt, createdAt);
        if (!isFirst || (await findFirstAdministrator(tx.query))) throw conflict('firstStartOver');
        if (await findCredentials(tx.query, { email })) {
          throw invalid({ email: ['firstStartEmailTaken'] });
        }
        const id = uuid();
        const nothingElse = { phone: '', city: '', country: '' };
        await insertAccount(
          tx.query,
          {
            ...nothingElse,
            ...person,
            id,
            createdAt,
            confirmedAt: createdAt,
            roles: ['member', 'administrator'],
          },
          hash,
        );
        const created = await findCredentials(tx.query, { id });
        if (!created) throw new Error('The account that was stored is not there.');
        await audit.record(tx, { action: 'portal.started', actorId: id, subjectId: id, address });
        return signIn.open(tx, created.account, caller, { byTwoFactors: false });
      });
      await limits.forgive({ firstStart: address });
      return { email, apiKey };
    },
  };
}
