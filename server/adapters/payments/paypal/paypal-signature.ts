import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ProviderSilent, SignatureInvalid } from '../provider-errors.ts';
import type { SignedMessage } from '../provider-messages.ts';
import type { PaypalApi } from './paypal-api.ts';
import type { PaypalCertificates } from './paypal-certificates.ts';

/** PayPal sends again for three days what was not taken; the time that it signs is that of its first try. */
const oldest = 4 * 24 * 60 * 60_000;
/** Clocks differ. */
const mostAhead = 5 * 60_000;

const verification = z.object({ verification_status: z.string() });

interface Signature {
  id: string;
  time: string;
  certificateUrl: string;
  value: string;
}

/**
 * Whether a message is PayPal's, by the certificate that it names; where that cannot be had, PayPal is asked.
 * @throws SignatureInvalid; ProviderSilent when it cannot be told
 */
export async function checkPaypalSignature(
  { body, headers, admitVerification }: SignedMessage,
  now: Date,
  {
    api,
    certificates,
    webhookId,
  }: { api: PaypalApi; certificates: PaypalCertificates; webhookId: string },
): Promise<void> {
  const signature = readSignature(headers, now);
  let isAdmitted = false;
  const admit = async () => {
    if (!isAdmitted) await admitVerification?.();
    isAdmitted = true;
  };
  const { certificateUrl } = signature;
  const key = await certificates.find(certificateUrl, now, admit).catch((error: unknown) => {
    if (error instanceof ProviderSilent) return undefined;
    throw error;
  });
  if (!key) {
    await admit();
    return askPaypal(api, webhookId, signature, body);
  }
  const signed = `${signature.id}|${signature.time}|${webhookId}|${crc32(body)}`;
  if (!verify('sha256', Buffer.from(signed), key, Buffer.from(signature.value, 'base64'))) {
    throw new SignatureInvalid('wrong');
  }
}

function readSignature(headers: SignedMessage['headers'], now: Date): Signature {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`];
    if (typeof value !== 'string' || value === '' || value.length > 1_000) {
      throw new SignatureInvalid(`no paypal-${name}`);
    }
    return value;
  };
  const signature = {
    id: header('transmission-id'),
    time: header('transmission-time'),
    certificateUrl: header('cert-url'),
    value: header('transmission-sig'),
  };
  if (header('auth-algo') !== 'SHA256withRSA') throw new SignatureInvalid('another algorithm');
  const age = now.getTime() - Date.parse(signature.time);
  if (!(age <= oldest && age >= -mostAhead)) throw new SignatureInvalid('not of now');
  return signature;
}

/** The event goes as it came: written anew, its signature would not fit. */
async function askPaypal(
  api: PaypalApi,
  webhookId: string,
  { id, time, certificateUrl, value }: Signature,
  body: Buffer,
): Promise<void> {
  const event = body.toString('utf8');
  try {
    JSON.parse(event);
  } catch (cause) {
    throw new SignatureInvalid('no JSON', { cause });
  }
  const fields = JSON.stringify({
    auth_algo: 'SHA256withRSA',
    cert_url: certificateUrl,
    transmission_id: id,
    transmission_sig: value,
    transmission_time: time,
    webhook_id: webhookId,
  });
  const { verification_status } = await api.call(verification, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${fields.slice(0, -1)},"webhook_event":${event}}`,
  });
  if (verification_status !== 'SUCCESS') throw new SignatureInvalid('PayPal says so');
}
