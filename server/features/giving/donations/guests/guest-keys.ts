import { createSignedIds, createSigner } from '#server/keys/signatures.ts';

export type GuestKeys = ReturnType<typeof createGuestKeys>;

/**
 * What opens a gift that no account gave. The payment key goes to the browser that began it, and pays or cancels; the link
 * goes to the mailbox alone, and opens its page. Whoever gives in another's name never has the link.
 */
export function createGuestKeys(secretKey: string) {
  const payments = createSignedIds(secretKey, 'guest payment');
  const links = createSignedIds(secretKey, 'guest donation');
  const monthly = createSignedIds(secretKey, 'guest monthly');
  const mailboxes = createSigner(secretKey, 'guest mailbox');
  return {
    paymentKeyOf: payments.keyOf,
    linkKeyOf: links.keyOf,
    /** Of a monthly donation, for the browser that began it. */
    monthlyKeyOf: monthly.keyOf,
    idOfMonthly: monthly.idIn,
    /** By which counts know a mailbox without holding its address. */
    counted: mailboxes.sign,
    /** The id of the gift that a link opens; undefined where we did not sign it. */
    idOfLink: links.idIn,
    idOfEither: (key: string) => payments.idIn(key) ?? links.idIn(key),
  };
}
