import type { EventDescription } from '#domain/events/event.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  create: 'Nuevo evento',
  createLead: 'Lo que escribes se guarda en este navegador hasta que lo publicas.',
  edit: 'Editar evento',
  editLead: 'Los cambios se ven en la página y en los calendarios en cuanto guardas.',
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
    title: 'Opcional. Si lo dejas vacío se llama «Evento de adopción en…» y el nombre del lugar.',
    address: 'Empieza por el nombre del lugar. Por ejemplo, «Parque México, Av. México s/n».',
    date: (zone: string | undefined) =>
      zone ? `La hora y el día del lugar: ${zone}.` : 'La hora y el día del lugar.',
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
  draft: {
    restored: 'Recuperamos lo que no habías guardado.',
    changed: (parts: string) =>
      `Mientras tanto alguien más cambió el evento. No se guardó nada tuyo todavía; ya ves aquí lo nuevo: ${parts}.`,
    ownParts: (parts: string) =>
      `Dejamos lo que tú escribiste en: ${parts}. Revísalo antes de guardar.`,
    startAnew: 'Empezar de nuevo',
    discard: 'Descartar mis cambios',
  },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    create: 'New event',
    createLead: 'What you type is kept in this browser until you publish it.',
    edit: 'Edit event',
    editLead: 'Changes show on the site and in calendars as soon as you save.',
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
      title: 'Optional. Left empty, it is “Adoption event at…” and the name of the place.',
      address: 'Begin with the name of the place. For example, “Parque México, Av. México s/n”.',
      date: (zone) =>
        zone
          ? `Day and hours as they are at the place: ${zone}.`
          : 'Day and hours as they are at the place.',
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
    draft: {
      restored: 'We brought back what you had not saved.',
      changed: (parts) =>
        `Somebody else changed the event in the meantime. Nothing of yours is saved yet; what is new shows here: ${parts}.`,
      ownParts: (parts) => `We left what you typed in: ${parts}. Check it before you save.`,
      startAnew: 'Start over',
      discard: 'Discard my changes',
    },
  },
};

/** The form of an event: its own dictionary, which no public page loads. */
export function useEventFormText(): typeof es {
  return texts[useLanguage()];
}
