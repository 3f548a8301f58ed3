import { invalid } from '#domain/errors.ts';
import {
  changeNotice,
  confirmNotice,
  findNotices,
  makeNotice,
  openNotice,
  openOwnNotice,
  removeNoticePhoto,
  renewNotice,
  reuniteNotice,
  sendNoticePhoto,
  withdrawNotice,
} from '#domain/lost-and-found/notice-calls.ts';
import { pageSize } from '#domain/paging.ts';
import { implement } from '../../implement.ts';
import type { ReceivedFile } from '../../uploads/received-file.ts';

export const avisosDeExtraviados = [
  implement(makeNotice, {
    summary:
      'A notice of a lost or a found animal, with or without an account. A mail asks to confirm the mailbox (not of an account ' +
      'that has shown it), then the desk looks at it, and then everybody sees it: never the email, the postal code, the answer or ' +
      'the chip, and of a position its square of about a kilometer alone. Words with telephones, emails, links, streets or money ' +
      'are refused. At most 3 open of one account or email.',
    async handle({ input: { captcha, ...input }, viewer, address, language, context, once }) {
      const made = await once((record) =>
        context.lostAndFound.make(
          { viewer, address },
          { ...input, otherColor: input.otherColor },
          { language, captcha },
          record,
        ),
      );
      const { folio, state } = made;
      return { data: { folio, state, key: context.lostAndFound.keyOf(made) } };
    },
  }),

  implement(findNotices, {
    summary: 'Published notices, the latest first; `tipo`, `especie` and `entidad` narrow them.',
    async handle({ input: { page, ...filter }, context }) {
      const request = { page, limit: pageSize };
      const { items, ...found } = await context.lostAndFound.list(filter, request);
      return { data: items, page: found };
    },
  }),

  implement(openNotice, {
    summary: 'A published notice, by its number (`folio`).',
    async handle({ input, context }) {
      return { data: await context.lostAndFound.see(input.folio) };
    },
  }),

  implement(openOwnNotice, {
    summary:
      'All of a notice, for whoever has its key (`clave`): with what strangers wrote and answered, and what may be the same animal, ' +
      'with the reasons (`chip` alone is certain). The key of the browser that made it opens it for photos until the mailbox is ' +
      'confirmed. Photos open for a quarter of an hour. Changes nothing.',
    async handle({ input, address, context }) {
      const { pictures, ...found } = await context.lostAndFound.follow({ address }, input.key);
      const { siteUrl } = context.config;
      return {
        data: { ...found, pictures: pictures.map(({ id, path }) => ({ id, url: siteUrl + path })) },
      };
    },
  }),

  implement(confirmNotice, {
    summary:
      'The mailbox is that of whoever made the notice, by the key of the mail: it goes to the desk.',
    async handle({ input, viewer, address, context }) {
      await context.lostAndFound.confirm({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(changeNotice, {
    summary:
      'Changes all but the kind and the email. What was published is seen by nobody until the desk has looked at it again.',
    async handle({ input: { key, ...input }, viewer, address, context }) {
      await context.lostAndFound.edit({ viewer, address }, key, {
        ...input,
        otherColor: input.otherColor,
      });
      return { data: null };
    },
  }),

  implement(sendNoticePhoto, {
    summary:
      'Adds a photo to a notice, by its key (`clave`, sent before the file): 3 at most, without what the camera wrote into them. ' +
      'Nobody sees it until the desk has looked at it.',
    async admit({ input: { key }, viewer, address, context }) {
      if (key === undefined) throw invalid({ key: ['required'] });
      await context.lostAndFound.admitPhoto({ viewer, address }, key);
    },
    async handle({ input: { key, file }, viewer, address, context }) {
      const actor = { viewer, address };
      return {
        data: { id: await context.lostAndFound.addPhoto(actor, key, file as ReceivedFile) },
      };
    },
  }),

  implement(removeNoticePhoto, {
    summary: 'Removes a photo of one’s own notice.',
    async handle({ input, viewer, address, context }) {
      await context.lostAndFound.removePhoto({ viewer, address }, input.key, input.photoId);
      return { data: null };
    },
  }),

  implement(renewNotice, {
    summary: 'The 60 days after which the notice ends by itself begin anew.',
    async handle({ input, viewer, address, context }) {
      await context.lostAndFound.renew({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(withdrawNotice, {
    summary: 'Ends a notice.',
    async handle({ input, viewer, address, context }) {
      await context.lostAndFound.withdraw({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(reuniteNotice, {
    summary:
      'They are together again: ends the notice. `con` is the number of another one about the same animal, whose author is asked ' +
      'by mail whether theirs ends too.',
    async handle({ input, viewer, address, context }) {
      await context.lostAndFound.reunite({ viewer, address }, input.key, input.other);
      return { data: null };
    },
  }),
] as const;
