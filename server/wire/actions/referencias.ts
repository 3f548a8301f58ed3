import {
  answerReference,
  askReferences,
  declineReference,
  findReferences,
  openReference,
} from '#domain/adoption/reference-calls.ts';
import { referenceState } from '#domain/adoption/reference-check.ts';
import { implement } from '../implement.ts';

export const referencias = [
  implement(askReferences, {
    summary:
      'Mails the questions to each reference of an application’s family that has an address and was not asked yet; returns how ' +
      'many those are. For whoever looks after the pet, and staff, while the application is `en_revision`, in `conversacion` or at ' +
      'the `visita`.',
    async handle({ input, viewer, context }) {
      const asked = await context.references.askReferences(viewer, input.applicationId);
      return { data: { asked } };
    },
  }),

  implement(findReferences, {
    summary:
      'Whom the portal asked as references of an application’s family, the earliest first. What they said is read by who looks ' +
      'after the pet, and staff; to the family all but `nombre` and `preguntada` is null. Of who asked to be forgotten `nombre` is empty.',
    async handle({ input, viewer, context }) {
      const { side, checks } = await context.references.listChecks(viewer, input.applicationId);
      const now = context.clock.now();
      const ofFamily = { relation: null, state: null, answeredAt: null, answer: null };
      return {
        data: checks.map((check) => ({
          ...check,
          state: referenceState(check, now),
          ...(side !== 'rescuer' && ofFamily),
        })),
      };
    },
  }),

  implement(openReference, {
    summary:
      'What a reference is asked, by the key of its mail’s link: for which family and pets, and until when. Changes nothing, and ' +
      'tells nothing that anybody said.',
    async handle({ input, address, context }) {
      return { data: await context.references.openReference({ address }, input.key) };
    },
  }),

  implement(answerReference, {
    summary:
      'Answers as a reference, once: `tiempo` and `como` they know the family, whether they would entrust an animal to it ' +
      '(`confiaria`), and what else there is to know (`texto`). Read by whoever looks after the pet, and staff, never by the family.',
    async handle({ input: { key, ...said }, address, context }) {
      await context.references.answerReference({ address }, key, said);
      return { data: null };
    },
  }),

  implement(declineReference, {
    summary:
      'A reference would rather not answer. With `olvidar` its name, address and answer are deleted wherever this family gave ' +
      'them, and the portal writes to that address as a reference no more; that it may ask for later, too.',
    async handle({ input: { key, forget }, address, context }) {
      const { references } = context;
      if (forget) await references.forgetReference({ address }, key);
      else await references.declineReference({ address }, key);
      return { data: null };
    },
  }),
];
