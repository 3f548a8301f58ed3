import {
  confirmSterilization,
  findSterilizations,
  promiseSterilization,
} from '#domain/adoption/sterilization-calls.ts';
import { implement } from '../../implement.ts';

export const esterilizaciones = [
  implement(findSterilizations, {
    summary:
      'Of an adoption: the pets that were not sterilized, with the day until which the family promised it (`fecha`, null ' +
      'while nothing was promised) and when it was confirmed (`hecha`). For the family, who looks after the pet, and staff.',
    async handle({ input, viewer, context }) {
      return { data: await context.followUps.findSterilizations(viewer, input.applicationId) };
    },
  }),

  implement(promiseSterilization, {
    summary:
      'The day until which the family promised to have an adopted pet sterilized (today or later, within two years); another ' +
      'one takes its place. The family is reminded two weeks before and on the day. For whoever looks after the pet, and staff.',
    async handle({ input, viewer, context }) {
      await context.followUps.promiseSterilization(viewer, input);
      return { data: null };
    },
  }),

  implement(confirmSterilization, {
    summary:
      'Who looks after the pet, or staff, has seen that it was sterilized as promised: nobody is reminded any more.',
    async handle({ input, viewer, context }) {
      await context.followUps.confirmSterilization(viewer, input);
      return { data: null };
    },
  }),
];
