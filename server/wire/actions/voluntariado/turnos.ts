import { shiftCalendarPath } from '#domain/volunteers/calendar-path.ts';
import {
  downloadShift,
  findShiftCalendar,
  findShifts,
  leaveShift,
  offerShift,
  removeShiftCalendar,
  renewShiftCalendar,
  takeOffer,
  takeShift,
  withdrawOffer,
} from '#domain/volunteers/shift-calls.ts';
import type { Context } from '#server/context.ts';
import { implement } from '../../implement.ts';

const urlOf = ({ config }: Pick<Context, 'config'>, key: string) =>
  config.siteUrl + shiftCalendarPath(key);

async function* whole(text: string) {
  yield text;
}

export const turnosDeVoluntariado = [
  implement(findShifts, {
    summary:
      'The shifts of the next eight weeks of the tasks that the caller may do, those of their own among them, and what others ' +
      'offer for a swap. Of other volunteers first names alone.',
    async handle({ viewer, context }) {
      return { data: await context.volunteers.findShifts(viewer) };
    },
  }),

  implement(takeShift, {
    summary: 'Takes a place on a shift: one at a time, of a task that the caller may do.',
    async handle({ input, viewer, context }) {
      await context.volunteers.takeShift(viewer, input.id);
      return { data: null };
    },
  }),

  implement(leaveShift, {
    summary:
      'Leaves a shift. From 24 hours before it begins on only with `avisa`, and the coordinators get a mail.',
    async handle({ input, viewer, context }) {
      await context.volunteers.leaveShift(viewer, input.id, input.tells);
      return { data: null };
    },
  }),

  implement(offerShift, {
    summary:
      'Offers the caller’s place on a shift to others: to whoever may take it first, or for a place on another shift alone ' +
      '(`a_cambio_de`). Until somebody takes it the caller is on it.',
    async handle({ input, viewer, context }) {
      await context.volunteers.offerShift(viewer, input.id, input.wants ?? null);
      return { data: null };
    },
  }),

  implement(withdrawOffer, {
    summary: 'The caller keeps their place on the shift.',
    async handle({ input, viewer, context }) {
      await context.volunteers.withdrawOffer(viewer, input.id);
      return { data: null };
    },
  }),

  implement(takeOffer, {
    summary:
      'Takes what somebody offers (`id` of `cambios`): both are told by mail, and the coordinators. Of several at once one gets it.',
    async handle({ input, viewer, context }) {
      await context.volunteers.takeOffer(viewer, input.id);
      return { data: null };
    },
  }),

  implement(downloadShift, {
    summary: 'A shift of the caller for their calendar (iCalendar).',
    async handle({ input, viewer, language, context }) {
      const content = await context.volunteers.downloadShift(viewer, input.id, language);
      const name = language === 'es' ? 'turno.ics' : 'shift.ics';
      return { file: { name, type: 'text/calendar; charset=utf-8', pieces: whole(content) } };
    },
  }),

  implement(findShiftCalendar, {
    summary:
      'The address of the caller’s calendar (iCalendar) of their shifts, to subscribe to; null where they have none. Whoever ' +
      'knows it reads it without a session.',
    async handle({ viewer, context }) {
      const key = await context.volunteers.findShiftCalendar(viewer);
      return { data: { url: key === undefined ? null : urlOf(context, key) } };
    },
  }),

  implement(renewShiftCalendar, {
    summary: 'Gives the caller’s calendar a new address, or its first one; the one before ends.',
    async handle({ viewer, context }) {
      return { data: { url: urlOf(context, await context.volunteers.renewShiftCalendar(viewer)) } };
    },
  }),

  implement(removeShiftCalendar, {
    summary: 'Ends the address of the caller’s calendar.',
    async handle({ viewer, context }) {
      await context.volunteers.removeShiftCalendar(viewer);
      return { data: null };
    },
  }),
] as const;
