import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';

/** Jobs that failed permanently. */
export type FailedJob = ReturnType<typeof jobFrom>;

const jobFrom = (row: DataOf<'trabajos:consultar'>[number]) => ({
  id: row.id,
  kind: row.tipo,
  createdAt: row.created_at,
  failedAt: row.fallo,
  attempts: row.intentos,
  error: row.error,
  /** What it needs is still there. */
  repeatable: row.reintentable,
});

/** Newest first. */
export const findFailedJobs = ({ page }: { page: number }) =>
  callApiPage('trabajos:consultar', { page, limit: 30 }, jobFrom);

export const jobDecisions = {
  tryAgain: (id: string) => callApi('trabajos:reintentar', { id }),
  drop: (id: string) => callApi('trabajos:descartar', { id }),
} as const;

export type JobDecision = keyof typeof jobDecisions;
