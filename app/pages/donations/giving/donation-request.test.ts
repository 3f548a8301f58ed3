import { expect, it } from 'vitest';
import { toWire } from '#domain/contract/translate.ts';
import { beginCardPayment, beginVoucherPayment } from '#domain/donations/payment-calls.ts';
import { donationRequest } from './donation-request.ts';

const donor = { email: 'ana@example.mx', language: 'es' } as const;

it('says the amount in pesos, for cards in cents', () => {
  const request = donationRequest({ kind: 'food', amountCents: 1_234_50 }, donor);
  expect(toWire(beginVoucherPayment.takes, request)).toEqual({
    monto: 1234.5,
    email: 'ana@example.mx',
    impuestos: false,
    anonima: false,
    tipo: 'alimento',
    lang: 'es',
  });
  const card = toWire(beginCardPayment.takes, { ...request, card: 'pm_1' });
  expect(card).toMatchObject({ monto: 123450, stripe_id: 'pm_1' });
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
  expect(toWire(beginVoucherPayment.takes, donationRequest(gift, donor))).toMatchObject({
    tipo: 'otros',
    producto_id: 'p-1',
    mascota_id: 'a-1',
    anonima: true,
    impuestos: true,
  });
});
