import { shareSources } from '#server/features/communication/sharing/share-subject.ts';
import type { Feature } from '#server/features/feature.ts';
import { litterSubject } from './litter-subject.ts';
import { type KitParts, petSubject } from './pet-subject.ts';

/** What pictures and posters say of pets, and of those that were born or go together. */
export const petKitFeature = (given: KitParts): Feature<object> => ({
  services: {},
  contributes: [
    shareSources(
      { kind: 'pet', find: (id, language) => petSubject(given, id, language) },
      { kind: 'litter', find: (id, language) => litterSubject(given, id, language) },
    ),
  ],
});
