import type { CallContract } from '#domain/contract/call.ts';

/** Of a creating call: kept by whoever sends it until it is answered (`useIdempotencyKey`), so that it creates once. */
export type IdempotencyKey = string & { readonly kept: unique symbol };

/** Made up for one thing that is to be created: however often the call is sent with it, the portal creates one. */
export const newIdempotencyKey = (): IdempotencyKey =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('') as IdempotencyKey;

/** What a call takes beside what it says: of one that creates, the key that its caller keeps (`useIdempotencyKey`). */
export type KeyOptionsOf<Of extends CallContract> = Of['creates'] extends true
  ? [options: { idempotencyKey: IdempotencyKey }]
  : Of['creates'] extends 'orChanges'
    ? [options?: { idempotencyKey?: IdempotencyKey }]
    : [];
