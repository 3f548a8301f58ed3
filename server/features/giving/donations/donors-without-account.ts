import type { Database } from '#server/db/database.ts';
import { findGuestNames } from './guests/guest-donors.repository.ts';
import { findNamedDonors } from './own-account/account-movements.repository.ts';
import { findPastDonors } from './past/past-donations.repository.ts';

/** By donation: the names of guests, and of those who gave what was brought in from a table or found in a bank's statement. */
export async function findDonorsWithoutAccount(
  query: Database['query'],
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const past = await findPastDonors(query, donationIds);
  const guests = await findGuestNames(query, donationIds);
  return new Map([...past, ...guests, ...(await findNamedDonors(query, donationIds))]);
}
