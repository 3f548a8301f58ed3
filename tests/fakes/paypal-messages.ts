import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { selfSignedCertificate } from '#server/adapters/stamping/self-signed-certificate.ts';

const year = 365 * 24 * 60 * 60_000;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** What messages are signed with, as PEM; valid around the given instant. */
export async function messageCertificate(
  around: Date,
  { validFor = year }: { validFor?: number } = {},
): Promise<string> {
  const der = await selfSignedCertificate(privateKey, {
    commonName: 'messageverificationcerts.paypal.com',
    rfc: '',
    certificateNumber: '00001000000000000001',
    validFrom: new Date(around.getTime() - year),
    validTo: new Date(around.getTime() + validFor),
  });
  const lines = der.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

export interface PaypalMessage {
  body: Buffer;
  headers: Record<string, string>;
}

export interface Signing {
  webhookId: string;
  certificateUrl: string;
  at: Date;
  key?: string;
}

/** As PayPal sends an event. */
export function signedMessage(
  event: object,
  { webhookId, certificateUrl, at, key }: Signing,
): PaypalMessage {
  const body = Buffer.from(JSON.stringify(event));
  const id = randomUUID();
  const time = at.toISOString().replace(/\.\d+/, '');
  const signed = `${id}|${time}|${webhookId}|${crc32(body)}`;
  const by = key === undefined ? privateKey : createPrivateKey(key);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', Buffer.from(signed), by).toString('base64'),
      'paypal-cert-url': certificateUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  };
}
