import { type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ask, boundedText, NoAnswer } from '../../calls/bounded-call.ts';
import { ProviderSilent, SignatureInvalid } from '../payment-provider.ts';

/** Where PayPal publishes what it signs its messages with. */
const paypalHosts = [
  'api.paypal.com',
  'api-m.paypal.com',
  'api.sandbox.paypal.com',
  'api-m.sandbox.paypal.com',
];
const publishedUnder = '/v1/notifications/certs/';

export type PaypalCertificates = ReturnType<typeof createPaypalCertificates>;

/**
 * The keys that messages may be signed with. The address of a certificate comes with the message, so from anybody:
 * only PayPal's own, and those of the server that is asked in its place, are followed.
 * @param ownOrigin of that server
 * @param timeout milliseconds
 */
export function createPaypalCertificates(ownOrigin: string, timeout: number) {
  const kept = new LRUCache<string, X509Certificate>({
    max: 20,
    fetchMethod: async (address) => new X509Certificate(await fetchCertificate(address)),
  });

  function isTrusted(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (url.username || url.password) return false;
    if (url.origin === ownOrigin) return true;
    const isPaypals =
      url.protocol === 'https:' && url.port === '' && paypalHosts.includes(url.hostname);
    return isPaypals && url.pathname.startsWith(publishedUnder);
  }

  async function fetchCertificate(address: string): Promise<string> {
    const name = 'certificate';
    const signal = AbortSignal.timeout(timeout);
    const response = await ask(name, address, { method: 'GET', signal });
    const text = await boundedText(name, response);
    if (response.ok) return text;
    if (response.status >= 500 || response.status === 429) throw new NoAnswer(name);
    throw new SignatureInvalid('no such certificate');
  }

  return {
    /** @throws SignatureInvalid for an address or a certificate that is not to be trusted; ProviderSilent */
    async find(address: string, now: Date): Promise<KeyObject> {
      if (!isTrusted(address)) throw new SignatureInvalid('a certificate from elsewhere');
      const certificate = await kept.forceFetch(address).catch((cause: unknown) => {
        if (cause instanceof NoAnswer) throw new ProviderSilent('PayPal: certificate', { cause });
        throw new SignatureInvalid('no certificate', { cause });
      });
      const { validFrom, validTo, publicKey } = certificate;
      if (now < new Date(validFrom) || now > new Date(validTo)) {
        throw new SignatureInvalid('a certificate that is not valid now');
      }
      if (publicKey.asymmetricKeyType !== 'rsa') throw new SignatureInvalid('not RSA');
      return publicKey;
    },
  };
}
