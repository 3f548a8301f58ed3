import type { Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as sharing from './sharing.ts';

const createSharing = (dependencies: sharing.SharingDependencies) =>
  bindUseCases(dependencies, {
    subject: sharing.subject,
    picture: sharing.picture,
    poster: sharing.poster,
  });

export type SharingService = ReturnType<typeof createSharing>;

/** What people hand on: pictures and posters with a photo, what it is, and codes that lead to it. */
export function sharingFeature(
  dependencies: sharing.SharingDependencies,
): Feature<{ sharing: SharingService }> {
  return { services: { sharing: createSharing(dependencies) } };
}
