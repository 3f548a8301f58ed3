import { z } from 'zod';
import { defineAction } from '../registry.ts';

const obtener = defineAction({
  name: 'captcha:obtener',
  summary:
    'A challenge for the ALTCHA widget; its solution goes into `captcha` beside what a call asks for, once. `null` while no captcha is asked for.',
  access: 'everyone',
  input: z.strictObject({}),
  async handle({ context, address }) {
    await context.limits.consume('captcha', address);
    return { data: (await context.captcha.issue()) ?? null };
  },
});

export const captcha = [obtener];
