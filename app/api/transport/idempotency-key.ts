/** Of a creating call: kept by whoever sends it until it is answered (`useIdempotencyKey`), so that it creates once. */
export type IdempotencyKey = string & { readonly kept: unique symbol };

/** Made up for one thing that is to be created: however often the call is sent with it, the portal creates one. */
export const newIdempotencyKey = (): IdempotencyKey =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('') as IdempotencyKey;
