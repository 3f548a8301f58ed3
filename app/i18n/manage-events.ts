import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Eventos',
  lead: 'Crea los eventos de adopción, elige qué mascotas van e invita a la gente.',
  create: 'Nuevo evento',
  copyLast: 'Duplicar el último',
  copy: 'Duplicar',
  copyOne: (title: string) => `Duplicar: ${title}`,
  day: 'Lista del día',
  dayOne: (title: string) => `Lista del día: ${title}`,
  when: { label: 'Eventos por fecha', upcoming: 'Próximos', past: 'Pasados' },
  count: (total: number) => (total === 1 ? '1 evento' : `${total} eventos`),
  empty: 'No hay eventos',
  columns: { date: 'Fecha', event: 'Evento', pets: 'Mascotas', actions: 'Acciones' },
  hours: (from: string, to: string) => `${from} a ${to} h`,
  pets: (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  homes: (count: number) => (count === 1 ? '1 adopción ese día' : `${count} adopciones ese día`),
  see: 'Ver',
  edit: 'Editar',
  editOne: (title: string) => `Editar: ${title}`,
  remove: 'Eliminar',
  removeOne: (title: string) => `Eliminar: ${title}`,
  confirm: {
    title: '¿Eliminar este evento?',
    text: (title: string, day: string) =>
      `${title}, ${day}, ya no se anuncia. Si todavía no se hacía, su página dirá que se canceló. No se puede deshacer.`,
    yes: 'Sí, eliminar',
    no: 'No, conservar',
  },
  inviteOne: (title: string) => `Invitar: ${title}`,
  invite: 'Invitar',
  removed: 'El evento fue eliminado con éxito',
  made: (title: string) => `${title}: creado`,
  saved: (title: string) => `${title}: guardado`,
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'Events',
    lead: 'Create the adoption events, choose which pets come, and invite people.',
    create: 'New event',
    copyLast: 'Duplicate the last one',
    copy: 'Duplicate',
    copyOne: (title) => `Duplicate: ${title}`,
    day: 'List of the day',
    dayOne: (title) => `List of the day: ${title}`,
    when: { label: 'Events by date', upcoming: 'Upcoming', past: 'Past' },
    count: (total) => (total === 1 ? '1 event' : `${total} events`),
    empty: 'There are no events',
    columns: { date: 'Date', event: 'Event', pets: 'Pets', actions: 'Actions' },
    hours: (from, to) => `${from} to ${to}`,
    pets: (count) => (count === 1 ? '1 pet' : `${count} pets`),
    homes: (count) => (count === 1 ? '1 adoption that day' : `${count} adoptions that day`),
    see: 'See',
    edit: 'Edit',
    editOne: (title) => `Edit: ${title}`,
    remove: 'Delete',
    removeOne: (title) => `Delete: ${title}`,
    confirm: {
      title: 'Delete this event?',
      text: (title, day) =>
        `${title}, ${day}, is no longer announced. If it was still to come, its page will say that it was canceled. This cannot be undone.`,
      yes: 'Yes, delete',
      no: 'No, keep it',
    },
    inviteOne: (title) => `Invite: ${title}`,
    invite: 'Invite',
    removed: 'The event was deleted successfully',
    made: (title) => `${title}: created`,
    saved: (title) => `${title}: saved`,
  },
};

/** The administrators' events: their own dictionary, which no public page loads. */
export function useManageEventsText(): typeof es {
  return texts[useLanguage()];
}
