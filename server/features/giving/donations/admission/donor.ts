import type { Account } from '#domain/accounts/account.ts';
import { guestDonor } from '#domain/donations/guest-donor.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import type { DonorRef } from '../guests/guest-donors.repository.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';

/** Who begins a donation: an account, or somebody who has none. */
export type Donor =
  | { kind: 'account'; account: Account }
  | { kind: 'guest'; name: string; email: string; mailbox: string };

/** @throws AppError invalid (`guestName`) */
export function guestOf(said: { guestName?: string | undefined }, email: string): Donor {
  const { guestName: name } = valid(guestDonor, said);
  return { kind: 'guest', name, email, mailbox: normalizeEmail(email) };
}

export const refOf = (donor: Donor): DonorRef =>
  donor.kind === 'account' ? { userId: donor.account.id } : { mailbox: donor.mailbox };

/** By what limits and locks know the donor. */
export const countedAs = (donor: Donor, { counted }: Pick<GuestKeys, 'counted'>): string =>
  donor.kind === 'account' ? donor.account.id : counted(donor.mailbox);

/**
 * The donor as documents name them: an account as its profile says it now. What is there of whoever has the mailbox no
 * guest changes.
 */
export async function customerOf(
  { customers }: { customers: Customers },
  tx: Tx,
  donor: Donor,
): Promise<string | null> {
  if (donor.kind === 'account') return customers.save(tx, donor.account);
  const { name, email } = donor;
  return (await customers.adopt(tx, { name, email, phone: '', rfc: '' }))?.id ?? null;
}
