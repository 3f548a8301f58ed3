import { followUpState, mayAnswer } from '#domain/adoption/follow-up.ts';
import { answerFollowUp, findFollowUps, openFollowUp } from '#domain/adoption/follow-up-calls.ts';
import { implement } from '../../implement.ts';

export const respuestas = [
  implement(openFollowUp, {
    summary:
      'What a follow-up after an adoption asks. `clave` is the key of the mail’s link, for everybody who has it until it ' +
      'expires; or the follow-up’s id, for the family’s session. Tells the pet’s name and the answer, and nobody’s data. ' +
      'Changes nothing. `abierto_hasta` is until when the answer can be given or changed.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.followUps.open({ viewer, address }, input.key) };
    },
  }),

  implement(answerFollowUp, {
    summary:
      'Answers a follow-up (`clave` as of `seguimientos:consultar`): `bien`, `dudas`, `ayuda` or `no_funciona`, the latter two ' +
      'of which who looks after the pet gets as a mail at once. The answer can be changed until `abierto_hasta`; without ' +
      '`texto` the words of an earlier one stay.',
    async handle({ input: { key, ...said }, viewer, address, context }) {
      return { data: await context.followUps.respond({ viewer, address }, key, said) };
    },
  }),

  implement(findFollowUps, {
    summary:
      'The follow-ups of an adoption application, the earliest first, with what the family answered: for the family, who ' +
      'looks after the pet, and staff; to others 404. Empty until the adoption.',
    async handle({ input, viewer, context }) {
      const found = await context.followUps.listOf(viewer, input.applicationId);
      const now = context.clock.now();
      return {
        data: found.map((one) => ({
          ...one,
          state: followUpState(one, now),
          mayAnswer: mayAnswer(one, now),
        })),
      };
    },
  }),
];
