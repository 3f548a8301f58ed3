import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '#domain/clock.ts';
import { invalid } from '#domain/errors.ts';
import type { Config } from '#server/config/config.ts';
import type { Tx } from '#server/db/database.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import {
  type AnsweredQuestion,
  type CaptchaQuestion,
  createCaptchaQuestions,
} from './captcha-question.ts';

export type CaptchaService = ReturnType<typeof createCaptchaService>;

/** A solved challenge, before it is spent; `undefined` while the captcha is switched off. */
export type CaptchaPass = { signature: string; expiresAt: string } | undefined;

/** A solution as the widget writes it (base64 of JSON); where no JavaScript runs, an answered question. */
export type CaptchaProof = string | AnsweredQuestion | undefined;

/** Long enough to write a long message after having solved it. */
const validFor = 20 * 60_000;

/** What a solution costs: hashes a try, and how many tries (fewest included, most excluded). */
export interface CaptchaWork {
  cost: number;
  fewestTries: number;
  mostTries: number;
}

/** About one second of work for a telephone, a fraction of it for a computer. */
const fullWork: CaptchaWork = { cost: 2_000, fewestTries: 500, mostTries: 2_000 };
/** For tests of something else: the same steps, done at once. */
export const cheapCaptchaWork: CaptchaWork = { cost: 2, fewestTries: 2, mostTries: 5 };

/** Challenges carry their own signature, so that nothing is stored until one has been used. */
export function createCaptchaService({
  provider,
  secretKey,
  clock,
  sharedCounts,
  limits,
  work = fullWork,
}: {
  provider: Config['captcha'];
  secretKey: string;
  clock: Clock;
  sharedCounts: SharedCounts;
  limits: RateLimits;
  work?: CaptchaWork;
}) {
  const hmacSignatureSecret = purposeKey(secretKey, 'captcha').toString('hex');
  const hmacKeySignatureSecret = purposeKey(secretKey, 'captcha solution').toString('hex');

  const questions = createCaptchaQuestions({ secretKey, clock, limits });

  return {
    /** What a browser has to solve; undefined while the captcha is switched off. */
    async issue(): Promise<Challenge | undefined> {
      if (provider === 'none') return undefined;
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewestTries, work.mostTries),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + validFor),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
    },

    /** What somebody without JavaScript has to answer; undefined while the captcha is switched off. */
    ask: (): CaptchaQuestion | undefined => (provider === 'none' ? undefined : questions.ask()),

    /** @throws AppError invalid, under `captcha`; tooManyRequests for answers */
    async verify(proof: CaptchaProof): Promise<CaptchaPass> {
      if (provider === 'none') return undefined;
      if (typeof proof === 'object') return questions.check(proof);
      const payload = readPayload(proof);
      if (!payload) throw rejection('captchaRequired');
      const { parameters, signature } = payload.challenge;
      const { verified, expired } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      const { expiresAt } = parameters;
      if (expired || (verified && isPast(expiresAt))) throw rejection('captchaExpired');
      if (!verified || !signature || !expiresAt) throw rejection('captchaRequired');
      return { signature, expiresAt: new Date(expiresAt * 1_000).toISOString() };
    },

    /**
     * Uses up the solution, with the change that it allows: both or neither.
     * @throws AppError invalid when it has been used before
     */
    async spend(tx: Tx, pass: CaptchaPass): Promise<void> {
      if (!pass) return;
      const solution = { kind: 'captcha', key: pass.signature };
      const isFirst = await sharedCounts.spend(tx, solution, pass.expiresAt);
      if (!isFirst) throw rejection('captchaExpired');
    },
  };

  /** The library asks the machine's clock; this one is the portal's. */
  function isPast(expiresAt: number | undefined): boolean {
    return expiresAt === undefined || expiresAt * 1_000 <= clock.now().getTime();
  }
}

const rejection = (reason: 'captchaRequired' | 'captchaExpired') => invalid({ captcha: [reason] });

/** Twice what the widget sends: more is not looked at. */
const longestSolution = 4_000;

function readPayload(solution: string | undefined): Payload | undefined {
  if (!solution || solution.length > longestSolution) return undefined;
  try {
    const payload: unknown = JSON.parse(Buffer.from(solution, 'base64').toString());
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Only the shape: the signature proves that the rest is ours. */
function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value.challenge) || !isObject(value.solution)) return false;
  const { parameters, signature } = value.challenge;
  return isObject(parameters) && typeof signature === 'string';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
