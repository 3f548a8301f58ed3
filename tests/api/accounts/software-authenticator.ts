import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What of an answer is other than an honest authenticator's. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userVerified?: boolean;
  /** As the authenticator says it has signed. */
  counter?: number;
  /** Signs in the place of the passkey's own key. */
  privateKey?: KeyObject;
  userHandle?: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Enough of CBOR (RFC 8949) for what authenticators write: heads, integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** An authenticator of WebAuthn in software: makes a passkey (ES256) and signs with it as a telephone would. */
export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let handle = '';

  const clientData = (type: string, challenge: string, given: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: given.challenge ?? challenge,
        origin: given.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(given: Deviation, attested?: Buffer) {
    const present = 0x01;
    const verified = given.userVerified === false ? 0 : 0x04;
    const flags = present | verified | (attested ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(given.counter ?? 0);
    const rpId = given.rpId ?? new URL(origin).hostname;
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags]),
      counter,
      attested ?? Buffer.alloc(0),
    ]);
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  const answer = <Response extends object>(response: Response) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** As `navigator.credentials.create` would. */
    create({ challenge, user }: Options, given: Deviation = {}) {
      handle = user?.id ?? '';
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(given, attested)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, given)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /** As `navigator.credentials.get` would. */
    get({ challenge }: Options, given: Deviation = {}) {
      const data = authenticatorData(given);
      const client = clientData('webauthn.get', challenge, given);
      const signed = Buffer.concat([data, sha256(client)]);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, given.privateKey ?? privateKey)),
        userHandle: given.userHandle ?? handle,
      });
    },
  };
}
