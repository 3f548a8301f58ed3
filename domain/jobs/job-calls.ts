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
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { failedOrigins, failureReasons } from './failed-work.ts';

/** What failed permanently: jobs, and sendings of other kinds that somebody has to see to. */

const access = { right: 'jobs.manage' } as const;

/** Newest first. */
export const findFailedJobs = pagedQuery('trabajos:consultar', {
  access,
  takes: { page, limit },
  gives: list(
    object(
      {
        /** Of the job, the answer, the issue or the event. */
        id,
        origin: wire('origen', word(failedOrigins)),
        createdAt: wire('created_at', instant),
        /** Of a job, else empty. */
        kind: wire('tipo', text),
        failedAt: wire('fallo', instant),
        attempts: wire('intentos', count),
        /** Its mail's subject, or what it is about. */
        subject: wire('asunto', nullable(text)),
        /** The first addresses, of so many. */
        recipients: wire('para', list(text)),
        recipientCount: wire('destinatarios', count),
        reason: wire('motivo', word(failureReasons)),
        /** As it was noted, without people's data. */
        error: nullable(text),
        /** Of the message that was answered. */
        folio: nullable(count),
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
  takes: { id: inputId, origin: wire('origen', optionally(word(failedOrigins), 'job')) },
  gives: object({ id }),
  errors: { 404: ['notFound'] },
});
