import { applicationFrom, type ShownApplication } from '#app/adoption/application.ts';
import { type ApplicationPet, findApplicationPets } from '#app/adoption/application-pets.ts';
import { call, callPageOf } from '#app/api/call.ts';
import { refreshQueries } from '#app/api/queries.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { applicationFields } from '#domain/adoption/application-fields.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';
import {
  findWaitingApplications,
  type WaitingApplications,
} from '#domain/adoption/waiting-calls.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { findDocuments, moveDocument } from '#domain/documents/document-calls.ts';
import type { TransitionName } from './transitions.ts';
import { transitionWire } from './transitions.ts';
import { marksOf, type WarningMarks } from './warning-marks.ts';

/** Calls about the applications that somebody decides about. All throw ApiError. */

const received = queryBy(applicationFields);

/** With what only whoever decides is told. */
export interface ReceivedApplication extends ShownApplication {
  /** That of the family that was chosen for one of its pets instead; it steps back before this one can be chosen. */
  chosenInstead?: ChosenApplication | undefined;
  /** The family is on the list of who may not adopt. */
  isRestricted?: boolean | undefined;
}

type ChosenApplication = Pick<ShownApplication, 'folio' | 'name' | 'status'>;

export interface BoardQuery {
  states: readonly ApplicationState[];
  /** Of these states only what waits so; undefined for all. */
  waiting: WaitingApplications | undefined;
  /** Undefined for all. */
  petId: string | undefined;
  /** How many pages of the list are shown. */
  pages: number;
  newestFirst: boolean;
}

export interface FoundApplications {
  applications: ReceivedApplication[];
  /** On all pages. */
  total: number;
  pets: ReadonlyMap<string, ApplicationPet>;
  /** What there is to know before deciding, by application. */
  marks: WarningMarks;
}

const rowsPerPage = 60;
const related = ['historial', 'transiciones'];

/** By their age. */
export async function findForBoard(query: BoardQuery): Promise<FoundApplications> {
  const fields = query.petId === undefined ? [undefined] : petFields;
  const ids = query.waiting && (await call(findWaitingApplications, { which: query.waiting }));
  const lists =
    ids?.length === 0 ? [] : await Promise.all(fields.map((field) => findPages(query, field, ids)));
  const found = lists.flatMap(({ items }) => items);
  const applications = [...new Map(found.map((one) => [one.id, one])).values()];
  const petIds = petIdsOf(applications);
  const [pets, marks, chosen] = await Promise.all([
    findApplicationPets(petIds),
    marksOf(applications.map(({ id }) => id)),
    findChosen(petIds),
  ]);
  const total = lists.reduce((sum, { total }) => sum + total, 0);
  const shown = applications.map(withChosen(chosen)).map(withRestriction(marks));
  return { applications: shown, total, pets, marks };
}

/** Pets that are named in one call. */
const petsAtOnce = 50;

/** Those that are approved or reserved for any of the pets. */
async function findChosen(petIds: readonly string[]): Promise<ReceivedApplication[]> {
  const unique = [...new Set(petIds)];
  const parts = Array.from({ length: Math.ceil(unique.length / petsAtOnce) }, (_, part) =>
    unique.slice(part * petsAtOnce, (part + 1) * petsAtOnce),
  );
  const lists = await Promise.all(
    parts.flatMap((ids) =>
      petFields.map((name) => {
        const where = [
          received.oneOf('status', ['approved', 'reserved']),
          received.oneOf(name, ids),
        ];
        const order = [received.orderBy('createdAt')];
        const body = { schema: 'solicitudes', filter: { where }, order, limit: 100 };
        return callPageOf(findDocuments, body, applicationFrom);
      }),
    ),
  );
  return lists.flatMap(({ items }) => items);
}

/** The first of several, of which there are none but from before only one family was chosen. */
const withChosen =
  (chosen: readonly ReceivedApplication[]) =>
  (application: ReceivedApplication): ReceivedApplication => {
    const petIds = petIdsOf([application]);
    const isOther = (one: ReceivedApplication) =>
      one.id !== application.id && petIdsOf([one]).some((id) => petIds.includes(id));
    const [chosenInstead] = chosen
      .filter(isOther)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    return { ...application, chosenInstead };
  };

const withRestriction =
  (marks: WarningMarks) =>
  (application: ReceivedApplication): ReceivedApplication => ({
    ...application,
    isRestricted: marks.get(application.id)?.includes('restricted'),
  });

/** Two pets that belong together are applied for with one application. */
const petFields = ['petId', 'secondPetId'] as const;

async function findPages(
  { states, petId, pages, newestFirst }: BoardQuery,
  petField: (typeof petFields)[number] | undefined,
  ids: readonly string[] | undefined,
) {
  const where = [
    received.oneOf('status', states),
    ...(ids ? [received.oneOf('id', ids)] : []),
    ...(petField && petId !== undefined ? [received.where(petField, '=', petId)] : []),
  ];
  const order = [received.orderBy('createdAt', newestFirst ? 'desc' : 'asc')];
  const found = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      callPageOf(
        findDocuments,
        {
          schema: 'solicitudes',
          filter: { where },
          order,
          page: index + 1,
          limit: rowsPerPage,
          with: related,
        },
        applicationFrom,
      ),
    ),
  );
  return { items: found.flatMap(({ items }) => items), total: found[0]?.total ?? 0 };
}

export interface FoundApplication {
  application: ReceivedApplication;
  pets: ReadonlyMap<string, ApplicationPet>;
}

/** Null where there is none that the reader may see. */
export async function findByFolio(folio: number): Promise<FoundApplication | null> {
  if (!Number.isInteger(folio) || folio < 1) return null;
  const where = [received.where('folio', '=', folio)];
  const body = { schema: 'solicitudes', filter: { where }, limit: 1, with: related };
  const { items } = await callPageOf(findDocuments, body, applicationFrom);
  const [application] = items;
  if (!application) return null;
  const petIds = petIdsOf([application]);
  const [pets, marks, chosen] = await Promise.all([
    findApplicationPets(petIds),
    marksOf([application.id]),
    findChosen(petIds),
  ]);
  return { application: withRestriction(marks)(withChosen(chosen)(application)), pets };
}

export const petIdsOf = (
  applications: readonly Pick<ShownApplication, 'petId' | 'secondPetId'>[],
): string[] =>
  applications.flatMap(({ petId, secondPetId }) =>
    secondPetId === null ? [petId] : [petId, secondPetId],
  );

export interface Move {
  transition: TransitionName;
  /** To the family, in its language; may be empty. */
  words: string;
  /** YYYY-MM-DD, of a reservation. */
  until?: string;
}

/** Asks anew for what is shown in any case. @throws ApiError 409 where somebody else was faster */
export async function moveApplication(
  { folio }: Pick<ShownApplication, 'folio'>,
  { transition, words, until }: Move,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body = {
    schema: 'solicitudes',
    series: applicationSeries,
    folio,
    transition: transitionWire(transition),
    ...(words && { words }),
    ...(until && { until }),
  };
  try {
    await call(moveDocument, body, { idempotencyKey });
  } catch (error) {
    void refreshQueries();
    throw error;
  }
}
