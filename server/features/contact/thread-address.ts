import { createSigner } from '#server/signatures.ts';
import { inboundAddress, inboundKeys } from '../inbound-mail/inbound-address.ts';

/** `m`, the message's id and 80 bits of its signature, all in hexadecimal: an address has 64 characters before its @. */
const form = /^m[0-9a-f]{52}$/;
const idLength = 32;
const macLength = 20;

export type ThreadAddresses = ReturnType<typeof createThreadAddresses>;

/** Addresses that lead a mail into the thread of a message: nobody but the portal makes one. */
export function createThreadAddresses(secretKey: string, domain: string) {
  const signer = createSigner(secretKey, 'addresses of messages');
  const mac = (id: string) =>
    Buffer.from(signer.sign(id), 'base64url').toString('hex').slice(0, macLength);

  return {
    of(messageId: string): string {
      const id = messageId.replaceAll('-', '');
      return inboundAddress(`m${id}${mac(id)}`, domain);
    },

    /** The ids of the messages whose addresses are among these. */
    among(recipients: readonly string[]): string[] {
      return inboundKeys(recipients, domain, form).flatMap((key) => {
        const id = key.slice(1, 1 + idLength);
        return key.slice(1 + idLength) === mac(id) ? [id.replace(parts, '$1-$2-$3-$4-$5')] : [];
      });
    },
  };
}

const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
