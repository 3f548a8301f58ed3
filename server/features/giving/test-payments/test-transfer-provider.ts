import { randomInt } from 'node:crypto';
import { withCheckDigit } from '#domain/donations/clabe.ts';
import type {
  TransferAccount,
  TransferProvider,
} from '#server/adapters/payments/method-providers.ts';
import { ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import { paidElsewhere } from './paid-elsewhere.ts';
import type { TestBooks } from './test-books.ts';
import { findPayment, type TestPayment } from './test-payments.repository.ts';

/** Of a bank that there is not (000). */
const newClabe = () =>
  withCheckDigit(`000${[1, 2].map(() => String(randomInt(10_000_000)).padStart(7, '0')).join('')}`);

/** Transfers that are "sent" on a page of the portal's own, as often and as much as somebody likes. */
export function createTestTransferProvider(books: TestBooks): TransferProvider {
  const { provider, create } = paidElsewhere(books, 'transfer', newClabe);

  function accountOf({ voucher_number, expires_at }: TestPayment): TransferAccount | undefined {
    if (voucher_number === null || expires_at === null) return undefined;
    return {
      clabe: voucher_number,
      bank: 'Banco de prueba',
      beneficiary: '',
      reference: '',
      expiresAt: expires_at,
    };
  }

  return {
    ...provider,

    async createTransfer(request) {
      const payment = await create(request);
      const transfer = accountOf(payment);
      if (!transfer) throw new ProviderRefused('other');
      return { facts: books.facts(payment), transfer };
    },

    async findTransfer(reference) {
      const payment = await findPayment(books.database.query, reference);
      return payment && accountOf(payment);
    },
  };
}
