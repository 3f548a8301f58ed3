import {
  answerContact,
  askForChip,
  believeContact,
  blockContact,
  confirmContact,
  openContact,
  writeInContact,
  writeToNotice,
} from '#domain/lost-and-found/notice-calls.ts';
import { implement } from '../../implement.ts';

export const mensajesDeExtraviados = [
  implement(writeToNotice, {
    summary:
      'Writes to whoever made a published notice and answers its question (`respuesta`), which they compare with the right answer ' +
      'that whoever writes never sees. It leaves once a mail has shown that the mailbox is theirs; neither side sees the other’s. ' +
      'Telephones, emails, links and money are refused.',
    async handle({ input: { folio, captcha, ...said }, viewer, address, language, context, once }) {
      await once((record) =>
        context.lostAndFound.write({ viewer, address }, folio, said, { language, captcha }, record),
      );
      return { data: null };
    },
  }),

  implement(askForChip, {
    summary:
      'Whether a published notice looks for the animal with this chip, and nothing else of it. A message (`texto` with `correo`) ' +
      'goes to whoever looks for it, once a mail has shown that the mailbox is theirs. 10 an hour from an address.',
    async handle({ input: { captcha, ...said }, viewer, address, language, context, once }) {
      const data = await once((record) =>
        context.lostAndFound.askForChip({ viewer, address }, said, { language, captcha }, record),
      );
      return { data };
    },
  }),

  implement(openContact, {
    summary:
      'What was written, for whoever began it by a message and has the key of its mail. Changes nothing.',
    async handle({ input, address, context }) {
      return { data: await context.lostAndFound.openContact({ address }, input.key) };
    },
  }),

  implement(confirmContact, {
    summary: 'The mailbox is that of whoever wrote: the message goes to whoever made the notice.',
    async handle({ input, address, context }) {
      await context.lostAndFound.confirmContact({ address }, input.key);
      return { data: null };
    },
  }),

  implement(writeInContact, {
    summary:
      'Of whoever began it: one more message. How they are reached may be said once their answer was believed.',
    async handle({ input: { key, ...said }, address, context, once }) {
      const data = await once((record) =>
        context.lostAndFound.writeInContact({ address }, key, said, record),
      );
      return { data };
    },
  }),

  implement(answerContact, {
    summary: 'Of whoever made the notice: an answer in a conversation about it.',
    async handle({ input: { key, ...said }, address, context, once }) {
      const data = await once((record) =>
        context.lostAndFound.answerContact({ address }, key, said, record),
      );
      return { data };
    },
  }),

  implement(believeContact, {
    summary: 'Their answer is right: both sides may say how they are reached.',
    async handle({ input, address, context }) {
      await context.lostAndFound.believe({ address }, input.key, input.contactId);
      return { data: null };
    },
  }),

  implement(blockContact, {
    summary: 'Ends a conversation for good, and tells the desk, which reads it then.',
    async handle({ input, address, context }) {
      await context.lostAndFound.block({ address }, input.key, input.contactId);
      return { data: null };
    },
  }),
] as const;
