import { randomBytes } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { createSigner } from '#server/keys/signatures.ts';

interface ChallengeParts {
  clock: Clock;
  secretKey: string;
  sharedCounts: SharedCounts;
}

/** One that is ours and still good, before it is spent. */
export interface OpenChallenge {
  key: string;
  expiresAt: string;
}

/** Long enough to find one's telephone. */
const validFor = 5 * 60_000;

/**
 * What passkeys sign. Like those of captchas, they carry their own signature, so that whoever only asks for them stores
 * nothing; the database knows those that have been used, until they would have expired.
 */
export function createChallenges({ clock, secretKey, sharedCounts }: ChallengeParts) {
  const signer = createSigner(secretKey, 'passkey challenge');

  return {
    /** @param purpose what it may be used for, and by whom */
    issue(purpose: string): string {
      const expiresAt = new Date(clock.now().getTime() + validFor).toISOString();
      const unsigned = `${randomBytes(16).toString('base64url')} ${expiresAt}`;
      return `${unsigned} ${signer.sign(`${purpose} ${unsigned}`)}`;
    },

    /** @param answered as it comes back, base64url; nothing for one of another purpose, or whose time is over */
    read(purpose: string, answered: string): OpenChallenge | undefined {
      const challenge = Buffer.from(answered, 'base64url').toString();
      const [random = '', expiresAt = '', signature = ''] = challenge.split(' ');
      const isOurs = signer.verify(`${purpose} ${random} ${expiresAt}`, signature);
      if (!isOurs || expiresAt <= clock.now().toISOString()) return undefined;
      return { key: random, expiresAt };
    },

    /** Uses it up, with what it allows: both or neither. @returns false when it has been used before */
    spend: (tx: Tx, { key, expiresAt }: OpenChallenge): Promise<boolean> =>
      sharedCounts.spend(tx, { kind: 'passkeyChallenge', key }, expiresAt),
  };
}
