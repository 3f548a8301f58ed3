import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { type IdentityKind, identityKinds } from '#domain/adoption/identity.ts';
import {
  type RecordedReason,
  recordedReasons,
  type WarningMark,
  type WarningOutcome,
  warningLimits,
  warningMarks,
  warningOutcomes,
} from '#domain/adoption/warnings.ts';

/** What whoever decides should know about who applies. Calls throw ApiError. */

export interface ShownWarning {
  kinds: IdentityKind[];
  otherAccount: boolean;
  otherName: boolean;
  outcome: WarningOutcome;
  /** Instant. */
  createdAt: string;
  known: { folio: number; name: string; reason: RecordedReason | undefined } | null;
}

export interface ShownWarnings {
  applications: ShownWarning[];
  more: boolean;
  restriction: { until: string; kinds: IdentityKind[]; reason: string | null } | null;
}

export async function findWarnings(id: string): Promise<ShownWarnings> {
  const found = await callApi('solicitudes:advertencias', { id });
  return {
    applications: found.solicitudes.map((one) => ({
      kinds: kindsFrom(one.datos),
      otherAccount: one.otra_cuenta,
      otherName: one.otro_nombre,
      outcome: warningOutcomes.fromWire(one.resultado) ?? 'open',
      createdAt: one.created_at,
      known: one.conocida && {
        folio: one.conocida.folio,
        name: one.conocida.nombre,
        reason: recordedReasons.fromWire(one.conocida.motivo),
      },
    })),
    more: found.hay_mas,
    restriction: found.restriccion && {
      until: found.restriccion.hasta,
      kinds: kindsFrom(found.restriccion.datos),
      reason: found.restriccion.motivo,
    },
  };
}

const kindsFrom = (words: readonly string[]) =>
  words.flatMap((word) => identityKinds.fromWire(word) ?? []);

export type WarningMarks = ReadonlyMap<string, WarningMark[]>;

/** A board can be read without them. */
export async function findMarks(ids: readonly string[]): Promise<WarningMarks> {
  const portions = Array.from(
    { length: Math.ceil(ids.length / warningLimits.marked) },
    (_, index) => ids.slice(index * warningLimits.marked, (index + 1) * warningLimits.marked),
  );
  const found = await Promise.all(
    portions.map((portion) => callApi('solicitudes:marcas', { ids: portion }).catch(() => [])),
  );
  return new Map(
    found
      .flat()
      .map(({ id, avisos }) => [id, avisos.flatMap((word) => warningMarks.fromWire(word) ?? [])]),
  );
}

/** @param until YYYY-MM-DD */
export async function restrictApplicant(
  applicationId: string,
  { reason, label, until }: { reason: string; label: string; until: string },
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body = { solicitud_id: applicationId, motivo: reason, etiqueta: label, hasta: until };
  await callApi('personas_restringidas:crear', body, { idempotencyKey });
}
