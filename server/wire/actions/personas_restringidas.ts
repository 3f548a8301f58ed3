import { restrictionState } from '#domain/adoption/restriction.ts';
import {
  addAppeal,
  addRestriction,
  findRestrictions,
  liftRestriction,
} from '#domain/adoption/restriction-calls.ts';
import { dateIn } from '#domain/clock.ts';
import { implement } from '../implement.ts';

export const personasRestringidas = [
  implement(findRestrictions, {
    summary:
      'The people who may not adopt for a time, newest first: since when and until, why, by what they are known (`datos`; of ' +
      'the data themselves only hashes are kept), what they objected and what was decided.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.restrictions.list(viewer, input);
      const today = dateIn(context.config.timezone, context.clock.now());
      return { data: items.map((one) => ({ ...one, state: restrictionState(one, today) })), page };
    },
  }),

  implement(addRestriction, {
    summary:
      'Enters somebody who may not adopt until the end of `hasta` (YYYY-MM-DD): who sent the application `solicitud_id`, or ' +
      'whoever is known by `telefono`, `correo`, `rfc`, or `nombre` with `cp`, of which only hashes are kept. `etiqueta` ' +
      'reminds administrators of whom it is about. Until then nobody can approve, reserve or record an adoption by that person.',
    async handle({ input: { applicationId, ...said }, viewer, address, context, once }) {
      const actor = { viewer, address };
      const data = await once((record) =>
        applicationId === undefined
          ? context.restrictions.restrict(actor, said, record)
          : context.applications.restrictApplicant(actor, { ...said, id: applicationId }, record),
      );
      return { data };
    },
  }),

  implement(addAppeal, {
    summary:
      'Notes what somebody objects to their entry, and what was decided: `pendiente`, `se_mantiene` or `se_levanta`, which ' +
      'ends it.',
    async handle({ input, viewer, address, context }) {
      await context.restrictions.appeal({ viewer, address }, input);
      return { data: null };
    },
  }),

  implement(liftRestriction, {
    summary: 'Ends an entry now: the person may adopt again.',
    async handle({ input, viewer, address, context }) {
      await context.restrictions.lift({ viewer, address }, input.id);
      return { data: null };
    },
  }),
];
