import { isOwner } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { mayDecide } from '../applications/applications.policy.ts';

type Held = Pick<AdoptionApplication, 'applicantId' | 'petOwnerId'>;

/** The family, whoever looks after the pet, and staff: to others it does not exist. */
export const mayRead = (viewer: Viewer, application: Held): boolean =>
  mayAnswerFor(viewer, application) || mayDecide(viewer, application);

/** The family alone; whoever has the mail's link as well, without a session. */
export const mayAnswerFor = (viewer: Viewer, { applicantId }: Held): boolean =>
  isOwner(viewer, applicantId);
