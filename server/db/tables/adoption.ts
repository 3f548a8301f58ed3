import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { ColumnsOf } from '../entity-columns.ts';

/** Adoption profiles and applications. */
export interface AdoptionTables {
  adoption_profiles: AdoptionProfilesTable;
  adoption_applications: ColumnsOf<AdoptionApplication>;
}

/** What a family says about itself: one for each account. */
interface AdoptionProfilesTable {
  account_id: string;
  profile_json: string;
  updated_at: string;
}
