import { bytesFrom } from './digits.ts';
import type { Passport } from './passport.ts';
import { partsOf, passportIn } from './passport-bytes.ts';

/** A public key as JWKS publish it (RFC 8037). */
export interface PassportKey {
  kty: 'OKP';
  crv: 'Ed25519';
  kid: string;
  /** base64url */
  x: string;
}

/** Ed25519 (RFC 8032). */
export type VerifySignature = (
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  publicKey: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

export type CheckedPassport =
  /** Cut, mistyped, or something else. */
  | { kind: 'unreadable' }
  /** Of another portal, or signed with a key that was withdrawn. */
  | { kind: 'unknownKey'; keyId: string }
  /** Not what was signed. */
  | { kind: 'forged' }
  | { kind: 'valid' | 'expired'; passport: Passport };

/**
 * Says what a passport's code is worth by the keys alone, without asking anybody. Nothing of its content is looked at
 * before its signature holds.
 * @param code the digits
 * @param today YYYY-MM-DD
 */
export async function checkPassport(
  code: string,
  { keys, today, verify }: { keys: readonly PassportKey[]; today: string; verify: VerifySignature },
): Promise<CheckedPassport> {
  const bytes = bytesFrom(code);
  const parts = bytes && partsOf(bytes);
  if (!parts) return { kind: 'unreadable' };
  const keyId = base64urlOf(parts.keyId);
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return { kind: 'unknownKey', keyId };
  if (!(await verify(parts.signature, parts.unsigned, bytesOf(key.x)))) return { kind: 'forged' };
  const passport = await passportIn(parts);
  return { kind: passport.validUntil < today ? 'expired' : 'valid', passport };
}

export const base64urlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
