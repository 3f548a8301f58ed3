import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { actions } from './actions/index.ts';
import { parseInput } from './errors.ts';

/** What a call answers to such an input, by field: in Spanish, in English. */
function refusals(schema: z.ZodType, input: unknown): Record<string, [string, string][]> {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.fromEntries(
      Object.entries(error.details ?? {}).map(([field, reasons]) => [
        field,
        reasons.map((reason) => [reasonText(reason, 'es'), reasonText(reason, 'en')]),
      ]),
    );
  }
}

/** What zod says by itself, in either language. */
const zodsOwn =
  /^(invalid|inv[aá]lid|too (big|small)|demasiado (grande|peque)|expected|se esperaba)|: (expected|se esperaba)/i;

const fieldsOf = ({ input }: (typeof actions)[number]) =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : [];

describe('what a call takes', () => {
  it('is asked for in the portal’s own words where nothing is said', () => {
    for (const { name, input } of actions) {
      for (const texts of Object.values(refusals(input, {})).flat(2)) {
        expect(texts, name).not.toMatch(zodsOwn);
      }
    }
  });

  it.each([
    ['of another type', [[]]],
    ['a number', -1.5],
    ['endless', 'x'.repeat(100_000)],
  ])('is refused in the portal’s own words where it is %s', (_, value) => {
    for (const action of actions) {
      const input = Object.fromEntries(fieldsOf(action).map((field) => [field, value]));
      for (const texts of Object.values(refusals(action.input, input)).flat(2)) {
        expect(texts, action.name).not.toMatch(zodsOwn);
      }
    }
  });

  it.each([
    [z.string(), undefined, 'Este campo es requerido', 'This field is required'],
    [z.string(), 5, 'Aquí va un texto.', 'This takes a text.'],
    [z.string().max(3), 'xxxx', /caben 3 letras/, /room for 3 characters/],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], /a lo más 2/, /at most 2/],
    [z.array(z.string()).min(1), [], 'Este campo es requerido', 'This field is required'],
    [z.int().min(1), 0, /al menos 1/, /at least 1/],
    [z.int(), 1.5, 'Aquí va un número entero.', 'This takes a whole number.'],
    [z.enum(['gato', 'perro']), 'pez', /opciones: gato, perro/, /one of these: gato, perro/],
    [z.union([z.literal('a'), z.number()]), 'pez', /no es válido/, /not valid/],
  ])('says what it is to be (%#)', (schema, value, es, en) => {
    const [texts] = refusals(z.strictObject({ field: schema }), { field: value }).field ?? [];
    expect(texts?.[0]).toMatch(es);
    expect(texts?.[1]).toMatch(en);
  });
});
