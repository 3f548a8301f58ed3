import { randomInt } from 'node:crypto';
import type { Voucher, VoucherProvider } from '#server/adapters/payments/method-providers.ts';
import { ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import { paidElsewhere } from './paid-elsewhere.ts';
import { testBarcodePath } from './test-barcodes.ts';
import type { TestBooks } from './test-books.ts';
import { findPayment, type TestPayment } from './test-payments.repository.ts';

/** As the stores' own: 14 digits, which begin as no real one does. */
const newNumber = () =>
  `99${String(randomInt(1_000_000)).padStart(6, '0')}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Vouchers that are "paid at the store" on a page of the portal's own; whoever has the digits can pay, as there. */
export function createTestVoucherProvider(books: TestBooks, siteUrl: string): VoucherProvider {
  const { provider, create } = paidElsewhere(books, 'voucher', newNumber);

  function voucherOf({ voucher_number, expires_at }: TestPayment): Voucher | undefined {
    if (voucher_number === null || expires_at === null) return undefined;
    const barcodeUrl = siteUrl + testBarcodePath(voucher_number);
    return { reference: voucher_number, barcodeUrl, expiresAt: expires_at };
  }

  return {
    ...provider,

    async createVoucher(request) {
      const payment = await create(request);
      const voucher = voucherOf(payment);
      if (!voucher) throw new ProviderRefused('other');
      return { facts: books.facts(payment), voucher };
    },

    async findVoucher(reference) {
      const payment = await findPayment(books.database.query, reference);
      return payment && voucherOf(payment);
    },
  };
}
