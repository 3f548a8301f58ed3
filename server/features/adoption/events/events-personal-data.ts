import type { Database } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { asAttended } from './event-attendance.repository.ts';
import { findMailsTo, forgetMailsTo } from './event-mails.repository.ts';
import { placesOf } from './event-participants.repository.ts';

/** What somebody was mailed about events: invitations, and word of changes. */
export const mailsPersonalData = (database: Database): PersonalData => ({
  key: 'eventInvitations',
  title: { es: 'Invitaciones y avisos de eventos', en: 'Invitations to events and notices' },
  labels: {
    createdAt: { es: 'Desde', en: 'Since' },
    kind: { es: 'Tipo', en: 'Kind' },
    sentAt: { es: 'Enviada', en: 'Sent' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Fecha', en: 'Date' },
  },
  find: ({ email }) => findMailsTo(database.query, email),
  erase: (tx, { email }) => forgetMailsTo(tx, email),
});

/** Which events somebody's pets were or are to be at. */
export function participationsPersonalData(database: Database): PersonalData {
  return {
    key: 'eventParticipations',
    title: { es: 'Tus mascotas en eventos', en: 'Your pets at events' },
    labels: {
      createdAt: { es: 'Desde', en: 'Since' },
      pet: { es: 'Mascota', en: 'Pet' },
      place: { es: 'Lugar', en: 'Place' },
      date: { es: 'Fecha', en: 'Date' },
      attended: { es: 'Asistió', en: 'Came' },
    },
    async find({ id }) {
      const pets = await petReferences.ofOwner(database.query, id);
      const names = new Map(pets.map(({ id: petId, name }) => [petId, name]));
      const places = await placesOf(database.query, [...names.keys()]);
      return places.map(({ petId, attended, ...place }) => ({
        ...place,
        pet: names.get(petId),
        attended: asAttended(attended),
      }));
    },
    // A pet that is removed takes its places along; one that stays keeps them, and no longer says whose it was.
    erase: async () => {},
  };
}
