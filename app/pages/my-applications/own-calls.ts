import { applicationFrom, type ShownApplication } from '#app/adoption/application.ts';
import { type ApplicationPet, findApplicationPets } from '#app/adoption/application-pets.ts';
import { type ShownTalk, talkFrom } from '#app/adoption/application-talk.ts';
import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import { applicationFields } from '#domain/adoption/application-fields.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';

/** Calls about the applications that somebody sent. All throw ApiError. */

export type OwnApplication = ShownApplication & ShownTalk;

export interface OwnApplications {
  applications: OwnApplication[];
  /** On all pages. */
  total: number;
  /** Those that may still be seen. */
  pets: ReadonlyMap<string, ApplicationPet>;
}

type Row = DataOf<'documentos:consultar'>[number];

const ownFrom = (row: Row): OwnApplication => ({
  ...applicationFrom(row),
  ...talkFrom(row),
});

const rowsPerPage = 20;

/** The newest first. */
export async function findOwn(userId: string, pages: number): Promise<OwnApplications> {
  const where = [
    { field: `payload.${applicationFields.applicantId.wire}`, operator: '=', value: userId },
  ];
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
  const { items } = await find([{ field: 'folio', operator: '=', value: folio }], 1, 1);
  const [application] = items;
  if (application?.applicantId !== userId) return null;
  return { application, pets: await petsOf([application]) };
}

function find(
  where: { field: string; operator: string; value: unknown }[],
  page: number,
  limit: number,
) {
  return callApiPage(
    'documentos:consultar',
    {
      schema: 'solicitudes',
      filter: { where },
      order: [{ field: 'created_at', direction: 'desc' }],
      page,
      limit,
      with: ['historial', 'transiciones'],
    },
    ownFrom,
  );
}

const petsOf = (applications: readonly OwnApplication[]) =>
  findApplicationPets(applications.flatMap(petIdsOf));

export const petIdsOf = ({
  petId,
  secondPetId,
}: Pick<OwnApplication, 'petId' | 'secondPetId'>): string[] =>
  secondPetId === null ? [petId] : [petId, secondPetId];

type Named = Pick<OwnApplication, 'id'>;

export async function answerQuestion({ id }: Named, questionId: string, text: string) {
  await callApi('solicitudes:contestar', { id, pregunta_id: questionId, texto: text });
}

export async function chooseTime({ id }: Named, appointmentId: string, option: string) {
  await callApi('solicitudes:elegir_cita', { id, cita_id: appointmentId, opcion: option });
}

export async function suggestTimes(
  { id }: Named,
  appointmentId: string,
  options: readonly string[],
): Promise<void> {
  const body = { id, cita_id: appointmentId, opciones: [...options] };
  await callApi('solicitudes:sugerir_horarios', body);
}

export async function cancelAppointment({ id }: Named, appointmentId: string) {
  await callApi('solicitudes:cancelar_cita', { id, cita_id: appointmentId });
}

export async function withdraw(once: Once, { folio }: Pick<OwnApplication, 'folio'>) {
  const transicion = applicationMachine.transitions.withdraw.wire;
  const body = { schema: 'solicitudes', serie: applicationSeries, folio, transicion } as const;
  await once(body, (idempotencyKey) => callApi('documentos:transitar', body, { idempotencyKey }));
}

/** Questions without an answer, and appointments for which the family has neither chosen nor offered a time. */
export function openTasks({ questions, appointments }: ShownTalk) {
  return {
    questions: questions.filter(({ answer }) => answer === null).length,
    appointments: appointments.filter(
      ({ status, suggested }) => status === 'proposed' && suggested.length === 0,
    ).length,
  };
}
