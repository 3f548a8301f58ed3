import { isOwner } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { ContractSide } from '#domain/adoption/contract.ts';
import { mayDecide } from '../applications/applications.policy.ts';

type Held = Pick<AdoptionApplication, 'applicantId' | 'petOwnerId'>;

/** Both sides and staff: to others it does not exist. */
export const mayRead = (viewer: Viewer, application: Held): boolean =>
  isOwner(viewer, application.applicantId) || mayDecide(viewer, application);

/** For which side somebody signs: whoever looks after the pet, or who prepared the contract in their place. */
export function sideOf(
  viewer: Viewer,
  { applicantId, petOwnerId }: Held,
  preparedBy: string | null,
): ContractSide | undefined {
  if (isOwner(viewer, applicantId)) return 'family';
  const prepared = isOwner(viewer, preparedBy) && can(viewer, 'applications.manageAny');
  return isOwner(viewer, petOwnerId) || prepared ? 'organisation' : undefined;
}
