import type { EventFilter } from '#domain/events/event-filter.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  when: { label: 'Eventos por fecha', upcoming: 'Próximos', past: 'Pasados' },
  count: {
    upcoming: (total: number) =>
      total === 1 ? '1 evento por venir' : `${total} eventos por venir`,
    past: (total: number) => (total === 1 ? '1 evento pasado' : `${total} eventos pasados`),
  },
  empty: {
    title: 'No hay eventos',
    filtered: 'Ninguno coincide con lo que buscas. Prueba con menos filtros.',
    past: 'Aquí verás los eventos pasados.',
  },
  filter: {
    title: 'Buscar eventos',
    labels: {
      date: 'Fecha',
      weekend: 'Fin de semana',
      city: 'Ciudad',
      federalState: 'Estado',
      postalCode: 'C.P.',
    } satisfies Record<keyof EventFilter, string>,
    weekend: 'Este fin de semana',
    anyState: 'Todos',
    apply: 'Buscar',
    clear: 'Quitar filtros',
    remove: 'Quitar filtro:',
    ignored: (labels: string) => `Este filtro no es válido y no se aplicó: ${labels}.`,
  },
  hours: (from: string, to: string) => `De ${from} a ${to} h`,
  /** For search engines: day, hours and place before what it is about. */
  summary: (day: string, hours: string, place: string, about: string) =>
    `${day}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}, ${place}. ${about}`,
  pets: (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  noPets: 'Muy pronto verás quién va',
  homes: (count: number) =>
    count === 1
      ? '1 mascota encontró familia ese día'
      : `${count} mascotas encontraron familia ese día`,
  see: 'Ver el evento',
  back: 'Eventos de adopción',
  countdown(days: number): string {
    if (days === 0) return 'Es hoy';
    return days === 1 ? 'Es mañana' : `Faltan ${days} días`;
  },
  isPast: 'Este evento ya pasó',
  moved: (day: string) => `Cambió de fecha: antes era el ${day}.`,
  cancelled: {
    title: 'Este evento se canceló',
    text: 'Ya no se hará. Mira los eventos que vienen: nos dará gusto verte en otro.',
    see: 'Ver eventos de adopción',
  },
  thanks: 'Gracias a quienes vinieron.',
  about: 'De qué se trata',
  present: 'Quiénes van a estar',
  stillWaiting: 'Siguen esperando familia',
  nobodyYet: 'Todavía no se inscribe nadie. Vuelve en unos días, o conócelos desde ahora.',
  seeAll: 'Ver mascotas en adopción',
  place: 'Dónde',
  map: 'Ver en el mapa',
  newWindow: 'Se abre en otra página',
  time: 'Cuándo',
  calendar: {
    one: 'Agregar a mi calendario',
    all: 'Suscribirme al calendario',
    allHint: 'Los eventos nuevos llegan solos a tu calendario.',
  },
  share: {
    label: 'Compartir este evento',
    message: (title: string, day: string) => `${title}, ${day}:`,
  },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    when: { label: 'Events by date', upcoming: 'Upcoming', past: 'Past' },
    count: {
      upcoming: (total) => (total === 1 ? '1 event to come' : `${total} events to come`),
      past: (total) => (total === 1 ? '1 past event' : `${total} past events`),
    },
    empty: {
      title: 'There are no events',
      filtered: 'None matches what you are looking for. Try fewer filters.',
      past: 'Past events will appear here.',
    },
    filter: {
      title: 'Find events',
      labels: {
        date: 'Date',
        weekend: 'Weekend',
        city: 'City',
        federalState: 'State',
        postalCode: 'ZIP code',
      },
      weekend: 'This weekend',
      anyState: 'All',
      apply: 'Search',
      clear: 'Clear filters',
      remove: 'Remove filter:',
      ignored: (labels) => `This filter is not valid and was not applied: ${labels}.`,
    },
    hours: (from, to) => `From ${from} to ${to}`,
    summary: (day, hours, place, about) =>
      `${day}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}, ${place}. ${about}`,
    pets: (count) => (count === 1 ? '1 pet' : `${count} pets`),
    noPets: 'Soon you will see who is coming',
    homes: (count) =>
      count === 1 ? '1 pet found a family that day' : `${count} pets found a family that day`,
    see: 'See the event',
    back: 'Adoption events',
    countdown(days) {
      if (days === 0) return 'It is today';
      return days === 1 ? 'It is tomorrow' : `${days} days to go`;
    },
    isPast: 'This event is over',
    moved: (day) => `The date has changed: it was ${day}.`,
    cancelled: {
      title: 'This event was canceled',
      text: 'It will not take place. Have a look at the upcoming events: we would love to see you at another one.',
      see: 'See adoption events',
    },
    thanks: 'Thank you to everybody who came.',
    about: 'What it is about',
    present: 'Who will be there',
    stillWaiting: 'Still waiting for a family',
    nobodyYet: 'Nobody has signed up yet. Come back in a few days, or meet them now.',
    seeAll: 'See pets for adoption',
    place: 'Where',
    map: 'See it on the map',
    newWindow: 'Opens another page',
    time: 'When',
    calendar: {
      one: 'Add to my calendar',
      all: 'Subscribe to the calendar',
      allHint: 'New events come to your calendar by themselves.',
    },
    share: {
      label: 'Share this event',
      message: (title, day) => `${title}, ${day}:`,
    },
  },
};

/** What stands on the public pages of events: its own dictionary, which no other page loads. */
export function useEventsText(): typeof es {
  return texts[useLanguage()];
}
