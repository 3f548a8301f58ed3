import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { identityKinds } from '#domain/adoption/identity.ts';
import {
  type AppealOutcome,
  appealOutcomes,
  type RestrictionInput,
  restrictionStates,
} from '#domain/adoption/restriction.ts';

/** People who may not adopt for a time. Calls throw ApiError. */
export type ShownRestriction = ReturnType<typeof restrictionFrom>;

const restrictionFrom = (row: DataOf<'personas_restringidas:consultar'>[number]) => ({
  id: row.id,
  /** Instant. */
  since: row.created_at,
  /** YYYY-MM-DD. */
  until: row.hasta,
  state: restrictionStates.fromWire(row.estado) ?? 'ended',
  /** Instant. */
  liftedAt: row.levantada,
  label: row.etiqueta,
  reason: row.motivo,
  kinds: row.datos.flatMap((word) => identityKinds.fromWire(word) ?? []),
  enteredBy: row.registro,
  appeals: row.objeciones.map(({ fecha, texto, resultado }) => ({
    at: fecha,
    text: texto,
    outcome: appealOutcomes.fromWire(resultado) ?? 'pending',
  })),
});

/** Newest first. */
export const findRestrictions = ({ page }: { page: number }) =>
  callApiPage('personas_restringidas:consultar', { page, limit: 30 }, restrictionFrom);

export async function addRestriction(
  { email, phone, rfc, name, postalCode, label, reason, endsOn }: RestrictionInput,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body = {
    correo: email,
    telefono: phone,
    rfc,
    nombre: name,
    cp: postalCode,
    etiqueta: label,
    motivo: reason,
    hasta: endsOn,
  };
  await callApi('personas_restringidas:crear', body, { idempotencyKey });
}

export async function noteAppeal(id: string, text: string, outcome: AppealOutcome): Promise<void> {
  const resultado = appealOutcomes.toWire(outcome);
  await callApi('personas_restringidas:apelar', { id, texto: text, resultado });
}

export async function liftRestriction(id: string): Promise<void> {
  await callApi('personas_restringidas:levantar', { id });
}
