import { petShareMessage } from '#app/i18n/pet-share.ts';
import { sharingTexts } from '#app/i18n/sharing.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { petCode } from '#domain/pets/pet-code.ts';
import type { PetGroupKind } from '#domain/pets/pet-group.ts';
import { sharedPicture } from '#domain/sharing/shared-file-address.ts';
import { pathFor } from '#domain/site-map.ts';

const words: Bilingual<Record<PetGroupKind, string>> = {
  es: {
    pair: 'De los dos juntos',
    litter: 'De toda la camada',
  },
  en: {
    pair: 'Of both together',
    litter: 'Of the whole litter',
  },
};

/** What other sites show beside a link to the pet. */
export const petPicture = (id: string, language: Language) =>
  sharedPicture('pet', id, language, 'og');

/** How a pet is handed on: its code, what people say of it in a chat, and where its pictures and posters are. */
export function petSharing(pet: PublicPet, isReserved: boolean, language: Language) {
  const { id, group } = pet;
  const own = { label: sharingTexts[language].link, to: pathFor('sharePet', language, { id }) };
  const all = group && {
    label: words[language][group.kind],
    to: pathFor('shareLitter', language, { id }),
  };
  return {
    picture: petPicture(id, language),
    code: petCode(id),
    message: petShareMessage(pet, isReserved, language),
    links: all ? [own, all] : [own],
  };
}
