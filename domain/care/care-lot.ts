import { z } from 'zod';
import { line } from '../accounts/fields.ts';
import type { MessageKey } from '../messages.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { optionalDate } from './care-entry.ts';

/** What somebody has of a product, by its lot. */

const error = (key: MessageKey) => ({ error: key });

/** The kinds of entries that use a dose up. */
export const lotKind = vocabulary({
  vaccine: 'vacuna',
  deworming: 'desparasitacion',
  treatment: 'tratamiento',
});
export type LotKind = ValueOf<typeof lotKind>;

export const careLotLimits = {
  /** Of a person. */
  stored: 100,
  /** In one answer, those that expire first. */
  listed: 200,
  /** Entries of one lot that are found, the latest first. */
  uses: 200,
  doses: 1_000,
} as const;

/** Issues carry message keys. */
export const careLotInput = z.object({
  kind: z.enum(lotKind.values, error('chooseOption')),
  product: line(120),
  lot: line(40),
  /** Best before: YYYY-MM-DD. */
  expiresOn: optionalDate,
  /** That there are at first. */
  doses: z.preprocess(
    (value) =>
      typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value,
    z
      .int(error('valueInvalid'))
      .min(1, error('valueInvalid'))
      .max(careLotLimits.doses, error('valueInvalid')),
  ),
});

/** As it is kept. */
export interface CareLot extends z.output<typeof careLotInput> {
  id: string;
  ownerId: string;
  /** Instant. */
  createdAt: string;
}

/** The same lot, however it is written. */
export const lotKey = (lot: string): string => lot.trim().toUpperCase();
