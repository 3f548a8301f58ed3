import { createRequire } from 'node:module';

/** Only where somebody opens a key: its start takes 30 ms and a megabyte. */
const asn1 = (): typeof import('asn1js') => createRequire(import.meta.url)('asn1js');

const pbes2 = '1.2.840.113549.1.5.13';
const pbkdf2 = '1.2.840.113549.1.5.12';
const scrypt = '1.3.6.1.4.1.11591.4.11';
/** PBES1 (PKCS #5) and those of PKCS #12: a salt and a number of rounds. */
const older = /^1\.2\.840\.113549\.1\.(?:5|12\.1)\.\d+$/;

/**
 * What it costs to derive the key of an EncryptedPrivateKeyInfo (RFC 5958, DER) from its password, told from its
 * parameters alone: rounds of PBKDF2 or PBES1, or N·r·p of scrypt (RFC 8018, RFC 7914).
 * @returns undefined for what is none, or asks for another derivation
 */
export function derivationCost(der: Buffer): bigint | undefined {
  const { offset, result } = asn1().fromBER(der);
  if (offset !== der.length) return undefined;
  const [algorithm] = partsOf(result);
  const [scheme, parameters] = partsOf(algorithm);
  const name = oidOf(scheme);
  if (name !== pbes2) return name && older.test(name) ? roundsOf(parameters) : undefined;
  const [derivation] = partsOf(parameters);
  const [method, given] = partsOf(derivation);
  switch (oidOf(method)) {
    case pbkdf2:
      return roundsOf(given);
    case scrypt: {
      const [, ...numbers] = partsOf(given);
      const [n, r, p] = numbers.map(numberOf);
      return n && r && p ? n * r * p : undefined;
    }
    default:
      return undefined;
  }
}

const partsOf = (block: unknown): readonly unknown[] =>
  block instanceof asn1().Sequence ? block.valueBlock.value : [];

const oidOf = (block: unknown): string | undefined =>
  block instanceof asn1().ObjectIdentifier ? block.getValue() : undefined;

/** Behind the salt. */
const roundsOf = (parameters: unknown): bigint | undefined => numberOf(partsOf(parameters)[1]);

function numberOf(block: unknown): bigint | undefined {
  const number = block instanceof asn1().Integer ? block.toBigInt() : 0n;
  return number > 0n ? number : undefined;
}
