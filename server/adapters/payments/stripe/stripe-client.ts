import type { Stripe } from 'stripe';
import type { Config } from '#server/config/config.ts';
import { ask, boundedText } from '../../calls/bounded-call.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

export const isTestKey = ({ secretKey }: StripeSettings): boolean =>
  /^[a-z]+_test_/.test(secretKey);

/** The official SDK, which is read when the first card is charged. It asks once: trying again is `withRetries`'. */
export async function openStripe({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    ...(apiBase && addressOf(new URL(apiBase))),
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: 'Casa Animal' },
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Follows nobody elsewhere with the secret key, and holds no answer without end. */
const boundedFetch = async (address: string | URL | Request, request: RequestInit = {}) => {
  const response = await ask('Stripe', String(address), request);
  const { status, headers } = response;
  return new Response(await boundedText('Stripe', response), { status, headers });
};
