import {
  findSavedReplies,
  removeSavedReply,
  saveReply,
} from '#domain/contact/saved-reply-calls.ts';
import { implement } from '../../implement.ts';

export const respuestasGuardadas = [
  implement(findSavedReplies, {
    summary:
      'Texts that answers are begun with, in both languages. `{nombre}`, `{asunto}`, `{folio}` and `{firma}` (who answers) stand ' +
      'for what the message says.',
    async handle({ viewer, context }) {
      return { data: await context.savedReplies.list(viewer) };
    },
  }),

  implement(saveReply, {
    summary:
      'Keeps a saved reply: the one with this `id`, or a new one. Names of fields that there are not are rejected.',
    async handle({ input: { id, ...reply }, viewer, address, context, once }) {
      const data = await once((record) =>
        context.savedReplies.save({ viewer, address }, id, reply, record),
      );
      return { data };
    },
  }),

  implement(removeSavedReply, {
    summary: 'Deletes a saved reply; what was answered with it stays.',
    async handle({ input, viewer, address, context }) {
      await context.savedReplies.remove({ viewer, address }, input.id);
      return { data: null };
    },
  }),
] as const;
