import {
  addNote,
  answerQuestion,
  askFamily,
  markRead,
  writeMessage,
} from '#domain/adoption/talk-calls.ts';
import { implement } from '../../implement.ts';

export const preguntas = [
  implement(askFamily, {
    summary:
      'Asks the family that sent an application a question, of which it gets a mail; returns the question’s `id`. For who ' +
      'looks after the pet, and staff. 409 once the application is closed.',
    async handle({ input, viewer, context, once }) {
      return { data: await once((record) => context.applications.ask(viewer, input, record)) };
    },
  }),

  implement(answerQuestion, {
    summary:
      'Answers a question about the caller’s own application, once; who looks after the pet gets a mail.',
    async handle({ input, viewer, context }) {
      await context.applications.answer(viewer, input);
      return { data: null };
    },
  }),

  implement(writeMessage, {
    summary:
      'Writes to the other side of an application, which gets a mail: the family, or whoever looks after the pet (and staff). ' +
      'While it is open, and once it is adopted; 10 a day of each side, 100 in all. Returns the message’s `id`.',
    async handle({ input, viewer, context, once }) {
      return { data: await once((record) => context.applications.write(viewer, input, record)) };
    },
  }),

  implement(addNote, {
    summary:
      'Adds an internal note to an application, for those who decide about it: the family never reads it. Returns its `id`.',
    async handle({ input, viewer, context, once }) {
      return { data: await once((record) => context.applications.addNote(viewer, input, record)) };
    },
  }),

  implement(markRead, {
    summary: 'Sets `novedades` of an application to 0: what the family said until now was read.',
    async handle({ input, viewer, context }) {
      await context.applications.markRead(viewer, input.id);
      return { data: null };
    },
  }),
];
