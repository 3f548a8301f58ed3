import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { plainName } from '#domain/plain-name.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';
import { kitText, kitWords } from './kit-words.ts';
import { findPublicPet, type KitDependencies, photosOf, waysTo } from './pet-subject.ts';

/** The litter, or the pair, of a pet that everybody may see, with those of it that they see as well. */
export async function litterSubject(
  dependencies: KitDependencies,
  id: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const found = await findPublicPet(dependencies, id);
  const group = found?.pet.group;
  if (!found || !group) return undefined;
  const shown: PublicPet[] = [];
  for (const one of group.pets) {
    const mate = await findPublicPet(dependencies, one.id);
    if (mate) shown.push(mate.pet);
  }
  if (shown.length < 2) return undefined;
  const words = kitWords[language];
  const names = shown.map(({ name }) => plainName(name) || words.aPet);
  const reserved = await dependencies.reservedPets();
  const texts = shown.map((pet) => kitText(pet, reserved.has(pet.id), language));
  const places = [...new Set(texts.map(({ place }) => place))];
  return {
    title: words.list(names),
    looks: shown.every((pet) => reserved.has(pet.id))
      ? words.reserved.all
      : words.group[group.together ? 'together' : group.kind],
    facts: words.kinds(shown),
    place: places.length === 1 ? (places[0] ?? '') : '',
    more: [],
    items: texts.map(({ name, facts, looks }, at) =>
      reserved.has(shown[at]?.id ?? '') ? `${name}: ${facts} · ${looks}` : `${name}: ${facts}`,
    ),
    summary: '',
    scan: words.scan,
    ...waysTo(dependencies, found, language),
    photos: shown.flatMap(photosOf),
  };
}
