import { pathFor } from '../initial-site-map.ts';
import type { Language } from '../language.ts';
import { parsePesos } from '../money.ts';
import { type DonationKind, donationKinds } from './donation-kind.ts';

/** The parameters of the donations page; the fields of its forms bear the same names. */
export const givingParams = {
  kind: 'tipo',
  amount: 'cantidad',
  productId: 'producto',
  petId: 'mascota',
  anonymous: 'anonima',
  wantsInvoice: 'factura',
} as const;

/** What somebody wants to give, as far as it is chosen: what a link says beforehand, or a form says so far. */
export interface Gift {
  kind?: DonationKind;
  amountCents?: number;
  productId?: string;
  petId?: string;
  anonymous?: boolean;
  wantsInvoice?: boolean;
}

/** The donations page with this much chosen. */
export function givingPath(language: Language, gift: Gift = {}): string {
  const { kind, amountCents, productId, petId, anonymous, wantsInvoice } = gift;
  const values: Partial<Record<keyof Gift, string>> = {
    ...(kind && { kind: donationKinds.toWire(kind) }),
    ...(petId && { petId }),
    ...(productId && { productId }),
    ...(anonymous && { anonymous: 'on' }),
    ...(wantsInvoice && { wantsInvoice: 'on' }),
  };
  const query = new URLSearchParams();
  for (const [field, word] of Object.entries(values)) {
    query.set(givingParams[field as keyof typeof givingParams], word);
  }
  if (amountCents !== undefined) query.set(givingParams.amount, String(amountCents / 100));
  return [pathFor('donations', language), query].map(String).filter(Boolean).join('?');
}

/** What an address, or a form by the same names, says; what it does not know it leaves out. */
export function readGift(params: URLSearchParams | FormData): Gift {
  const word = (name: string) => params.getAll(name).map(String).findLast(Boolean);
  const kind = donationKinds.fromWire(word(givingParams.kind));
  const amountCents = parsePesos(word(givingParams.amount) ?? '');
  const productId = word(givingParams.productId);
  const petId = word(givingParams.petId);
  return {
    ...(kind && { kind }),
    ...(amountCents !== undefined && { amountCents }),
    ...(productId && { productId }),
    ...(petId && { petId }),
    ...(params.has(givingParams.anonymous) && { anonymous: true }),
    ...(params.has(givingParams.wantsInvoice) && { wantsInvoice: true }),
  };
}
