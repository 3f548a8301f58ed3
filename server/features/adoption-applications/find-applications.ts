import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Paged } from '#domain/paging.ts';
import type { ApplicationParts } from './application-parts.ts';
import { scopeOf } from './applications.policy.ts';
import { type ApplicationQuery, pageOfApplications } from './applications.repository.ts';

/** Their own, those for the pets that they look after, or with the right all; a family that withdrew is not called. @throws AppError unauthenticated */
export async function query(
  { database }: Pick<ApplicationParts, 'database'>,
  viewer: Viewer,
  requested: ApplicationQuery,
): Promise<Paged<AdoptionApplication>> {
  const accountId = requireAccount(viewer);
  const scope = scopeOf(viewer);
  const { items, ...page } = await pageOfApplications(database, requested, scope);
  if (scope === undefined) return { items, ...page };
  const isOver = ({ status, applicantId }: AdoptionApplication) =>
    status === 'withdrawn' && applicantId !== accountId;
  return { items: items.map((one) => (isOver(one) ? { ...one, phone: '' } : one)), ...page };
}
