import type { ChargeEnd, ChargeState } from '#domain/adoption/charges/charge.ts';
import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import type { Language } from '#domain/language.ts';

/** Recovery fees and deposits of adoptions. */
export interface ChargeTables {
  adoption_charges: AdoptionChargesTable;
}

export interface AdoptionChargesTable {
  id: string;
  created_at: string;
  updated_at: string;
  application_id: string;
  application_folio: number;
  /** The family; null where the account is gone. */
  user_id: string | null;
  email: string;
  language: Language;
  pet_names: string;
  kind: ChargeKind;
  amount_cents: number;
  /** What the pets had cost when it was agreed on; null of a deposit. */
  costs_cents: number | null;
  /** The expenses that it recovers. */
  expense_ids_json: string;
  /** Of a deposit: the last day that was agreed on. */
  due_on: string | null;
  /** What follows from the rest and from the ledger (`chargeState`), for lists and counts. */
  state: ChargeState;
  set_by: string | null;
  /** When the contract was sealed; null before. */
  due_at: string | null;
  ended_as: ChargeEnd | null;
  ended_at: string | null;
  ended_by: string | null;
  /** In the words of whoever decided. */
  reason: string;
  /** The `due_on` of which the family was reminded. */
  reminded_for: string | null;
}
