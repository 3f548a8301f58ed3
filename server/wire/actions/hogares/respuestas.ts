import {
  answerAsk,
  answerByLink,
  findOpenAsks,
  openAsk,
} from '#domain/fostering/foster-request-calls.ts';
import { implement } from '../../implement.ts';

export const respuestasDeHogares = [
  implement(findOpenAsks, {
    summary:
      'Open questions that the caller’s foster home has not answered, the most urgent first.',
    async handle({ viewer, context }) {
      return { data: await context.fostering.openAsks(viewer) };
    },
  }),

  implement(answerAsk, {
    summary:
      'Answers a question for the caller’s foster home, once: `si`, `no`, or `tarde` where another home was faster.',
    async handle({ input: { id, accepts }, viewer, address, context }) {
      const by = { viewer, address };
      return { data: { answer: await context.fostering.answerAsk(by, id, accepts) } };
    },
  }),

  implement(openAsk, {
    summary: 'What a foster home is asked, by the key of its mail’s link. Changes nothing.',
    async handle({ input, address, context }) {
      return { data: await context.fostering.openAsk({ address }, input.key) };
    },
  }),

  implement(answerByLink, {
    summary: 'As hogares:contestar, by the key of the mail’s link and without a session.',
    async handle({ input: { key, accepts }, address, context }) {
      return { data: { answer: await context.fostering.answerByLink({ address }, key, accepts) } };
    },
  }),
];
