import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { applicationReferences } from '../adoption-applications/application-references.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { DashboardParts } from './dashboard-parts.ts';

/** What an account has, for its menu. */
export interface AccountSections {
  /** Pets that it looks after, whatever their status. */
  ownPets: boolean;
  /** Applications that it sent. */
  applications: boolean;
  /** Pets that it adopted and still has. */
  adoptedPets: boolean;
}

/** @throws AppError unauthenticated */
export async function findSections(
  { database: { query } }: Pick<DashboardParts, 'database'>,
  viewer: Viewer,
): Promise<AccountSections> {
  const accountId = requireAccount(viewer);
  const [ownPet, applications, adopted] = await Promise.all([
    petReferences.idsOfOwner(query, accountId).limit(1).executeTakeFirst(),
    applicationReferences.idsOfApplicant({ query }, accountId),
    applicationReferences.petsWith(query, accountId),
  ]);
  return {
    ownPets: ownPet !== undefined,
    applications: applications.length > 0,
    adoptedPets: adopted.length > 0,
  };
}
