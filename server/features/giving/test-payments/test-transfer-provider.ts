import { randomInt } from 'node:crypto';
import { withCheckDigit } from '#domain/donations/clabe.ts';
import {
  ProviderRefused,
  type TransferAccount,
  type TransferProvider,
} from '#server/adapters/payments/payment-provider.ts';
import { newId, requested, type TestBooks } from './test-books.ts';
import { findPayment, insertPayment, type TestPayment } from './test-payments.repository.ts';

/** Of a bank that there is not (000). */
const newClabe = () =>
  withCheckDigit(`000${[1, 2].map(() => String(randomInt(10_000_000)).padStart(7, '0')).join('')}`);

/** Transfers that are "sent" on a page of the portal's own, as often and as much as somebody likes. */
export function createTestTransferProvider(books: TestBooks): TransferProvider {
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
    name: 'test',
    isTest: true,
    openDays: 30,
    find: books.find,
    findRefunds: books.findRefunds,
    refund: books.refund,
    readMessage: books.readMessage,

    async createTransfer({ key, ...request }) {
      const made = newId('transfer');
      const { id } = await books.once(key, made, ['transfer', request], (tx) =>
        insertPayment(tx, {
          id: made,
          kind: 'transfer',
          status: 'pending',
          ...requested({ key, ...request }, books.clock.now()),
          expires_at: request.expiresAt,
          voucher_number: newClabe(),
        }),
      );
      const payment = await books.getPayment(id);
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
