import type { PaymentRequest } from '#server/adapters/payments/method-providers.ts';
import { newId, requested, type TestBooks } from './test-books.ts';
import { insertPayment, type TestPayment } from './test-payments.repository.ts';

/** What vouchers and transfers have in common: a donor gets digits, and pays by them elsewhere. */
export function paidElsewhere(
  books: TestBooks,
  kind: 'voucher' | 'transfer',
  newDigits: () => string,
) {
  const { find, findRefunds, refund, readMessage } = books;
  return {
    provider: {
      name: 'test',
      isTest: true,
      openDays: 30,
      find,
      findRefunds,
      refund,
      readMessage,
    } as const,

    /** Once for its key. @throws ProviderRefused */
    async create({
      key,
      ...request
    }: PaymentRequest & { expiresAt: string }): Promise<TestPayment> {
      const made = newId(kind);
      const { id } = await books.once(key, made, [kind, request], (tx) =>
        insertPayment(tx, {
          id: made,
          kind,
          status: 'pending',
          ...requested({ key, ...request }, books.clock.now()),
          expires_at: request.expiresAt,
          voucher_number: newDigits(),
        }),
      );
      return books.getPayment(id);
    },
  };
}
