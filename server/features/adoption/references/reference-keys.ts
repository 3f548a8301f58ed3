import { createHmac } from 'node:crypto';
import { normalizeEmail } from '#domain/email.ts';
import { createSignedIds, purposeKey } from '#server/keys/signatures.ts';

export type ReferenceKeys = ReturnType<typeof createReferenceKeys>;

/** What stands in links to references, and by what an address is known that does not want any more. */
export function createReferenceKeys({ secretKey }: { secretKey: string }) {
  const refusalKey = purposeKey(secretKey, 'reference refusals');
  return {
    ...createSignedIds(secretKey, 'reference checks'),
    digestOf: (email: string): string =>
      createHmac('sha256', refusalKey).update(normalizeEmail(email)).digest('hex'),
  };
}
