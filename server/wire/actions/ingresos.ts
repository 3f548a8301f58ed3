import { findIntake, noteIntake } from '#domain/intakes/intake-calls.ts';
import { implement } from '../implement.ts';

export const ingresos = [
  implement(findIntake, {
    summary:
      'How a pet came (`tipo`, `fecha`, `lugar`, `traida_por`) and what reading its chip said then; null where nobody has noted it. For its ' +
      'owner and staff; to others 404.',
    async handle({ input: { id }, viewer, context: { intakes } }) {
      return { data: (await intakes.find(viewer, id)) ?? null };
    },
  }),

  implement(noteIntake, {
    summary:
      'Notes how a pet came, in the place of what was noted before. The day may lie before it was registered. Open figures count ' +
      'its intake on that day from the next night on; who brought it is read by its owner and staff alone.',
    async handle({ input: { id, ...intake }, viewer, address, context: { intakes } }) {
      await intakes.note({ viewer, address }, id, intake);
      return { data: null };
    },
  }),
];
