import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What a contract asks for besides what its template says. */
export interface AgreedTerms {
  viewer: Viewer;
  application: AdoptionApplication;
  /** In centavos; undefined: nothing. */
  feeCents?: number | undefined;
  depositCents?: number | undefined;
  /** YYYY-MM-DD. */
  sterilizeBefore: string;
}

export interface ContractTerms {
  /**
   * Reads what the organisation has chosen, before the transaction that prepares the contract.
   * @returns what writes down in it what is asked for; it throws AppError forbidden, invalid (`feeCents`, `depositCents`)
   */
  open(): Promise<(tx: Tx, terms: AgreedTerms) => Promise<void>>;
  /** Of its text; '' for none. */
  clauses(
    query: Tx['query'],
    application: Pick<AdoptionApplication, 'id' | 'language'>,
  ): Promise<string>;
}

export const contractTerms = extensionPoint<ContractTerms>();
