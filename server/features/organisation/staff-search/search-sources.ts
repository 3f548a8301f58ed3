import { applicationNumber } from '#domain/adoption/application-number.ts';
import { dateIn } from '#domain/clock.ts';
import { driveTurnParam } from '#domain/drives/turn-address.ts';
import { normalizeEmail } from '#domain/email.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import { type Language, locale } from '#domain/language.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { formatPesos } from '#domain/money.ts';
import { readMicrochip } from '#domain/pets/microchip.ts';
import { formatPhone, searchedPhone } from '#domain/phone.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import { mostSearchHits } from '#domain/staff-search.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { SearchDependencies, SearchSource } from './search-dependencies.ts';

/** Of those whose foster homes are looked for. */
const mostPeople = 100;

const page = { page: 1, limit: mostSearchHits, withTotal: false } as const;

/** Equal texts but for case and accents. */
const holds = <Field extends string>(field: Field, value: string) => ({
  ...page,
  order: [],
  where: [{ field, operator: 'contains' as const, value, fold: true }],
});
/** As it stands: folding a column that is not kept folded takes long. */
const contains = <Field extends string>(field: Field, value: string) => ({
  ...page,
  order: [],
  where: [{ field, operator: 'contains' as const, value }],
});
const equals = <Field extends string>(field: Field, value: string | number, fold = false) => ({
  ...page,
  order: [],
  where: [{ field, operator: '=' as const, value, fold }],
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
/** What is not called so as well. */
const isNumber = (term: string) => /^[\d\s().+-]+$/.test(term);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const withParameter = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters)}`;

/** @param day YYYY-MM-DD */
const shortDay = (day: string, language: Language) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** The day of an instant where the organisation is. */
const dayOf = (instant: string, { timezone }: SearchDependencies, language: Language) =>
  shortDay(dateIn(timezone, new Date(instant)), language);

const facts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

export const searchSources: readonly SearchSource[] = [
  {
    kind: 'pet',
    right: 'pets.manageAny',
    async find({ pets }, { viewer, term, language }) {
      const [microchip, phone] = [readMicrochip(term), searchedPhone(term)];
      const found = [];
      if (microchip) found.push(await pets.query(viewer, equals('microchip', microchip)));
      if (phone) found.push(await pets.findByAdopterPhone(viewer, phone, mostSearchHits));
      if (found.length === 0 || !isNumber(term)) {
        // Of many whose names hold the term, those first that are called so.
        found.push(await pets.query(viewer, equals('name', term, true)));
        found.push(await pets.query(viewer, holds('name', term)));
      }
      return merged(...found).map(({ id, name, city, federalState, status }) => ({
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
      const people = await accounts.contactsOf(await accounts.someHolding(term, mostSearchHits));
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
      const [folio, phone] = [folioIn(term), searchedPhone(term)];
      const byPerson = phone
        ? [equals('phone', phone)]
        : [holds('name', term), contains('email', normalizeEmail(term))];
      const ways = folio === undefined ? byPerson : [equals('folio', folio)];
      const found = [];
      for (const requested of ways) {
        found.push(await applications.query(viewer, requested));
        if (merged(...found).length === mostSearchHits) break;
      }
      return merged(...found).map(({ id, folio, name, petNames }) => ({
        id,
        title: `${applicationNumber(folio)} · ${name}`,
        detail: petNames.join(', '),
        path: pathFor('receivedApplication', language, { folio: String(folio) }),
      }));
    },
  },
  {
    kind: 'fosterHome',
    right: 'fosters.manage',
    async find({ accounts, fostering }, { viewer, term, language }) {
      const accountIds = await accounts.someHolding(term, mostPeople);
      if (accountIds.length === 0) return [];
      const { items } = await fostering.listHomes(viewer, { accountIds }, page);
      return items.map(({ id, city, contact }) => ({
        id,
        title: contact?.name ?? city,
        detail: facts(city, contact?.phone && formatPhone(contact.phone)),
        path: withParameter(pathFor('adminFosterHomes', language), { ciudad: city }),
      }));
    },
  },
  {
    kind: 'donation',
    right: 'donations.read',
    async find(dependencies, { viewer, term, language }) {
      const search = { term, states: [], unsettled: false };
      const { items } = await dependencies.bookkeeping.list(viewer, search, page);
      return items.map(({ donation: { id, series, folio, amountCents, createdAt }, donor }) => {
        const [amount, name] = [
          formatPesos(amountCents),
          folio === null ? '' : `${series}${folio}`,
        ];
        return {
          id,
          title: name || amount,
          detail: facts(name && amount, donor?.name, dayOf(createdAt, dependencies, language)),
          path: withParameter(pathFor('adminDonations', language), {
            busca: name || term,
            donativo: id,
          }),
        };
      });
    },
  },
  {
    kind: 'invoice',
    right: 'invoices.manage',
    async find({ invoices }, { viewer, term, language }) {
      const folio = folioIn(term);
      const requested = uuid.test(term)
        ? equals('uuid', term.toUpperCase())
        : folio === undefined
          ? holds('receiverName', term)
          : equals('folio', folio);
      const { items } = await invoices.query(viewer, requested);
      return items.map(({ id, series, folio, receiverName, totalCents, issuedAt }) => ({
        id,
        title: `${series}${folio}`,
        detail: facts(
          receiverName,
          formatPesos(totalCents),
          // Without a zone: the hour of the issuer.
          shortDay(issuedAt.slice(0, 10), language),
        ),
        path: withParameter(pathFor('adminInvoicing', language), {
          vista: 'facturas',
          busca: String(folio),
        }),
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
        detail: facts(shortDay(event.date, language), event.city),
        path: pathFor('editEvent', language, { id: event.id }),
      }));
    },
  },
  {
    kind: 'message',
    right: 'contact.read',
    async find(dependencies, { viewer, term, language }) {
      const { items } = await dependencies.inbox.find(viewer, { ...page, term });
      return items.map(({ id, folio, name, subject, activityAt }) => ({
        id,
        title: subject,
        detail: facts(name, dayOf(activityAt, dependencies, language)),
        path: pathFor('adminMessage', language, { folio: String(folio) }),
      }));
    },
  },
  {
    kind: 'rescue',
    right: 'rescues.attend',
    async find(dependencies, { viewer, term, language }) {
      const filter = { term, scope: 'all' as const };
      const { items } = await dependencies.rescues.findReports(viewer, filter, page);
      return items.map(({ id, folio, kind, place, createdAt }) => ({
        id,
        title: `${folio} · ${rescueLabels[language].kinds[kind]}`,
        detail: facts(place, dayOf(createdAt, dependencies, language)),
        path: pathFor('adminRescue', language, { folio: String(folio) }),
      }));
    },
  },
  {
    kind: 'drivePlace',
    right: 'drives.manage',
    async find({ drives }, { viewer, term, language }) {
      const found = await drives.searchPlaces(viewer, term, mostSearchHits);
      return found.map(({ id, folio, code, petName, name, onDate }) => ({
        id,
        title: `${code} · ${petName}`,
        detail: facts(name, shortDay(onDate, language)),
        path: withParameter(pathFor('adminDrive', language, { folio: String(folio) }), {
          [driveTurnParam]: code,
        }),
      }));
    },
  },
  {
    kind: 'volunteer',
    right: 'volunteers.coordinate',
    async find(dependencies, { viewer, term, language }) {
      const filter = { term, scope: 'all' as const };
      const { items } = await dependencies.volunteers.findVolunteers(viewer, filter, page);
      return items.map(({ id, folio, name, state, createdAt }) => ({
        id,
        title: name,
        detail: facts(
          volunteerLabels[language].states[state],
          dayOf(createdAt, dependencies, language),
        ),
        path: pathFor('adminVolunteer', language, { folio: String(folio) }),
      }));
    },
  },
  {
    kind: 'notice',
    right: 'lostAndFound.attend',
    async find(dependencies, { viewer, term, language }) {
      const filter = { term, scope: 'all' as const };
      const { items } = await dependencies.lostAndFound.findDesk(viewer, filter, page);
      const { kinds, species } = noticeLabels[language];
      return items.map(({ id, folio, kind, species: one, place, createdAt }) => ({
        id,
        title: `${folio} · ${kinds[kind]}, ${species[one]}`,
        detail: facts(place, dayOf(createdAt, dependencies, language)),
        path: pathFor('adminNotice', language, { folio: String(folio) }),
      }));
    },
  },
];
