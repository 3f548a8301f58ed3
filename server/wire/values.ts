import { z } from 'zod';
import type { Vocabulary } from '#domain/vocabulary.ts';

/** What responses are made of: each kind of value with the words and the example that the reference shows. */

export const shape = z.strictObject;

export const text = z.string();

/** Of anything that the portal keeps. */
export const id = z.string().meta({
  description: 'Identifier (UUID)',
  examples: ['01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21'],
});

export const instant = z.iso.datetime().meta({
  description: 'Instant, ISO 8601 in UTC',
  examples: ['2026-03-14T18:30:00.000Z'],
});

export const day = z.iso.date().meta({ description: 'Day, YYYY-MM-DD', examples: ['2026-03-14'] });

/** A day, an instant, or an hour without its zone. */
export const moment = z.union([z.iso.date(), z.iso.datetime({ local: true })]).meta({
  description: 'Day (YYYY-MM-DD) or instant (ISO 8601)',
  examples: ['2026-03-14'],
});

export const address = z
  .string()
  .meta({ description: 'Address (URL)', examples: ['https://casa.example/media/1/800.webp'] });

export const pesos = z.number().meta({ description: 'Amount in pesos', examples: [250] });

export const count = z
  .int()
  .min(0)
  .meta({ examples: [3] });

export const flag = z.boolean();

/** One of a closed list of words. */
export const wordOf = (words: Pick<Vocabulary<string>, 'wireWords'>) => z.enum(words.wireWords);

/** Nothing is left to say: the call has succeeded. */
export const nothing = z.null();
