import { z } from 'zod';
import { careCalendarPath } from '#domain/care/calendar-path.ts';
import type { Context } from '#server/context.ts';
import { defineAction } from '../../registry.ts';
import { nothing, shape, text } from '../../values.ts';
import { wireLanguage } from '../../wire-text.ts';

const urlOf = ({ config }: Pick<Context, 'config'>, key: string) =>
  config.siteUrl + careCalendarPath(key);

const consultar = defineAction({
  name: 'cuidados:calendario',
  summary:
    'The address of the caller’s calendar (iCalendar) of what is due for their animals and those that they hold, to subscribe ' +
    'to; null where they have none. Whoever knows it reads it without a session.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ url: text.nullable() }),
  async handle({ viewer, context }) {
    const key = await context.care.findCareCalendar(viewer);
    return { data: { url: key === undefined ? null : urlOf(context, key) } };
  },
});

const renovar = defineAction({
  name: 'cuidados:renovar_calendario',
  summary: 'Gives the caller’s calendar a new address, or its first one; the one before ends.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ url: text }),
  async handle({ viewer, context }) {
    return { data: { url: urlOf(context, await context.care.renewCareCalendar(viewer)) } };
  },
});

const quitar = defineAction({
  name: 'cuidados:quitar_calendario',
  summary: 'Ends the address of the caller’s calendar.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: nothing,
  async handle({ viewer, context }) {
    await context.care.removeCareCalendar(viewer);
    return { data: null };
  },
});

export const calendario = [consultar, renovar, quitar];
