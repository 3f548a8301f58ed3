import type { Bilingual } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';

interface PetListText {
  heading: string;
  lead: string;
  description: string;
}

/** What stands above the lists of pets, and in their feeds. */
export const petLists: Bilingual<Record<Programme, PetListText>> = {
  es: {
    adoption: {
      heading: 'Perros y gatos en adopción',
      lead: 'Cada uno tiene su historia y necesita una casa. Léela y ven a conocerlos.',
      description: 'Perros y gatos en adopción en {ciudades}: fotos, carácter y lo que necesitan.',
    },
    rehabilitation: {
      heading: 'Se están recuperando',
      lead: 'Todavía sanan con quienes los rescataron. Tu donativo paga su medicina, su comida y su cuidado.',
      description:
        'Perros y gatos en rehabilitación en {ciudades}, y lo que cada quien necesita para sanar.',
    },
  },
  en: {
    adoption: {
      heading: 'Dogs and cats for adoption',
      lead: 'Each of them has a story and needs a home. Read it, write to us and come meet them.',
      description:
        'Dogs and cats for adoption in {cities}: pictures, character and what they need.',
    },
    rehabilitation: {
      heading: 'On their way to recovery',
      lead: 'They are still recovering with the people who rescued them. Your donation pays for their medicine, food and care.',
      description: 'Dogs and cats recovering in {cities}, and what each of them needs to get well.',
    },
  },
};
