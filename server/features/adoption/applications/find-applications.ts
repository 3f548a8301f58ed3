import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Paged } from '#domain/paging.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { isKeptFrom, scopeOf } from './applications.policy.ts';
import { type ApplicationQuery, pageOfApplications } from './applications.repository.ts';
import { withoutContact } from './without-contact.ts';

/**
 * Their own, those for the pets that they look after, or with the right all. Staff alone may reach a family that withdrew.
 * @throws AppError unauthenticated
 */
export async function query(
  { database }: Pick<ApplicationDependencies, 'database'>,
  viewer: Viewer,
  requested: ApplicationQuery,
): Promise<Paged<AdoptionApplication>> {
  requireAccount(viewer);
  const scope = scopeOf(viewer);
  const { items, ...page } = await pageOfApplications(database, requested, scope);
  if (scope === undefined) return { items, ...page };
  const shown = items.map((one) => (isKeptFrom(viewer, one) ? withoutContact(one) : one));
  return { items: shown, ...page };
}
