import type { CompanyState } from '#domain/companies/company-states.ts';

/** Companies that give; their gifts name them (`donations.company_id`, `monthly_donations.company_id`). */
export interface CompanyTables {
  companies: CompaniesTable;
}

/** Instants are UTC texts. */
interface CompaniesTable {
  id: string;
  created_at: string;
  updated_at: string;
  /** null where the account was erased, or has taken it out of its profile. */
  owner_id: string | null;
  /** Grows with each change. */
  revision: number;
  /** Whom invoices are made out to. */
  legal_name: string;
  rfc: string;
  tax_regime: string;
  tax_postal_code: string;
  /** For the organisation alone; '' where nobody is named. */
  contact_name: string;
  contact_phone: string;
  /** As its owner wants it to be read. */
  name: string;
  website: string;
  is_listed: number;
  shows_amount: number;
  logo_id: string | null;
  state: CompanyState;
  /** A moderator's, for its owner. */
  reason: string;
  /** `ShownCompany` as it was approved. */
  shown_json: string | null;
  shown_logo_id: string | null;
  approved_at: string | null;
  reviewed_by: string | null;
}
