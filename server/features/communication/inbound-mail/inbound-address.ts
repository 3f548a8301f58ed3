/**
 * The mailbox before the `+` of every address at which the portal takes mail: for a domain whose whole mail comes
 * here, and for one mailbox with subaddresses (RFC 5233).
 */
const mailbox = 'cartilla';

export const inboundAddress = (key: string, domain: string): string =>
  `${mailbox}+${key}@${domain}`;

/** The keys of those addresses that are the portal's own and of this form, with or without a word before them. */
export function inboundKeys(
  recipients: readonly string[],
  domain: string,
  form: RegExp,
): readonly string[] {
  const found = recipients.flatMap((address) => {
    const at = address.lastIndexOf('@');
    if (address.slice(at + 1) !== domain) return [];
    const key = address.slice(0, at).replace(/^[^+]+\+/, '');
    return form.test(key) ? [key] : [];
  });
  return [...new Set(found)];
}
