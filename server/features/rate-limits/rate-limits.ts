import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#domain/errors.ts';
import { cacheKey } from '#server/cache-key.ts';

/** How many `points` in how many seconds. Generous to people behind one address, a wall to machines. */
const policies = {
  /** Challenges given to an address. */
  captcha: { points: 120, duration: 60 },
  /** Messages and subscriptions from an address. */
  contact: { points: 60, duration: 600 },
  /** Mails that strangers can make us send to one mailbox. */
  newsletterMail: { points: 3, duration: 3_600 },
  /** Wrong passwords for one account from one address: fingers slip. */
  signIn: { points: 10, duration: 900 },
  /** Wrong passwords for one account from addresses where its owner has not signed in. */
  signInAccount: { points: 30, duration: 900 },
  /** Wrong passwords from one address, for whatever account. */
  signInAddress: { points: 60, duration: 900 },
  /** Keys from an address that open no session. */
  renewal: { points: 60, duration: 900 },
  /** Registrations from an address. */
  registration: { points: 60, duration: 900 },
  /** Recoveries asked for from an address. */
  recovery: { points: 15, duration: 900 },
  /** Mails to one mailbox that anybody can cause: about a registration, and (for who needs them) about a recovery. */
  registrationMail: { points: 4, duration: 3_600 },
  recoveryMail: { points: 4, duration: 3_600 },
  /** Links of mails tried from an address. */
  mailLink: { points: 30, duration: 900 },
  /** Passwords and codes asked for again of somebody who is signed in. */
  confirmation: { points: 10, duration: 900 },
  /** New passwords tried for an account, good or not. */
  newPassword: { points: 20, duration: 900 },
  /** What queries cost that are not cheap, in microseconds a row (`query-cost.ts`): 120 of the dearest a minute. */
  query: { points: 3_000, duration: 60 },
  /** Whole lists taken out by a person. */
  export: { points: 30, duration: 600 },
  /** The same with photos and films: the own ones. */
  exportFiles: { points: 6, duration: 3_600 },
  /** Pets that a person registers. */
  petRegistration: { points: 300, duration: 600 },
  /** What a person changes of pets and of the own account: each leaves a line in the log, if nothing more. */
  change: { points: 600, duration: 600 },
  changePerDay: { points: 5_000, duration: 86_400 },
  /** Changes of one pet's status. */
  petStatus: { points: 60, duration: 3_600 },
  /** Sessions that a person begins and renews with the right password or key. */
  session: { points: 600, duration: 600 },
  /** Files from a person. */
  upload: { points: 120, duration: 600 },
} as const;

type RateLimit = keyof typeof policies;

export interface RateLimits {
  /** @throws AppError tooManyRequests, with the seconds to wait */
  consume(limit: RateLimit, key: string, points?: number): Promise<void>;
  /** Counts too; for limits that must not be noticed by who runs into them. */
  allows(limit: RateLimit, key: string): Promise<boolean>;
  /** Takes back what `consume` has counted: the try was a good one. */
  forgive(limit: RateLimit, key: string): Promise<void>;
}

/**
 * How many keys a limit counts at once, about 500 bytes each. The one that has been quiet for longest is then
 * forgotten, whatever it has used up: who wants a block forgotten has to come from so many other networks (or, for a
 * limit by account, spend so many tries that are limited by address) within minutes, which gives more tries than the
 * block withholds. To refuse newcomers instead would shut out everybody in such a flood.
 */
const mostKeys = 20_000;

/** Counted in this process's memory: a restart forgives, and each of several servers counts for itself. */
export function createRateLimits(keysKept = mostKeys): RateLimits {
  const limiters = new Map<
    RateLimit,
    { limiter: RateLimiterMemory; keys: LRUCache<string, true> }
  >();

  function limiterOf(limit: RateLimit) {
    const known = limiters.get(limit);
    if (known) return known;
    const limiter = new RateLimiterMemory(policies[limit]);
    const keys = new LRUCache<string, true>({
      max: keysKept,
      dispose: (_, key) => void limiter.delete(key),
    });
    const fresh = { limiter, keys };
    limiters.set(limit, fresh);
    return fresh;
  }

  /** @returns milliseconds to wait, 0 when there is no need to */
  async function count(limit: RateLimit, who: string, points = 1): Promise<number> {
    const { limiter, keys } = limiterOf(limit);
    const key = limitKey(who);
    keys.set(key, true);
    try {
      await limiter.consume(key, points);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
      throw refusal;
    }
  }

  return {
    async consume(limit, key, points) {
      const wait = await count(limit, key, points);
      if (wait === 0) return;
      throw new AppError(
        'tooManyRequests',
        'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
        { retryAfterSeconds: Math.ceil(wait / 1_000) },
      );
    },
    allows: async (limit, key) => (await count(limit, key)) === 0,
    async forgive(limit, who) {
      const { limiter, keys } = limiterOf(limit);
      const key = limitKey(who);
      if (keys.has(key)) await limiter.reward(key);
    },
  };
}

/** Callers choose what is counted, an address of mail for one: of whatever length, it takes the same room. */
const limitKey = (who: string): string => cacheKey(countedNetwork(who));

/** Who has one IPv6 address has 2^64 of them: the network counts. */
function countedNetwork(who: string): string {
  if (!isIPv6(who) || who.startsWith('::ffff:')) return who;
  const [head = '', tail] = who.split('::');
  const groups = head.split(':');
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}
