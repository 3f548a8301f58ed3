import { applicationFrom, type ShownApplication } from '#app/adoption/application.ts';
import { type ApplicationPet, findApplicationPets } from '#app/adoption/application-pets.ts';
import { call, callPageOf } from '#app/api/call.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import { applicationFields } from '#domain/adoption/application-fields.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';
import { type Condition, queryBy } from '#domain/contract/query-by.ts';
import { findDocuments, moveDocument } from '#domain/documents/document-calls.ts';

/** Calls about the applications that somebody sent. All throw ApiError. */

export type OwnApplication = ShownApplication;

export interface OwnApplications {
  applications: OwnApplication[];
  /** On all pages. */
  total: number;
  /** Those that may still be seen. */
  pets: ReadonlyMap<string, ApplicationPet>;
}

const rowsPerPage = 20;

const sent = queryBy(applicationFields);

/** The newest first. */
export async function findOwn(userId: string, pages: number): Promise<OwnApplications> {
  const where = [sent.where('applicantId', '=', userId)];
  const found = await Promise.all(
    Array.from({ length: pages }, (_, index) => find(where, index + 1, rowsPerPage)),
  );
  const applications = found.flatMap(({ items }) => items);
  return { applications, total: found[0]?.total ?? 0, pets: await petsOf(applications) };
}

export interface FoundOwn {
  application: OwnApplication;
  pets: OwnApplications['pets'];
}

/** Null where the reader sent none of this folio. */
export async function findOwnByFolio(userId: string, folio: number): Promise<FoundOwn | null> {
  if (!Number.isInteger(folio) || folio < 1) return null;
  const { items } = await find([sent.where('folio', '=', folio)], 1, 1);
  const [application] = items;
  if (application?.applicantId !== userId) return null;
  return { application, pets: await petsOf([application]) };
}

function find(where: Condition[], page: number, limit: number) {
  return callPageOf(
    findDocuments,
    {
      schema: 'solicitudes',
      filter: { where },
      order: [sent.orderBy('createdAt', 'desc')],
      page,
      limit,
      with: ['historial', 'transiciones'],
    },
    applicationFrom,
  );
}

const petsOf = (applications: readonly OwnApplication[]) =>
  findApplicationPets(applications.flatMap(petIdsOf));

export const petIdsOf = ({
  petId,
  secondPetId,
}: Pick<OwnApplication, 'petId' | 'secondPetId'>): string[] =>
  secondPetId === null ? [petId] : [petId, secondPetId];

export async function withdraw(once: Once, { folio }: Pick<OwnApplication, 'folio'>) {
  const transition = applicationMachine.transitions.withdraw.wire;
  const body = { schema: 'solicitudes', series: applicationSeries, folio, transition };
  await once(body, (idempotencyKey) => call(moveDocument, body, { idempotencyKey }));
}

/** Questions without an answer, and appointments for which the family has neither chosen nor offered a time. */
export function openTasks({
  questions,
  appointments,
}: Pick<OwnApplication, 'questions' | 'appointments'>) {
  return {
    questions: questions.filter(({ answer }) => answer === null).length,
    appointments: appointments.filter(
      ({ status, suggested }) => status === 'proposed' && suggested.length === 0,
    ).length,
  };
}
