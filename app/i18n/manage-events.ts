import type { EventDescription } from '#domain/events/event.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Eventos',
  lead: 'Crea los eventos de adopción, elige qué mascotas van e invita a la gente.',
  create: 'Nuevo evento',
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
      `${title}, ${day}, desaparece de la página y de los calendarios. No se puede deshacer.`,
    yes: 'Sí, eliminar',
    no: 'No, conservar',
  },
  inviteOne: (title: string) => `Invitar: ${title}`,
  invite: {
    button: 'Invitar',
    title: (event: string) => `Invitar: ${event}`,
    lead: 'Recibe un correo quien confirmó el boletín y quien lleva mascotas al evento. A quien ya lo recibió no le llega otra vez.',
    added: 'Otros correos (opcional)',
    hint: 'Separados por comas o en renglones; hasta 200.',
    send: 'Enviar invitaciones',
    sending: 'Enviando… puede tardar un minuto y medio.',
    progress: 'Correos que ya salieron',
    settled: (settled: number, total: number) => `Van ${settled} de ${total}`,
    all: 'Correos Enviados',
    partial: 'Envío Parcialmente Exitoso',
    none: 'Error en el Envío',
    nobody: 'Todavía no hay a quién escribirle',
    counts: (sent: number, failed: number) => `Enviados: ${sent}. Con error: ${failed}.`,
    failed: 'Correos con error',
    sent: 'Ver los correos enviados',
  },
  removed: 'El evento fue eliminado con éxito',
  saved: (title: string) => `${title}: guardado`,
  form: {
    create: 'Nuevo evento',
    edit: 'Editar evento',
    back: 'Volver a los eventos',
    where: 'Lugar',
    what: 'Cuándo y qué',
    who: 'Mascotas que van',
    save: 'Guardar evento',
    saving: 'Guardando…',
    chosen(count: number): string {
      if (count === 0) return 'Todavía no va ninguna';
      return count === 1 ? 'Va 1 mascota' : `Van ${count} mascotas`;
    },
    past: 'Esta fecha ya pasó: se guardará entre los eventos pasados.',
    hints: {
      address: 'Empieza por el nombre del lugar. Por ejemplo, «Parque México, Av. México s/n».',
      title: 'Opcional. Si lo dejas vacío se llama «Evento de adopción en…» y el nombre del lugar.',
      date: 'La hora y el día del lugar.',
    },
  },
  fields: {
    title: 'Título',
    description: 'Descripción',
    date: 'Fecha',
    startsAt: 'De',
    endsAt: 'A',
    address: 'Dirección',
    neighborhood: 'Colonia',
    postalCode: 'Código postal',
    city: 'Ciudad',
    federalState: 'Estado',
  } satisfies Record<keyof EventDescription, string>,
  choose: 'Elige un estado',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'Events',
    lead: 'Create the adoption events, choose which pets come, and invite people.',
    create: 'New event',
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
        `${title}, ${day}, disappears from the site and from calendars. This cannot be undone.`,
      yes: 'Yes, delete',
      no: 'No, keep it',
    },
    inviteOne: (title) => `Invite: ${title}`,
    invite: {
      button: 'Invite',
      title: (event) => `Invite: ${event}`,
      lead: 'Whoever confirmed the newsletter and whoever brings pets to the event gets a mail. Who got it already does not get it again.',
      added: 'Other addresses (optional)',
      hint: 'Separated by commas or on lines; up to 200.',
      send: 'Send invitations',
      sending: 'Sending… this can take a minute and a half.',
      progress: 'Emails that have left',
      settled: (settled, total) => `${settled} of ${total} so far`,
      all: 'Emails Sent',
      partial: 'Partially Successful Sending',
      none: 'Sending Error',
      nobody: 'There is nobody to write to yet',
      counts: (sent, failed) => `Sent: ${sent}. With errors: ${failed}.`,
      failed: 'Emails with errors',
      sent: 'See the emails sent',
    },
    removed: 'The event was deleted successfully',
    saved: (title) => `${title}: saved`,
    form: {
      create: 'New event',
      edit: 'Edit event',
      back: 'Back to the events',
      where: 'Place',
      what: 'When and what',
      who: 'Pets that come',
      save: 'Save event',
      saving: 'Saving…',
      chosen(count) {
        if (count === 0) return 'None comes yet';
        return count === 1 ? '1 pet comes' : `${count} pets come`;
      },
      past: 'This date has passed: the event will be kept among the past ones.',
      hints: {
        address: 'Begin with the name of the place. For example, “Parque México, Av. México s/n”.',
        title: 'Optional. Left empty, it is “Adoption event at…” and the name of the place.',
        date: 'Day and hours as they are at the place.',
      },
    },
    fields: {
      title: 'Title',
      description: 'Description',
      date: 'Date',
      startsAt: 'From',
      endsAt: 'To',
      address: 'Address',
      neighborhood: 'Neighborhood',
      postalCode: 'ZIP code',
      city: 'City',
      federalState: 'State',
    },
    choose: 'Choose a state',
  },
};

/** The administrators' events: their own dictionary, which no public page loads. */
export function useManageEventsText(): typeof es {
  return texts[useLanguage()];
}
