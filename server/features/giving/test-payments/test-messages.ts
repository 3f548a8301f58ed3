import { z } from 'zod';
import { SignatureInvalid } from '#server/adapters/payments/provider-errors.ts';
import type { SignedMessage } from '#server/adapters/payments/provider-messages.ts';
import { createSigner } from '#server/keys/signatures.ts';

/** What happened at the provider: which payment or monthly donation it was, which is then looked up. */
export const testMessage = z.strictObject({
  about: z.enum(['payment', 'subscription', 'charge', 'dispute']),
  id: z.string(),
  /** A month could not be charged. */
  paymentFailed: z.boolean(),
});
export type TestMessage = z.infer<typeof testMessage>;

/** Milliseconds for which a signature is valid, as Stripe's are. */
const tolerance = 300_000;
const header = 'test-payments-signature';

/** Signed anew at each try, as Stripe does. */
export function createTestMessages(secretKey: string) {
  const signer = createSigner(secretKey, 'test payments');

  return {
    signed(message: TestMessage, now: Date): SignedMessage {
      const body = JSON.stringify(message);
      const at = now.getTime();
      return {
        body: Buffer.from(body),
        headers: { [header]: `t=${at},v1=${signer.sign(`${at}.${body}`)}` },
      };
    },

    /** @throws SignatureInvalid */
    read({ body, headers }: SignedMessage, now: Date): TestMessage {
      const [, at = '', signature = ''] =
        /^t=(\d{1,15}),v1=([\w-]+)$/.exec(String(headers[header] ?? '')) ?? [];
      if (!signer.verify(`${at}.${body}`, signature)) throw new SignatureInvalid();
      if (Math.abs(now.getTime() - Number(at)) > tolerance) throw new SignatureInvalid();
      return testMessage.parse(JSON.parse(body.toString()));
    },
  };
}
