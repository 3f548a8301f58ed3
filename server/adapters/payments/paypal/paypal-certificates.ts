import { type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ask, boundedText, NoAnswer } from '../../calls/bounded-call.ts';
import { ProviderSilent, SignatureInvalid } from '../provider-errors.ts';

/** Where PayPal publishes what it signs its messages with. */
const paypalHosts = [
  'api.paypal.com',
  'api-m.paypal.com',
  'api.sandbox.paypal.com',
  'api-m.sandbox.paypal.com',
];
const published = /^\/v1\/notifications\/certs\/[\w.-]{1,100}$/;

/** Milliseconds for which a failed address is not asked again: a genuine message comes again later. */
const failureCachedFor = 60_000;

interface Failure {
  error: SignatureInvalid | ProviderSilent;
  until: number;
}

export type PaypalCertificates = ReturnType<typeof createPaypalCertificates>;

/**
 * The keys that messages may be signed with. The address of a certificate comes with the message, so from anybody:
 * only those that PayPal publishes, and those of the server that is asked in its place, are followed. Certificates and
 * failures are cached by their addresses, and what is being fetched is fetched once.
 * @param ownOrigin of that server
 * @param timeout milliseconds
 */
export function createPaypalCertificates(ownOrigin: string, timeout: number) {
  const cached = new LRUCache<string, X509Certificate>({ max: 20 });
  const failed = new LRUCache<string, Failure>({ max: 1_000 });
  const underway = new Map<string, Promise<X509Certificate>>();

  function isTrusted(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (url.username || url.password || url.search || url.hash) return false;
    const isPaypals =
      url.protocol === 'https:' && url.port === '' && paypalHosts.includes(url.hostname);
    return (isPaypals || url.origin === ownOrigin) && published.test(url.pathname);
  }

  async function fetchCertificate(address: string): Promise<X509Certificate> {
    const name = 'certificate';
    const signal = AbortSignal.timeout(timeout);
    const response = await ask(name, address, { method: 'GET', signal });
    const text = await boundedText(name, response);
    if (response.status >= 500 || response.status === 429) throw new NoAnswer(name);
    if (!response.ok) throw new SignatureInvalid('no such certificate');
    return new X509Certificate(text);
  }

  async function fetchAndCache(address: string, now: Date): Promise<X509Certificate> {
    try {
      const certificate = await fetchCertificate(address);
      cached.set(address, certificate);
      return certificate;
    } catch (cause) {
      const error =
        cause instanceof NoAnswer
          ? new ProviderSilent('PayPal: certificate', { cause })
          : new SignatureInvalid('no certificate', { cause });
      failed.set(address, { error, until: now.getTime() + failureCachedFor });
      throw error;
    } finally {
      underway.delete(address);
    }
  }

  async function certificateOf(
    address: string,
    now: Date,
    admit: () => Promise<void>,
  ): Promise<X509Certificate> {
    const known = cached.get(address);
    if (known) return known;
    const failure = failed.get(address);
    if (failure && failure.until > now.getTime()) throw failure.error;
    if (!underway.has(address)) await admit();
    const fetching = underway.get(address) ?? fetchAndCache(address, now);
    underway.set(address, fetching);
    return fetching;
  }

  return {
    /**
     * @param admit called before an address is asked that is not known yet; whatever it throws is thrown on
     * @throws SignatureInvalid for an address or a certificate that is not to be trusted; ProviderSilent
     */
    async find(address: string, now: Date, admit: () => Promise<void>): Promise<KeyObject> {
      if (!isTrusted(address)) throw new SignatureInvalid('a certificate from elsewhere');
      const { validFrom, validTo, publicKey } = await certificateOf(address, now, admit);
      if (now < new Date(validFrom) || now > new Date(validTo)) {
        throw new SignatureInvalid('a certificate that is not valid now');
      }
      if (publicKey.asymmetricKeyType !== 'rsa') throw new SignatureInvalid('not RSA');
      return publicKey;
    },
  };
}
