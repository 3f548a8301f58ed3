import { z } from 'zod';
import { queryInput } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { count, flag, id, instant, shape, text } from '../values.ts';
import { wireId } from '../wire-text.ts';

const one = z.object({ id: wireId });

const job = shape({
  id,
  created_at: instant,
  tipo: text,
  fallo: instant,
  intentos: count,
  error: text.nullable(),
  reintentable: flag,
}).meta({ id: 'FailedJob' });

const consultar = defineAction({
  name: 'trabajos:consultar',
  summary:
    'Jobs of the portal that failed permanently, newest first: `tipo`, when it was asked for (`created_at`) and failed ' +
    '(`fallo`), how often it was tried (`intentos`), and the last `error` without people’s data. With `reintentable` false it ' +
    'held a link or key that was deleted when it failed.',
  access: { right: 'jobs.manage' },
  input: queryInput.pick({ page: true, limit: true }),
  output: z.array(job),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.failedJobs.list(viewer, input);
    const data = items.map(({ id, kind, createdAt, failedAt, attempts, error, forgotten }) => ({
      id,
      created_at: createdAt,
      tipo: kind,
      fallo: failedAt,
      intentos: attempts,
      error,
      reintentable: !forgotten,
    }));
    return { data, page };
  },
});

const reintentar = defineAction({
  name: 'trabajos:reintentar',
  summary:
    'Has a job that failed permanently tried again, from its first try on; 409 where it is not `reintentable`.',
  access: { right: 'jobs.manage' },
  input: one,
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['jobForgotten'] },
  async handle({ input, viewer, address, context }) {
    await context.failedJobs.tryAgain({ viewer, address }, input.id);
    return { data: { id: input.id } };
  },
});

const descartar = defineAction({
  name: 'trabajos:descartar',
  summary: 'Drops a job that failed permanently, for good.',
  access: { right: 'jobs.manage' },
  input: one,
  output: shape({ id }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await context.failedJobs.drop({ viewer, address }, input.id);
    return { data: { id: input.id } };
  },
});

export const trabajos = [consultar, reintentar, descartar] as const;
