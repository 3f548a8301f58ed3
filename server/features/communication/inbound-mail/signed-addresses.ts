import { createSigner } from '#server/keys/signatures.ts';
import { inboundAddress, inboundKeys } from './inbound-address.ts';

const idLength = 32;
const macLength = 20;
const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * Addresses that lead a mail to one row, by its id (a UUID): nobody but the portal makes one. The key is a letter, the id and
 * 80 bits of its signature in hexadecimal, for an address has 64 characters before its @.
 */
export function createSignedAddresses(
  secretKey: string,
  domain: string,
  { letter, purpose }: { letter: string; purpose: string },
) {
  const signer = createSigner(secretKey, purpose);
  const form = new RegExp(`^${letter}[0-9a-f]{${idLength + macLength}}$`);
  const mac = (id: string) =>
    Buffer.from(signer.sign(id), 'base64url').toString('hex').slice(0, macLength);

  return {
    of(rowId: string): string {
      const id = rowId.replaceAll('-', '');
      return inboundAddress(`${letter}${id}${mac(id)}`, domain);
    },

    /** The ids of the rows whose addresses are among these. */
    among(recipients: readonly string[]): string[] {
      return inboundKeys(recipients, domain, form).flatMap((key) => {
        const id = key.slice(1, 1 + idLength);
        return key.slice(1 + idLength) === mac(id) ? [id.replace(parts, '$1-$2-$3-$4-$5')] : [];
      });
    },
  };
}
