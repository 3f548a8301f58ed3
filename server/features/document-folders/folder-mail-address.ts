/**
 * The address at which a folder takes mail: good for a domain whose whole mail comes here, and for one mailbox
 * `cartilla@` with subaddresses (RFC 5233).
 */
export const folderMailAddress = (encryptedId: string, domain: string) =>
  `cartilla+${encryptedId}@${domain}`;

/** The folders' `encrypted_id` of those addresses that are a folder's, with or without a word before it. */
export function addressedFolders(recipients: readonly string[], domain: string): string[] {
  const found = recipients.flatMap((address) => {
    const at = address.lastIndexOf('@');
    if (address.slice(at + 1) !== domain) return [];
    return /^(?:[^+]+\+)?([0-9a-f]{32})$/.exec(address.slice(0, at))?.[1] ?? [];
  });
  return [...new Set(found)];
}
