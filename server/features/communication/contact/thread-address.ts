import { createSignedAddresses } from '../inbound-mail/signed-addresses.ts';

export type ThreadAddresses = ReturnType<typeof createThreadAddresses>;

/** Addresses that lead a mail into the thread of a message. */
export const createThreadAddresses = (secretKey: string, domain: string) =>
  createSignedAddresses(secretKey, domain, { letter: 'm', purpose: 'addresses of messages' });
