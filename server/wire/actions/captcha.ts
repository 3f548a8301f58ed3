import { z } from 'zod';
import { findChallenge } from '#domain/captcha-calls.ts';
import { implement } from '../implement.ts';
import { nothing, text } from '../values.ts';

/** As `altcha-lib` makes it. */
const challenge = z.looseObject({
  parameters: z
    .looseObject({ algorithm: text, nonce: text, salt: text, expiresAt: z.number() })
    .partial(),
  signature: text.optional(),
});

export const captcha = [
  implement(findChallenge, {
    summary:
      'A challenge for the ALTCHA widget; its solution goes into `captcha` beside what a call asks for, once. `null` while no captcha is asked for.',
    output: () => z.union([challenge, nothing]),
    async handle({ context, address }) {
      await context.limits.consume('captcha', address);
      return { data: (await context.captcha.issue()) ?? null };
    },
  }),
];
