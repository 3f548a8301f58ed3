import { v4 as uuid } from 'uuid';
import type { Clock } from '#domain/clock.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { createSigner } from '#server/keys/signatures.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import {
  findCall,
  forgetCalls,
  forgetResult,
  type KeyedCall,
  type KnownCall,
  putResult,
  release,
  renewReservation,
  reserve,
} from './idempotency.repository.ts';

export type IdempotencyService = ReturnType<typeof createIdempotencyService>;

/**
 * Stores what a creation came to, as JSON from which its answer can be made again, in the transaction that creates:
 * both or neither.
 */
export type RecordCreation = (tx: Tx, result: unknown) => Promise<void>;

/** Who gave which key for what. */
interface Key {
  /** An account's id, or a visitor's address. */
  caller: string;
  /** As the caller wrote it. */
  key: string;
  action: string;
}

/** Milliseconds for which a result is remembered: whoever has no signal for days sends their draft again and makes no second pet. */
const rememberedFor = 7 * 24 * 3_600_000;
/** Milliseconds after which the call of a process that died may be made again; a living one renews thrice in this time. */
const leaseDuration = 15_000;
/** Characters: ids and addresses, never what people wrote. */
const longestResult = 2_000;

/** Whether what was recorded still holds: a provider may refuse afterwards what was begun. */
export type ResultStands = (result: unknown) => boolean | Promise<boolean>;

/** Creating calls that their callers repeat under one key are done once. */
export function createIdempotencyService({
  database,
  clock,
  secretKey,
  limits,
}: {
  database: Database;
  clock: Clock;
  secretKey: string;
  limits: RateLimits;
}) {
  // Keyed: neither callers nor what they sent can be found by trying.
  const signer = createSigner(secretKey, 'idempotency');
  const now = () => clock.now().toISOString();
  const after = (milliseconds: number) =>
    new Date(clock.now().getTime() + milliseconds).toISOString();
  const idOf = ({ caller, key }: Omit<Key, 'action'>) => signer.sign(JSON.stringify([caller, key]));

  const reserveNow = (call: KeyedCall, lease: string) =>
    reserve(database, call, {
      lease,
      now: now(),
      leasedUntil: after(leaseDuration),
      longestLease: after(2 * leaseDuration),
      expiresAt: after(rememberedFor),
    });

  return {
    /**
     * Does the work unless it has been done under this key: then its result comes back. Work that is refused or breaks
     * leaves the key unused.
     * @param describe the request as a text, the same for the same request; asked for once the caller may go on
     * @param work has to record its result in the transaction that creates
     * @param stands asked of a recorded result: where it does not, the key is unused and the work is done anew
     * @throws AppError malformed (no key), conflict (used for another request, or still under way), tooManyRequests,
     * and those of the work
     */
    async once<Result>(
      key: Key,
      describe: () => string | Promise<string>,
      work: (record: RecordCreation) => Promise<Result>,
      stands: ResultStands = () => true,
    ): Promise<Result> {
      if (!/^[!-~]{8,255}$/.test(key.key)) throw rejection('malformed', 'idempotencyKeyInvalid');
      await limits.consume('keyedCall', key.caller);
      const id = idOf(key);
      const requestHash = signer.sign(await describe());
      const lease = uuid();
      const call = { id, action: key.action, requestHash };
      if (!(await reserveNow(call, lease))) {
        const known = resultOf(await findCall(database, id, now()), call);
        if (await stands(known.result)) return known.result as Result;
        await forgetResult(database, known);
        if (!(await reserveNow(call, lease))) throw underWay();
      }

      let recorded = false;
      const record: RecordCreation = async (tx, result) => {
        if (JSON.stringify(result).length > longestResult) throw new Error('too long a result');
        if (!(await putResult(tx, { id, lease }, result))) throw underWay();
        recorded = true;
      };
      const heartbeat = setInterval(() => {
        // One that fails is made up for by the next, or the record finds the reservation gone.
        renewReservation(database, { id, lease }, after(leaseDuration)).catch(() => {});
      }, leaseDuration / 3);
      try {
        const result = await work(record);
        if (!recorded) throw new Error(`${key.action} does not record what it creates`);
        return result;
      } catch (error) {
        // Not what is recorded. Where it cannot be given back, the lease lapses.
        await release(database, { id, lease }).catch(() => {});
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },

    /**
     * What the call of this key came to; undefined where there is none, or its process died before.
     * @throws AppError conflict, while it is under way
     */
    async find(key: Omit<Key, 'action'>): Promise<unknown> {
      const known = await findCall(database, idOf(key), now());
      if (known?.result === undefined && known && known.leasedUntil > now()) throw underWay();
      return known?.result;
    },

    forgetOld: (): Promise<void> => forgetCalls(database, now()),
  };
}

/** @throws AppError conflict, where there is no result of this request */
function resultOf(known: KnownCall | undefined, { action, requestHash }: KeyedCall): KnownCall {
  // Refused a moment ago.
  if (!known) throw underWay();
  if (known.action !== action || known.requestHash !== requestHash) {
    throw rejection('conflict', 'idempotencyKeyReused');
  }
  if (known.result === undefined) throw underWay();
  return known;
}

/** Most calls take less than a second. */
const underWay = () => rejection('conflict', 'idempotentCallUnderWay', 1);

const rejection = (code: 'malformed' | 'conflict', message: PlainKey, retryAfterSeconds?: number) =>
  new AppError(code, message, { retryAfterSeconds });
