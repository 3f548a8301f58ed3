import type { Ledger } from './ledger.ts';

/** What those who look after fees and deposits write to the ledger themselves. */
export type ChargeLedger = Pick<Ledger, 'handBack'>;
