import { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { singleKinds } from './donation-kind.ts';
import { giftPurpose } from './gift-purpose.ts';

/** Centavos of Mexico's notes and coins; 20 pesos are both. */
export const denominations = [
  ...[100_000, 50_000, 20_000, 10_000, 5_000, 2_000],
  ...[1_000, 500, 200, 100, 50, 20, 10],
] as const;

export const cashCountStates = vocabulary({
  counted: 'por_confirmar',
  confirmed: 'confirmado',
  cancelled: 'cancelado',
});
export type CashCountState = ValueOf<typeof cashCountStates>;

export interface CashPieces {
  /** Centavos of one. */
  valueCents: number;
  count: number;
}

export const sumOf = (pieces: readonly CashPieces[]): number =>
  pieces.reduce((sum, { valueCents, count }) => sum + valueCents * count, 0);

/** No more of one note or coin is counted by hand. */
const mostPieces = 100_000;
/** As of statements. */
const earliest = '2020-01-01';

/** @param today YYYY-MM-DD */
export const cashCount = (today: string) =>
  z
    .object({
      givenOn: z.iso
        .date('required')
        .refine((day) => day >= earliest, 'importTooEarly')
        .refine((day) => day <= today, 'importFuture'),
      /** Of what an adoption asks for; without it the cash is a gift. */
      chargeId: z
        .string('chooseOption')
        .max(100)
        .nullish()
        .transform((id) => id || null),
      kind: z.enum(singleKinds, 'chooseOption').default('other'),
      ...giftPurpose,
      /** Event or place. */
      place: optionalLine(120).default(''),
      pieces: z
        .array(
          z.object({
            valueCents: z
              .int('amountInvalid')
              .refine((cents) => denominations.some((one) => one === cents), 'amountInvalid'),
            count: z.int('amountInvalid').min(0, 'amountInvalid').max(mostPieces, 'amountInvalid'),
          }),
          'cashNothing',
        )
        .max(denominations.length, 'amountInvalid')
        .refine(
          (pieces) => new Set(pieces.map(({ valueCents }) => valueCents)).size === pieces.length,
          'amountInvalid',
        )
        .refine((pieces) => sumOf(pieces) > 0, 'cashNothing'),
    })
    .refine(
      ({ chargeId, campaignId, petId }) =>
        chargeId === null || (campaignId === null && petId === null),
      { path: ['chargeId'], error: 'chooseOption' },
    );

/** What the second person has counted. */
export const cashTotal = z.object({ amountCents: z.int('amountInvalid').min(1, 'amountInvalid') });
