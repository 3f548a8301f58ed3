/** What clients were told is done: all of it has to be found again. */
export interface Journal {
  accounts: { email: string; id: string }[];
  pets: { id: string; name: string; isSterilized: boolean }[];
  pictures: { petId: string; url: string }[];
  events: { id: string; title: string }[];
  participations: { eventId: string; petId: string }[];
  messages: { folio: number; subject: string }[];
  applications: { folio: number; petId: string; applicantId: string }[];
  donations: AcknowledgedDonation[];
  /** Of which the client knows that nothing was taken. */
  declined: { amountCents: number }[];
  invoices: { id: string; folio: number; donationFolio: number }[];
  /** `isDone`: somebody was told that it is booked. */
  cash: { id: string; amountCents: number; isDone: boolean }[];
  /** Of the bank's statements, by the bank's name for each. */
  bankLines: { name: string; cents: number; isDone: boolean }[];
  dedications: { donationId: string; receiver: string }[];
  /** What adoptions ask for; `paidBy`: the donations by card that were said to be paid. */
  charges: { id: string; amountCents: number; paidBy: string[]; isReturned: boolean }[];
  fundraisers: { id: string; title: string }[];
  /** Writes without an answer for as long as clients are patient: they may be there or not, but not twice. */
  unknown: { action: string; last: string }[];
  /** Every amount asked for belongs to one wish to give, so that a second donation shows. */
  wishes: Map<number, string>;
}

interface AcknowledgedDonation {
  id: string;
  amountCents: number;
  method: 'card' | 'wallet' | 'voucher' | 'transfer';
}

export const emptyJournal = (): Journal => ({
  accounts: [],
  pets: [],
  pictures: [],
  events: [],
  participations: [],
  messages: [],
  applications: [],
  donations: [],
  declined: [],
  invoices: [],
  cash: [],
  bankLines: [],
  dedications: [],
  charges: [],
  fundraisers: [],
  unknown: [],
  wishes: new Map(),
});

/** How many of each kind. */
export const counts = ({ wishes: _, ...journal }: Journal): string =>
  Object.entries(journal)
    .map(([kind, { length }]) => `${length} ${kind}`)
    .join(', ');
