import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  own: {
    title: 'Lleva a tus mascotas',
    lead: 'Elige a quiénes llevas de las que tienes en adopción. Aparecen aquí abajo en cuanto las agregas.',
  },
  all: {
    title: 'Mascotas del evento',
    lead: 'Administración puede llevar a cualquier mascota en adopción.',
  },
  search: 'Buscar por nombre',
  found: (shown: number, total: number) =>
    shown < total
      ? `Se muestran ${shown} de ${total}: escribe su nombre para encontrar a las demás.`
      : total === 1
        ? '1 mascota en adopción'
        : `${total} mascotas en adopción`,
  none: 'No hay mascotas en adopción con ese nombre.',
  noneOwn: 'No tienes mascotas en adopción.',
  add: 'Agregar',
  addPet: (name: string) => `Agregar a ${name}`,
  remove: 'Retirar',
  removePet: (name: string) => `Retirar a ${name}`,
  busy: 'Guardando…',
  chosen: (count: number) => (count === 1 ? '1 va' : `${count} van`),
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    own: {
      title: 'Bring your pets',
      lead: 'Choose whom you bring of those that you have in adoption. They show below as soon as you add them.',
    },
    all: {
      title: 'Pets of the event',
      lead: 'Administrators may bring any pet that is in adoption.',
    },
    search: 'Search by name',
    found: (shown, total) =>
      shown < total
        ? `Showing ${shown} of ${total}: type a name to find the others.`
        : total === 1
          ? '1 pet in adoption'
          : `${total} pets in adoption`,
    none: 'No pet in adoption has that name.',
    noneOwn: 'You have no pets in adoption.',
    add: 'Add',
    addPet: (name) => `Add ${name}`,
    remove: 'Remove',
    removePet: (name) => `Remove ${name}`,
    busy: 'Saving…',
    chosen: (count) => (count === 1 ? '1 is coming' : `${count} are coming`),
  },
};

/** Who takes part in an event, for those who bring pets: its own dictionary, which visitors do not load. */
export function useParticipantsText(): typeof es {
  return texts[useLanguage()];
}
