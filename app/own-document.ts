import { redirectDocument } from 'react-router';

/**
 * What a document may load is decided when it is loaded, and few pages may load a card provider's program. Who
 * comes to it from another page within the same document gets it as a document of its own.
 * @throws Response that has the browser load the address
 */
export function demandOwnDocument(address: string): void {
  if (!isOwnDocument(address)) throw redirectDocument(address);
}

/** Whether the document that is open was loaded at this address. */
export function isOwnDocument(address: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === new URL(address).pathname;
}
