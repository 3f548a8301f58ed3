import {
  assignShift,
  cancelShift,
  createShifts,
  findFree,
  findRota,
  releaseShift,
} from '#domain/volunteers/shift-calls.ts';
import { implement } from '../../implement.ts';

export const rolDeVoluntariado = [
  implement(findRota, {
    summary:
      'The shifts of seven days from `desde` (YYYY-MM-DD) on, also canceled ones, with who is on them.',
    async handle({ input, viewer, context }) {
      return { data: await context.volunteers.findRota(viewer, input.from) };
    },
  }),

  implement(createShifts, {
    summary:
      'A shift on `dia` from `desde` until `hasta` (HH:MM by the clocks of the site), or one a week for `semanas` weeks (12 at most).',
    async handle({ input, viewer, address, context, once }) {
      const data = await once((record) =>
        context.volunteers.createShifts({ viewer, address }, input, record),
      );
      return { data };
    },
  }),

  implement(cancelShift, {
    summary: 'Cancels a shift that has not begun; `texto` goes to whoever is on it.',
    async handle({ input: { id, ...said }, viewer, address, context }) {
      await context.volunteers.cancelShift({ viewer, address }, id, said);
      return { data: null };
    },
  }),

  implement(findFree, {
    summary: 'Who may be put on a shift: who volunteers, may do its task and is free.',
    async handle({ input, viewer, context }) {
      return { data: await context.volunteers.findFree(viewer, input.id) };
    },
  }),

  implement(assignShift, {
    summary: 'Puts a volunteer on a shift, who is told by mail.',
    async handle({ input, viewer, address, context }) {
      await context.volunteers.assignShift({ viewer, address }, input.id, input.folio);
      return { data: null };
    },
  }),

  implement(releaseShift, {
    summary: 'Takes a volunteer off a shift, who is told by mail.',
    async handle({ input, viewer, address, context }) {
      await context.volunteers.releaseShift({ viewer, address }, input.id, input.folio);
      return { data: null };
    },
  }),
] as const;
