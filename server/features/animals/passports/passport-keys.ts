import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { PassportKey } from '#domain/passports/check-passport.ts';
import type { Database } from '#server/db/database.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import {
  findCurrentKey,
  findPublishedKeys,
  insertCurrentKey,
  retireKey,
  type StoredKey,
  withdrawKeys,
} from './passport-keys.repository.ts';

export interface PassportKeyDependencies {
  database: Database;
  clock: Clock;
  secretKey: string;
}

interface PassportSigner {
  /** Eight bytes. */
  keyId: Buffer;
  sign(message: Uint8Array): Buffer;
}

const purpose = 'passport signing key';

/**
 * The key that passports are signed with, the same for all processes; made when there is none, or when the one that
 * there is was sealed with a former secret key. What that one signed goes on to count.
 */
export async function currentSigner(
  dependencies: PassportKeyDependencies,
): Promise<PassportSigner> {
  const stored = await findCurrentKey(dependencies.database.query);
  const known = stored && signerOf(dependencies, stored);
  if (known) return known;
  await putKey(dependencies, { inPlaceOf: stored?.id });
  const made = await findCurrentKey(dependencies.database.query);
  const signer = made && signerOf(dependencies, made);
  if (!signer) throw new Error('The signing key of passports cannot be opened.');
  return signer;
}

/** @returns undefined where the key was sealed with another secret key */
function signerOf(
  { secretKey }: PassportKeyDependencies,
  stored: StoredKey,
): PassportSigner | undefined {
  const key = opened(purposeKey(secretKey, purpose), stored);
  return (
    key && {
      keyId: Buffer.from(stored.id, 'base64url'),
      sign: (message) => sign(null, message, key),
    }
  );
}

function opened(
  sealing: Buffer,
  { id, sealedKey }: { id: string; sealedKey: string },
): KeyObject | undefined {
  let der: string;
  try {
    der = unseal(sealing, ownerOf(id), sealedKey);
  } catch {
    return undefined;
  }
  return createPrivateKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'pkcs8' });
}

const ownerOf = (keyId: string) => `${purpose} ${keyId}`;

/**
 * From here on another key signs; the public ones of those before stay, so that what they signed still counts.
 * @param options.withdraw after a key has leaked: what was signed until now counts for nothing
 */
export async function replaceKey(
  dependencies: PassportKeyDependencies,
  { withdraw = false } = {},
): Promise<string> {
  const { query } = dependencies.database;
  const before = await findCurrentKey(query);
  const id = await putKey(dependencies, { inPlaceOf: before?.id, withdraw });
  return (await findCurrentKey(query))?.id ?? id;
}

/** Nothing where another process has put one in the same place meanwhile. */
async function putKey(
  { database, clock, secretKey }: PassportKeyDependencies,
  { inPlaceOf, withdraw = false }: { inPlaceOf: string | undefined; withdraw?: boolean },
): Promise<string> {
  const { id, publicKey, der } = makeKey();
  const sealedKey = seal(purposeKey(secretKey, purpose), ownerOf(id), der);
  await database.transaction(async (tx) => {
    const now = clock.now().toISOString();
    if (withdraw) await withdrawKeys(tx, now);
    if (inPlaceOf !== undefined) await retireKey(tx, inPlaceOf);
    await insertCurrentKey(tx, { id, publicKey, sealedKey }, now);
  });
  return id;
}

function makeKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { id: keyIdOf(x), publicKey: x, der };
}

/** The first eight bytes of the key's thumbprint (RFC 7638). */
function keyIdOf(x: string): string {
  const json = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  return createHash('sha256').update(json).digest().subarray(0, 8).toString('base64url');
}

/** As others check passports with them. */
export async function publishedKeys({
  database,
}: Pick<PassportKeyDependencies, 'database'>): Promise<PassportKey[]> {
  const keys = await findPublishedKeys(database.query);
  return keys.map(({ id, publicKey }) => ({
    kty: 'OKP',
    crv: 'Ed25519',
    kid: id,
    x: publicKey,
  }));
}
