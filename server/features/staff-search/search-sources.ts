import { eventTitle } from '#domain/events/event-words.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { mostSearchHits } from '#domain/staff-search.ts';
import type { SearchSource } from './search-parts.ts';

const page = { page: 1, limit: mostSearchHits } as const;

/** Equal texts but for case and accents. */
const holds = <Field extends string>(field: Field, value: string) => ({
  ...page,
  order: [],
  where: [{ field, operator: 'contains' as const, value, fold: true }],
});
const equals = <Field extends string>(field: Field, value: string | number) => ({
  ...page,
  order: [],
  where: [{ field, operator: '=' as const, value }],
});

/** Found in several ways, each thing once. */
function merged<Row extends { id: string }>(...found: { items: readonly Row[] }[]): Row[] {
  const all = new Map(found.flatMap(({ items }) => items).map((row) => [row.id, row]));
  return [...all.values()].slice(0, mostSearchHits);
}

/** The number of 'SOL12', 'd-12' or '12'. */
const folioIn = (term: string): number | undefined => {
  const [, digits] = /^[a-z]{0,5}[-\s]?(\d{1,9})$/i.exec(term) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
const microchip = /^\d{15}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const withParameter = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

const day = (instant: string) => instant.slice(0, 10);

export const searchSources: readonly SearchSource[] = [
  {
    kind: 'pet',
    right: 'pets.manageAny',
    async find({ pets }, { viewer, term, language }) {
      const asked = microchip.test(term) ? equals('microchip', term) : holds('name', term);
      const { items } = await pets.query(viewer, asked);
      return items.map(({ id, name, city, federalState, status }) => ({
        id,
        title: name,
        detail: `${city}, ${federalState}`,
        path: pathFor(status === 'rehabilitation' ? 'rehabilitationPet' : 'adoptionPet', language, {
          id,
        }),
      }));
    },
  },
  {
    kind: 'account',
    right: 'accounts.manage',
    async find({ accounts }, { term, language }) {
      const rows = await accounts.idsHolding(term).limit(mostSearchHits).execute();
      const people = await accounts.contactsOf(rows.map(({ id }) => id));
      return [...people].map(([id, { name, email }]) => ({
        id,
        title: name,
        detail: email,
        path: pathFor('adminUser', language, { id }),
      }));
    },
  },
  {
    kind: 'application',
    right: 'applications.manageAny',
    async find({ applications }, { viewer, term, language }) {
      const folio = folioIn(term);
      const asked = folio === undefined ? holds('name', term) : equals('folio', folio);
      const { items } = await applications.query(viewer, asked);
      return items.map(({ id, series, folio, name, petNames }) => ({
        id,
        title: `${series}${folio} · ${name}`,
        detail: petNames.join(', '),
        path: pathFor('receivedApplication', language, { folio: String(folio) }),
      }));
    },
  },
  {
    kind: 'donation',
    right: 'donations.read',
    async find({ bookkeeping }, { viewer, term, language }) {
      const search = { term, states: [], unsettled: false };
      const { items } = await bookkeeping.list(viewer, search, page);
      return items.map(({ donation: { id, series, folio, amountCents, createdAt }, donor }) => ({
        id,
        title: folio === null ? formatPesos(amountCents) : `${series}${folio}`,
        detail: [formatPesos(amountCents), donor?.name, day(createdAt)].filter(Boolean).join(' · '),
        path: withParameter(pathFor('adminDonations', language), 'busca', term),
      }));
    },
  },
  {
    kind: 'invoice',
    right: 'invoices.manage',
    async find({ invoices }, { viewer, term, language }) {
      const folio = folioIn(term);
      const asked = uuid.test(term)
        ? equals('uuid', term.toUpperCase())
        : folio === undefined
          ? holds('receiverName', term)
          : equals('folio', folio);
      const { items } = await invoices.query(viewer, asked);
      return items.map(({ id, series, folio, receiverName, totalCents, issuedAt }) => ({
        id,
        title: `${series}${folio}`,
        detail: [receiverName, formatPesos(totalCents), day(issuedAt)].filter(Boolean).join(' · '),
        path: withParameter(pathFor('adminInvoicing', language), 'vista', 'facturas'),
      }));
    },
  },
  {
    kind: 'event',
    right: 'events.manage',
    async find({ adoptionEvents }, { viewer, term, language }) {
      const found = [
        await adoptionEvents.query(viewer, holds('title', term)),
        await adoptionEvents.query(viewer, holds('city', term)),
      ];
      return merged(...found).map((event) => ({
        id: event.id,
        title: eventTitle(event, language),
        detail: `${event.date} · ${event.city}`,
        path: pathFor('editEvent', language, { id: event.id }),
      }));
    },
  },
  {
    kind: 'message',
    right: 'contact.read',
    async find({ inbox }, { viewer, term, language }) {
      const { items } = await inbox.find(viewer, { ...page, term });
      return items.map(({ id, folio, name, subject, activityAt }) => ({
        id,
        title: subject,
        detail: `${name} · ${day(activityAt)}`,
        path: pathFor('adminMessage', language, { folio: String(folio) }),
      }));
    },
  },
];
