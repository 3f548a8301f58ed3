import { command, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  count,
  flag,
  id,
  inputId,
  instant,
  list,
  nullable,
  object,
  text,
  wire,
} from '../contract/shape.ts';

/** Jobs that failed permanently. */

const access = { right: 'jobs.manage' } as const;

/** Newest first. */
export const findFailedJobs = pagedQuery('trabajos:consultar', {
  access,
  takes: { page, limit },
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        kind: wire('tipo', text),
        failedAt: wire('fallo', instant),
        attempts: wire('intentos', count),
        /** Without people's data. */
        error: nullable(text),
        /** What it needs is still there. */
        isRepeatable: wire('reintentable', flag),
      },
      'FailedJob',
    ),
  ),
});
export type FailedJob = DataOfCall<typeof findFailedJobs>[number];

export const tryJobAgain = command('trabajos:reintentar', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['jobForgotten'] },
});

export const dropJob = command('trabajos:descartar', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: object({ id }),
  errors: { 404: ['notFound'] },
});
