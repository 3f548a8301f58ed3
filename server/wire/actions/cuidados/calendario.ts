import { careCalendarPath } from '#domain/care/calendar-path.ts';
import {
  findCareCalendar,
  removeCareCalendar,
  renewCareCalendar,
} from '#domain/care/care-calls.ts';
import type { Context } from '#server/context.ts';
import { implement } from '../../implement.ts';

const urlOf = ({ config }: Pick<Context, 'config'>, key: string) =>
  config.siteUrl + careCalendarPath(key);

export const calendario = [
  implement(findCareCalendar, {
    summary:
      'The address of the caller’s calendar (iCalendar) of what is due for their animals and those that they hold, to subscribe ' +
      'to; null where they have none. Whoever knows it reads it without a session.',
    async handle({ viewer, context }) {
      const key = await context.care.findCareCalendar(viewer);
      return { data: { url: key === undefined ? null : urlOf(context, key) } };
    },
  }),

  implement(renewCareCalendar, {
    summary: 'Gives the caller’s calendar a new address, or its first one; the one before ends.',
    async handle({ viewer, context }) {
      return { data: { url: urlOf(context, await context.care.renewCareCalendar(viewer)) } };
    },
  }),

  implement(removeCareCalendar, {
    summary: 'Ends the address of the caller’s calendar.',
    async handle({ viewer, context }) {
      await context.care.removeCareCalendar(viewer);
      return { data: null };
    },
  }),
];
