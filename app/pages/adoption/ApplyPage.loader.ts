import { redirect } from 'react-router';
import { shownPicture } from '#app/components/pet-card.ts';
import { reservedWords } from '#app/i18n/reserved-pets.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import type { FittedPet } from '#domain/adoption/fit.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';

/** What the page needs of a pet to show it, and to compare it with a family. */
export type AppliedPet = FittedPet & Pick<PublicPet, 'id' | 'name' | 'sex'>;

/** Those of its pair or litter that a family may apply for with it. */
export interface Company {
  kind: 'pair' | 'litter';
  /** Whether the pet goes to no family without it. */
  together: boolean;
  pets: AppliedPet[];
}

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const id = params.id ?? '';
  const takesApplications = (await app.settings.current()).adoptionFlow === 'applications';
  const found = takesApplications ? await app.pets.findPublic('adoption', id) : undefined;
  // Its page says how else to adopt it, or what became of it.
  if (!found) throw redirect(pathFor('adoptionPet', language, { id }));
  const { media } = found;
  return {
    pet: appliedPet(found),
    company: await companyOf(app, found),
    reserved: (await app.reservedPets()).has(id) ? reservedWords(found, language) : undefined,
    waitsForMate: await app.pets.isWaitingForMate(id),
    portrait: media[0] && shownPicture(media[0]),
  };
}

async function companyOf({ pets }: Context, { id, group }: PublicPet): Promise<Company | null> {
  if (!group) return null;
  const others = group.pets.filter((one) => one.id !== id && one.status === 'adoption');
  const found = await Promise.all(others.map((one) => pets.findPublic('adoption', one.id)));
  const shown = found.flatMap((pet) => (pet ? [appliedPet(pet)] : []));
  return shown.length === 0 ? null : { kind: group.kind, together: group.together, pets: shown };
}

const appliedPet = ({
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
  federalState,
  energy,
  stairs,
  needsExperience,
}: PublicPet): AppliedPet => ({
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
  federalState,
  energy,
  stairs,
  needsExperience,
});
