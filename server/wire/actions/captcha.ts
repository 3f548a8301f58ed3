import type { Challenge } from 'altcha-lib';
import { z } from 'zod';
import { defineAction } from '../registry.ts';
import { nothing, text } from '../values.ts';

/** As `altcha-lib` makes it. */
const challenge = z.looseObject({
  parameters: z
    .looseObject({ algorithm: text, nonce: text, salt: text, expiresAt: z.number() })
    .partial(),
  signature: text.optional(),
});

const obtener = defineAction({
  name: 'captcha:obtener',
  summary:
    'A challenge for the ALTCHA widget; its solution goes into `captcha` beside what a call asks for, once. `null` while no captcha is asked for.',
  access: 'everyone',
  input: z.strictObject({}),
  output: z.union([challenge, nothing]) as unknown as z.ZodType<Challenge | null>,
  async handle({ context, address }) {
    await context.limits.consume('captcha', address);
    return { data: (await context.captcha.issue()) ?? null };
  },
});

export const captcha = [obtener];
