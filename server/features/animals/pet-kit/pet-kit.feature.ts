import { shareSources } from '#server/features/communication/sharing/share-subject.ts';
import type { Feature } from '#server/features/feature.ts';
import { litterSubject } from './litter-subject.ts';
import { type KitDependencies, petSubject } from './pet-subject.ts';

/** What pictures and posters say of pets, and of those that were born or go together. */
export const petKitFeature = (dependencies: KitDependencies): Feature<object> => ({
  services: {},
  contributes: [
    shareSources(
      { kind: 'pet', find: (id, language) => petSubject(dependencies, id, language) },
      { kind: 'litter', find: (id, language) => litterSubject(dependencies, id, language) },
    ),
  ],
});
