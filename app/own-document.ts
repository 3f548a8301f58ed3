import { redirectDocument } from 'react-router';

/**
 * What a document may load is decided when it is loaded, and only the donations page may load Stripe.js. Who
 * comes to it from another page within the same document gets it as a document of its own.
 * @throws Response that has the browser load the address
 */
export function demandOwnDocument(address: string): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded || new URL(loaded.name).pathname === new URL(address).pathname) return;
  throw redirectDocument(address);
}
