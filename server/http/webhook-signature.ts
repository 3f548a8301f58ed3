import { unauthenticated } from '#domain/errors.ts';

/** Milliseconds for which a signature is good, before and after; a message takes no longer to arrive. */
export const signatureAge = 5 * 60_000;

/**
 * `t=<seconds>,v1=<HMAC-SHA256, in hex, of "<t>." and the body>`
 * @throws AppError unauthenticated for one that is not there, has another form, or is too old or too new
 */
export function signatureIn(header: unknown, now: Date): { at: string; mac: Buffer } {
  const [, at, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (at === undefined || mac === undefined) throw unauthenticated('noToken');
  if (Math.abs(now.getTime() - Number(at) * 1_000) > signatureAge) {
    throw unauthenticated('expiredToken');
  }
  return { at, mac: Buffer.from(mac, 'hex') };
}
