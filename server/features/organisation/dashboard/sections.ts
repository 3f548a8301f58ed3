import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import type { DashboardDependencies } from './dashboard-dependencies.ts';
import { hasPets } from './has-pets.ts';

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
  { database: { query } }: Pick<DashboardDependencies, 'database'>,
  viewer: Viewer,
): Promise<AccountSections> {
  const accountId = requireAccount(viewer);
  const [ownPets, applications, adopted] = await Promise.all([
    hasPets(query, accountId),
    applicationReferences.idsOfApplicant({ query }, accountId),
    applicationReferences.petsWith(query, accountId),
  ]);
  return {
    ownPets,
    applications: applications.length > 0,
    adoptedPets: adopted.length > 0,
  };
}
