import type { Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as kit from './pet-kit.ts';

const createPetKit = (parts: kit.KitParts) =>
  bindUseCases(parts, { picture: kit.picture, poster: kit.poster });

/** What people hand on of a pet: pictures and posters with its name, its facts and a code that leads to it. */
export function petKitFeature(
  given: kit.KitParts,
): Feature<{ petKit: ReturnType<typeof createPetKit> }> {
  return { services: { petKit: createPetKit(given) } };
}
