import { v7 as uuid } from 'uuid';
import { type Clock, dateIn } from '#domain/clock.ts';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import type { Config } from '#server/config/config.ts';

export interface NewDonationDependencies {
  clock: Clock;
  timezone: string;
  config: Pick<Config, 'demo'>;
}

/** What is so at the beginning, whatever is donated: nothing is paid yet, and the provider has to be asked. */
export function newDonation(
  { clock, timezone, config }: NewDonationDependencies,
  provider: string,
) {
  const now = clock.now();
  return {
    id: uuid(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    series: donationSeries,
    folio: null,
    status: 'pending',
    date: dateIn(timezone, now),
    branchId: 1,
    provider,
    // What a demonstration takes by bank or counts in cash is nobody's money either.
    isTest: provider === 'test' || config.demo,
    cardFunding: null,
    refundedCents: 0,
    givenBackCents: 0,
    disputedCents: 0,
    failedRefundCents: 0,
    decline: null,
    campaignId: null,
    fundraiserId: null,
    chargeId: null,
    companyId: null,
    shownName: '',
    voucher: null,
    transfer: null,
    paidAt: null,
    cfdi: null,
    nextCheckAt: now.toISOString(),
  } as const satisfies Partial<Donation>;
}
