import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Suscriptores del boletín',
  lead: 'Quienes pidieron el boletín y no lo han cancelado. Los pendientes aún no confirman su correo.',
  search: 'Buscar',
  searchHint:
    'Por nombre, o por correo si escribes @. También encuentra a quienes ya no están en la lista.',
  find: 'Buscar',
  all: 'Ver todos',
  export: { button: 'Exportar CSV', busy: 'Exportando…' },
  count: (total: number) => (total === 1 ? '1 suscriptor' : `${total} suscriptores`),
  empty: 'Todavía no hay suscriptores.',
  nothingFound: 'Nadie coincide con tu búsqueda.',
  columns: {
    folio: 'Folio',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    language: 'Idioma',
    status: 'Estado',
    since: 'Desde',
    actions: 'Acciones',
  },
  statuses: { pending: 'Pendiente', active: 'Vigente', cancelled: 'Cancelado' },
  ends: {
    refused: 'su servidor dice que el buzón no existe',
    bounced: 'los correos volvieron',
    complained: 'lo marcó como no deseado',
  },
  remove: 'Eliminar',
  removeNamed: (name: string) => `Eliminar a ${name}`,
  confirm: {
    title: '¿Eliminar esta suscripción?',
    text: (name: string, email: string) =>
      `${name} (${email}) sale de la lista para siempre. No se puede deshacer.`,
    yes: 'Sí, eliminar',
    no: 'No, conservar',
  },
  removed: (name: string) => `${name} ya no está en la lista.`,
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'Newsletter subscribers',
    lead: 'Those who asked for the newsletter and have not canceled it. Pending ones have not confirmed their address yet.',
    search: 'Search',
    searchHint: 'By name, or by email when you type @. Also finds those who are off the list.',
    find: 'Search',
    all: 'Show all',
    export: { button: 'Export CSV', busy: 'Exporting…' },
    count: (total) => (total === 1 ? '1 subscriber' : `${total} subscribers`),
    empty: 'There are no subscribers yet.',
    nothingFound: 'Nobody matches your search.',
    columns: {
      folio: 'Number',
      name: 'Name',
      phone: 'Telephone',
      email: 'Email',
      language: 'Language',
      status: 'State',
      since: 'Since',
      actions: 'Actions',
    },
    statuses: { pending: 'Pending', active: 'Active', cancelled: 'Canceled' },
    ends: {
      refused: 'its server says there is no such mailbox',
      bounced: 'emails came back',
      complained: 'reported it as unwanted',
    },
    remove: 'Delete',
    removeNamed: (name) => `Delete ${name}`,
    confirm: {
      title: 'Delete this subscription?',
      text: (name, email) => `${name} (${email}) leaves the list for good. This cannot be undone.`,
      yes: 'Yes, delete',
      no: 'No, keep it',
    },
    removed: (name) => `${name} is no longer on the list.`,
  },
};

/** The administrators' list of subscribers: its own dictionary, which no public page loads. */
export function useSubscribersText(): typeof es {
  return texts[useLanguage()];
}
