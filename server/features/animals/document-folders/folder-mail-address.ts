import {
  inboundAddress,
  inboundKeys,
} from '#server/features/communication/inbound-mail/inbound-address.ts';

/** The address at which a folder takes mail. */
export const folderMailAddress = (encryptedId: string, domain: string) =>
  inboundAddress(encryptedId, domain);

/** The folders' `encrypted_id` of those addresses that are a folder's. */
export const addressedFolders = (recipients: readonly string[], domain: string) =>
  inboundKeys(recipients, domain, /^[0-9a-f]{32}$/);
