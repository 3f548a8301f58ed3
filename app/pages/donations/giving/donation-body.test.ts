import { expect, it } from 'vitest';
import { cardDonationBody, donationBody } from './donation-body.ts';

const donor = { email: 'ana@example.mx', language: 'es' } as const;

it('says the amount in pesos, for cards in cents', () => {
  const gift = { kind: 'food', amountCents: 1_234_50 } as const;
  expect(donationBody(gift, donor)).toEqual({
    monto: 1234.5,
    email: 'ana@example.mx',
    impuestos: false,
    anonima: false,
    tipo: 'alimento',
    lang: 'es',
  });
  expect(cardDonationBody(gift, donor, 'pm_1')).toMatchObject({ monto: 123450, stripe_id: 'pm_1' });
});

it('says what it is for, and how', () => {
  const gift = {
    kind: 'other',
    amountCents: 100_00,
    productId: 'p-1',
    petId: 'a-1',
    anonymous: true,
    wantsInvoice: true,
  } as const;
  expect(donationBody(gift, donor)).toMatchObject({
    tipo: 'otros',
    producto_id: 'p-1',
    mascota_id: 'a-1',
    anonima: true,
    impuestos: true,
  });
});
