import {
  correctHours,
  exportHours,
  findHoursOf,
  findHoursToReview,
  findOwnHours,
  noteHours,
  removeHours,
  reviewHours,
  reviewShift,
  sumHours,
} from '#domain/volunteers/hours-calls.ts';
import { hoursTable } from '#server/features/people/volunteers/hours-table.ts';
import { implement } from '../../implement.ts';

export const horasDeVoluntariado = [
  implement(noteHours, {
    summary:
      'Notes what the caller did outside of shifts, in the last 60 days; coordinators confirm it. At most 16 hours a day.',
    async handle({ input, viewer, context, once }) {
      const data = await once((record) => context.volunteers.noteHours(viewer, input, record));
      return { data };
    },
  }),

  implement(removeHours, {
    summary: 'Removes hours that the caller noted and nobody has looked at.',
    async handle({ input, viewer, context }) {
      await context.volunteers.removeHours(viewer, input.id);
      return { data: null };
    },
  }),

  implement(findOwnHours, {
    summary: 'The caller’s latest 200 entries, and the sums of all that is confirmed.',
    async handle({ viewer, context }) {
      return { data: await context.volunteers.findOwnHours(viewer) };
    },
  }),

  implement(findHoursOf, {
    summary: 'The same of one volunteer, by their number, with what was corrected.',
    async handle({ input, viewer, context }) {
      return { data: await context.volunteers.findHoursOf(viewer, input.folio) };
    },
  }),

  implement(findHoursToReview, {
    summary: 'Shifts that are over, and hours that volunteers noted, which nobody has confirmed.',
    async handle({ viewer, context }) {
      return { data: await context.volunteers.findHoursToReview(viewer) };
    },
  }),

  implement(reviewShift, {
    summary:
      'Who came to a shift that is over, and how many minutes; 0, or not named: did not come. Once: what follows is a correction.',
    async handle({ input: { id, people }, viewer, address, context }) {
      await context.volunteers.reviewShift({ viewer, address }, id, people);
      return { data: null };
    },
  }),

  implement(reviewHours, {
    summary:
      'Confirms hours that a volunteer noted, as they are or with other `minutos`, or rejects them.',
    async handle({ input: { id, ...said }, viewer, address, context }) {
      await context.volunteers.reviewHours({ viewer, address }, id, said);
      return { data: null };
    },
  }),

  implement(correctHours, {
    summary: 'Corrects confirmed hours; what stood before is kept as `corregidas`.',
    async handle({ input: { id, ...said }, viewer, address, context }) {
      await context.volunteers.correctHours({ viewer, address }, id, said);
      return { data: null };
    },
  }),

  implement(sumHours, {
    summary:
      'Confirmed minutes between two days (YYYY-MM-DD, both included), by task, month and volunteer.',
    async handle({ input, viewer, context }) {
      return { data: await context.volunteers.sumHours(viewer, input) };
    },
  }),

  implement(exportHours, {
    summary:
      'Confirmed hours between two days as a table for spreadsheets (UTF-8 with its mark, RFC 4180), in `lang`. The log keeps ' +
      'who took it out.',
    async handle({ input, viewer, address, language, context }) {
      const found = await context.volunteers.exportHours({ viewer, address }, input);
      const { name, pieces } = hoursTable(found, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
] as const;
