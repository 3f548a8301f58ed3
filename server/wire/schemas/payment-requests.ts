import { z } from 'zod';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import { centsOfPesos } from '#domain/money.ts';
import type { Outcome } from '#server/features/giving/donations/single/pay-donation.ts';
import type { Call } from '../registry.ts';
import { id, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

/** A provider's name for something: it stands for the caller's key where there is none. */
export const providersName = z.string().regex(/^[\w-]{1,200}$/, 'valueInvalid');

/** What every donation says. Rules are the domain's: here only shapes, and of the amount not even that. */
export const donation = {
  monto: z.unknown().meta({
    description: 'Amount: in cents for cards, else in pesos',
    type: 'number',
    examples: [250],
  }),
  email: wireText.default(''),
  impuestos: z.boolean().default(false),
  anonima: z.boolean().default(false),
  tipo: wireText.default(''),
  producto_id: wireId.nullish(),
  mascota_id: wireId.nullish(),
  lang: wireLanguage,
  captcha: z.string().max(10_000).optional(),
};

export const names = {
  kind: 'tipo',
  amountCents: 'monto',
  productId: 'producto_id',
  petId: 'mascota_id',
  wantsInvoice: 'impuestos',
  anonymous: 'anonima',
  card: 'stripe_id',
  phone: 'phone',
};

type DonationInput = z.output<z.ZodObject<typeof donation>>;

/** @param inCents whether `monto` is, otherwise it is in pesos */
export function requestOf({ monto, ...input }: DonationInput, { inCents }: { inCents: boolean }) {
  return {
    kind: donationKinds.fromWire(input.tipo),
    amountCents: typeof monto === 'number' && !inCents ? centsOfPesos(monto) : monto,
    productId: input.producto_id,
    petId: input.mascota_id,
    email: input.email,
    anonymous: input.anonima,
    wantsInvoice: input.impuestos,
  };
}

export function askedOf(
  { input, language, address }: Call<DonationInput>,
  { inCents }: { inCents: boolean },
) {
  return { request: requestOf(input, { inCents }), captcha: input.captcha, language, address };
}

export function answer({ donation: { id, status, series, folio }, clientSecret }: Outcome) {
  return {
    id,
    estado: donationStates.toWire(status),
    serie: series,
    folio,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
  };
}

export const outcome = shape({
  id,
  estado: wordOf(donationStates),
  serie: text,
  folio: z.int().nullable(),
  client_secret: text.optional(),
}).meta({ id: 'DonationOutcome' });

/** Of every action that may ask the card provider. */
export const cardDeclines = [
  'cardDeclined',
  'cardInsufficientFunds',
  'cardExpired',
  'cardIncorrectCvc',
  'cardIncorrectNumber',
  'cardProcessingError',
  'cardAuthenticationFailed',
] as const;

/** Of a donation that no provider is asked about. */
export const notAdmitted = [
  'providerNotConfigured',
  'notOffered',
  'captchaRequired',
  'captchaExpired',
  'amountBelowProvider',
  'donationTooLarge',
  'billingIncomplete',
  'walletError',
  'walletPaymentError',
] as const;
