import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { findInvitationsTo, forgetInvitationsTo } from './event-invitations.repository.ts';

/** Which events somebody was invited to; their pets' places go, or stay, with the pets. */
export const eventsPersonalData = (database: Database): PersonalData => ({
  key: 'eventInvitations',
  title: { es: 'Invitaciones a eventos', en: 'Invitations to events' },
  labels: {
    createdAt: { es: 'Desde', en: 'Since' },
    sentAt: { es: 'Enviada', en: 'Sent' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Fecha', en: 'Date' },
  },
  find: ({ email }) => findInvitationsTo(database.query, email),
  erase: (tx, { email }) => forgetInvitationsTo(tx, email),
});
