import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { petCode } from '#domain/pets/pet-code.ts';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import type {
  SharedPhoto,
  ShareSubject,
} from '#server/features/communication/sharing/share-subject.ts';
import type { Base } from '#server/features/feature.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { kitText, kitWords } from './kit-words.ts';

export interface KitDependencies extends Pick<Base, 'config'> {
  pets: Pick<PetsService, 'findPublic'>;
  /** By their ids: those that a family has reserved. */
  reservedPets: () => Promise<ReadonlySet<string>>;
}

const pageOf = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;

interface FoundPet {
  pet: PublicPet;
  programme: Programme;
}

export async function findPublicPet(
  { pets }: KitDependencies,
  id: string,
): Promise<FoundPet | undefined> {
  for (const programme of programmes) {
    const pet = await pets.findPublic(programme, id);
    if (pet) return { pet, programme };
  }
  return undefined;
}

/** The first picture as large as it is kept; of a video the one for links. */
export function photosOf({ media: [first] }: PublicPet): SharedPhoto[] {
  if (!first) return [];
  const name = first.kind === 'image' ? `${Math.max(...first.widths)}.webp` : 'og.jpg';
  return [{ file: `media/${first.id}/${name}`, focus: first.focus }];
}

/** How people reach it from paper: by its page, and by its code. */
export function waysTo(
  { config }: KitDependencies,
  { pet: { id }, programme }: FoundPet,
  language: Language,
) {
  const code = petCode(id);
  return {
    code,
    address: config.siteUrl + pathFor(pageOf[programme], language, { id }),
    shortAddress: `${config.siteUrl.replace(/^https?:\/\//, '')}/p/${code}`,
  };
}

/** A pet that everybody may see. */
export async function petSubject(
  dependencies: KitDependencies,
  id: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const found = await findPublicPet(dependencies, id);
  if (!found) return undefined;
  const { name: title, ...text } = kitText(
    found.pet,
    (await dependencies.reservedPets()).has(id),
    language,
  );
  return {
    ...{ title, ...text },
    // People write of their pets in Spanish.
    summary: language === 'es' ? inOneLine(withoutAddresses(found.pet.personality)) : '',
    scan: kitWords[language].scan,
    ...waysTo(dependencies, found, language),
    photos: photosOf(found.pet),
  };
}
