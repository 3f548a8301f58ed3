import { redirect } from 'react-router';
import { shownPicture } from '#app/components/pet-card.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import type { FittedPet } from '#domain/adoption/fit.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { pathFor } from '#domain/site-map.ts';

/** What the page needs of a pet to show it, and to compare it with a family. */
export type AppliedPet = FittedPet & Pick<PublicPet, 'id' | 'name' | 'sex'>;

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const id = params.id ?? '';
  const takesApplications = app.config.adoptionFlow === 'applications';
  const found = takesApplications ? await app.pets.findPublic('adoption', id) : undefined;
  // Its page says how else to adopt it, or what became of it.
  if (!found) throw redirect(pathFor('adoptionPet', language, { id }));
  const { name, sex, species, size, ageValue, ageUnit, media } = found;
  const { goodWithOwnKind, goodWithOtherAnimals, goodWithChildren } = found;
  const pet: AppliedPet = {
    id,
    name,
    sex,
    species,
    size,
    ageValue,
    ageUnit,
    goodWithOwnKind,
    goodWithOtherAnimals,
    goodWithChildren,
  };
  return { pet, portrait: media[0] && shownPicture(media[0]) };
}
