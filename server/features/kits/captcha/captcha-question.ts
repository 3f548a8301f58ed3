import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import { invalid } from '#domain/errors.ts';
import { createSigner } from '#server/keys/signatures.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** What is asked of somebody whose browser runs no JavaScript: a sum. */
export interface CaptchaQuestion {
  numbers: [number, number];
  /** Comes back with the answer; holds the question, signed, so that nothing is stored until it has been answered. */
  ticket: string;
}

export interface AnsweredQuestion {
  ticket: string;
  /** As it was typed. */
  answer: string;
  /** The caller's IP address. */
  address: string;
}

/** Long enough to correct a long message. */
const validFor = 3_600_000;

const ticketForm = /^((\d)\.(\d)\.(\d{13})\.[0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * A sum costs a machine nothing, so what passes in this way is counted: less for an address than the solved challenges
 * may bring, and little from everybody together.
 */
export function createCaptchaQuestions({
  secretKey,
  clock,
  limits,
}: {
  secretKey: string;
  clock: Clock;
  limits: RateLimits;
}) {
  const signer = createSigner(secretKey, 'captcha question');

  return {
    ask(): CaptchaQuestion {
      const numbers: [number, number] = [randomInt(2, 10), randomInt(2, 10)];
      const question = [...numbers, clock.now().getTime() + validFor, randomUUID()].join('.');
      return { numbers, ticket: `${question}.${signer.sign(question)}` };
    },

    /**
     * Whether a ticket has been used is seen when it is spent.
     * @throws AppError invalid, under `captcha`; tooManyRequests
     */
    async check({ ticket, answer, address }: AnsweredQuestion) {
      const [, question = '', first, second, expiry, signature = ''] =
        ticketForm.exec(ticket) ?? [];
      if (!signer.verify(question, signature)) throw invalid({ captcha: ['captchaRequired'] });
      if (Number(expiry) <= clock.now().getTime()) throw invalid({ captcha: ['captchaExpired'] });
      await limits.consume('captchaAnswer', address);
      if (answer.trim() !== String(Number(first) + Number(second))) {
        throw invalid({ captcha: ['captchaAnswerWrong'] });
      }
      await limits.consume('captchaAnswers', 'everybody');
      return { signature, expiresAt: new Date(Number(expiry)).toISOString() };
    },
  };
}
