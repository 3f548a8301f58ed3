import type {
  ChangeState,
  FundraiserState,
  ReportReason,
} from '#domain/fundraisers/fundraiser-states.ts';

/** People's own pages; donations that came by one name it (`donations.fundraiser_id`). */
export interface FundraiserTables {
  fundraisers: FundraisersTable;
  fundraiser_reports: FundraiserReportsTable;
}

/** Instants are UTC texts. */
interface FundraisersTable {
  id: string;
  created_at: string;
  updated_at: string;
  /** null where the account was erased. */
  owner_id: string | null;
  /** As it stands in addresses. */
  slug: string;
  /** 'active' also after its last day: `fundraiserStateOn`. */
  state: FundraiserState;
  changes: ChangeState;
  /** A moderator's, for its owner. */
  reason: string;
  /** Grows with each change. */
  revision: number;
  /** `fundraiserContent`, as its owner has it. */
  written_json: string;
  written_picture_id: string | null;
  /** The same as it was approved. */
  shown_json: string | null;
  shown_picture_id: string | null;
  /** YYYY-MM-DD, of what everybody reads; before that as it is written. */
  ends_on: string;
  approved_at: string | null;
  reviewed_by: string | null;
}

interface FundraiserReportsTable {
  id: string;
  fundraiser_id: string;
  created_at: string;
  reason: ReportReason;
  words: string;
  settled_at: string | null;
}
