import { invalid } from '#domain/errors.ts';
import {
  answerDesk,
  findOwnRescues,
  openRescue,
  renewRescue,
  reportAnimal,
  sendRescuePhoto,
  withdrawRescue,
} from '#domain/rescues/rescue-calls.ts';
import { implement } from '../../implement.ts';
import type { ReceivedFile } from '../../uploads/received-file.ts';

export const reportesDeAuxilio = [
  implement(reportAnimal, {
    summary:
      'Reports an animal in trouble, or one that somebody cannot keep, with or without an account. `peligro`, `expuesto` and ' +
      '`solo` are the three questions from which `urgencia` follows. A telephone (`telefono`, Mexican) or an email (`correo`), ' +
      'or both. At most 3 open of one account, telephone or email. `clave` opens its page and nothing else; it is mailed, too.',
    async handle({ input: { captcha, ...input }, viewer, address, language, context, once }) {
      const made = await once((record) =>
        context.rescues.report({ viewer, address }, input, { language, captcha }, record),
      );
      const { id, folio, urgency } = made;
      return { data: { folio, urgency, key: context.rescues.keyOf(id) } };
    },
  }),

  implement(openRescue, {
    summary:
      'What becomes of a report, for whoever has its key (`clave`), while it is kept. Without how its author is reached. ' +
      'Changes nothing.',
    async handle({ input, address, context }) {
      return { data: await context.rescues.follow({ address }, input.key) };
    },
  }),

  implement(answerDesk, {
    summary: 'Writes to whoever attends to the report, as long as it is open.',
    async handle({ input: { key, ...said }, viewer, address, context, once }) {
      const data = await once((record) =>
        context.rescues.answer({ viewer, address }, key, said, record),
      );
      return { data };
    },
  }),

  implement(sendRescuePhoto, {
    summary:
      'Adds a photo to a report, by its key and without a session (`clave`, sent before the file): 3 at most, without what ' +
      'the camera wrote into them. Seen by whoever attends to reports alone.',
    async admit({ input: { key }, viewer, address, context }) {
      if (key === undefined) throw invalid({ key: ['required'] });
      await context.rescues.admitPhoto({ viewer, address }, key);
    },
    async handle({ input: { key, file }, viewer, address, context }) {
      const actor = { viewer, address };
      return { data: { id: await context.rescues.addPhoto(actor, key, file as ReceivedFile) } };
    },
  }),

  implement(renewRescue, {
    summary: 'The 21 days after which the report ends by itself begin anew.',
    async handle({ input, viewer, address, context }) {
      await context.rescues.renew({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(withdrawRescue, {
    summary: 'The animal needs no help any more: the report is closed.',
    async handle({ input, viewer, address, context }) {
      await context.rescues.withdraw({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(findOwnRescues, {
    summary: 'The latest 50 reports of the account, newest first, with the key of each.',
    async handle({ viewer, context }) {
      return { data: await context.rescues.listOwn(viewer) };
    },
  }),
] as const;
