import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartupError } from '#server/process/startup-error.ts';

/** An age identity: opens archives, and makes them for itself. */
export interface ArchiveKey {
  identity: string;
  recipient: string;
}

/** @throws StartupError when it is no identity; its value is never named */
export async function readArchiveKey(identity: string): Promise<ArchiveKey> {
  try {
    return { identity, recipient: await identityToRecipient(identity) };
  } catch {
    throw new StartupError(
      'BACKUP_KEY: must be an age identity (AGE-SECRET-KEY-1…), as `age-keygen` makes them.',
    );
  }
}

export async function makeArchiveKey(): Promise<ArchiveKey> {
  return readArchiveKey(await generateX25519Identity());
}
