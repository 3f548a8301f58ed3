import { callApi, callApiFile } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Spans } from '#domain/adoption/figures.ts';
import { recordedReasons } from '#domain/adoption/warnings.ts';
import type { Language } from '#domain/language.ts';

/** How applications went, in numbers. Calls throw ApiError. */

export interface GroupFigures {
  received: number;
  adopted: number;
  returned: number;
  answer: Spans;
  adoption: Spans;
}

export type MonthFigures = GroupFigures & { month: string };

/** YYYY-MM, both included. */
export interface Period {
  first: string;
  last: string;
}

type Row = DataOf<'solicitudes:cifras'>['total'];

const groupFrom = (row: Row): GroupFigures => ({
  received: row.recibidas,
  adopted: row.adoptadas,
  returned: row.devueltas,
  answer: { median: row.respuesta.mediana, p90: row.respuesta.p90 },
  adoption: { median: row.adopcion.mediana, p90: row.adopcion.p90 },
});

const bodyOf = ({ first, last }: Period) => ({ desde: first, hasta: last });

export async function findFigures(period: Period) {
  const found = await callApi('solicitudes:cifras', bodyOf(period));
  return {
    all: groupFrom(found.total),
    months: found.meses.map((row): MonthFigures => ({ month: row.mes, ...groupFrom(row) })),
    reasons: found.motivos.map(({ motivo, total }) => ({
      reason: recordedReasons.fromWire(motivo) ?? ('ownWords' as const),
      total,
    })),
    rescuers: found.responsables.map((row) => ({ name: row.nombre, ...groupFrom(row) })),
  };
}

export const exportFigures = (period: Period, lang: Language) =>
  callApiFile('solicitudes:exportar_cifras', { ...bodyOf(period), lang });
