import { callPageOf } from '#app/api/call.ts';
import { donationFrom, donationSchema, donations, type OwnDonation } from '#app/api/donations.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';

/** What a donor sees of their own donations. All calls throw ApiError. */

/** An administrator is a donor like any other here: the account's, not all that they may see. */
export const ofDonor = (userId: string) => donations.where('userId', '=', userId);

export const inStates = (...states: DonationState[]) => donations.oneOf('status', states);

/** How long one that ran out is still told of: stores hand on late what was paid in time. */
const toldFor = 45 * 86_400_000;

/** What is not settled, and what ran out lately; the latest first. */
export async function findOpen(userId: string, now: Date): Promise<OwnDonation[]> {
  const since = new Date(now.getTime() - toldFor).toISOString();
  const where = [
    inStates('pending', 'requiresAction', 'expired'),
    ofDonor(userId),
    donations.where('createdAt', '>=', since),
  ];
  const order = [donations.orderBy('createdAt', 'desc')];
  const body = { schema: donationSchema, filter: { where }, order, limit: 10 };
  return (await callPageOf(findDocuments, body, donationFrom)).items;
}
