import type { InputOf } from '#app/api/transport/request.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import type { Language } from '#domain/language.ts';
import type { SettledGift } from '../amount.ts';

type Donation = Omit<InputOf<'donaciones:crear_paypal_order'>, 'captcha'>;

interface Donor {
  email: string;
  language: Language;
}

/** What every donation says on the wire, the amount in pesos: only cards are sent in cents. */
export function donationBody(gift: SettledGift, { email, language }: Donor): Donation {
  const { kind, amountCents, productId, petId, anonymous = false, wantsInvoice = false } = gift;
  return {
    monto: amountCents / 100,
    email,
    impuestos: wantsInvoice,
    anonima: anonymous,
    tipo: donationKinds.toWire(kind),
    ...(productId && { producto_id: productId }),
    ...(petId && { mascota_id: petId }),
    lang: language,
  };
}

export const cardDonationBody = (gift: SettledGift, donor: Donor, card: string) => ({
  ...donationBody(gift, donor),
  monto: gift.amountCents,
  stripe_id: card,
});
