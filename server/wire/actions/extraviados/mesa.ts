import type { InputOfCall } from '#domain/contract/call.ts';
import {
  countNotices,
  exportNotices,
  findDeskNotices,
  moveNotice,
  openDeskNotice,
  removeDeskPhoto,
} from '#domain/lost-and-found/notice-desk-calls.ts';
import { pageSize } from '#domain/paging.ts';
import { noticesTable } from '#server/features/animals/lost-and-found/notices-table.ts';
import { implement } from '../../implement.ts';

/** Those that wait, where nothing else is asked for. */
const filterOf = ({
  term = '',
  scope = 'waiting',
  ...others
}: InputOfCall<typeof exportNotices>) => ({
  ...others,
  term,
  scope,
});

export const mesaDeExtraviados = [
  implement(findDeskNotices, {
    summary:
      'Notices of lost and found animals: those that wait to be looked at (`cuales`) unless others are asked for, the oldest first; ' +
      'others newest first. `busca` looks in emails, places, marks and chips, or is a number.',
    async handle({ input: { page, ...filter }, viewer, context }) {
      const request = { page, limit: pageSize };
      const { items, ...found } = await context.lostAndFound.findDesk(
        viewer,
        filterOf(filter),
        request,
      );
      return { data: items, page: found };
    },
  }),

  implement(countNotices, {
    summary:
      'How many notices wait, are published, and brought an animal home since the first of January.',
    async handle({ viewer, context }) {
      return { data: await context.lostAndFound.counts(viewer) };
    },
  }),

  implement(openDeskNotice, {
    summary:
      'All that the desk decides by: photos (signed addresses that open for a quarter of an hour), words, history, what may be the ' +
      'same animal, and conversations that its author blocked. Neither the right answer nor the chip’s number. Changes nothing.',
    async handle({ input, viewer, context }) {
      const { pictures, ...found } = await context.lostAndFound.openDesk(viewer, input.folio);
      const { siteUrl } = context.config;
      return {
        data: { ...found, pictures: pictures.map(({ id, path }) => ({ id, url: siteUrl + path })) },
      };
    },
  }),

  implement(moveNotice, {
    summary:
      'Publishes a notice, asks its author to change it, or refuses it; `texto` goes to them, and both of these need it. `visto` ' +
      'is its `cambiado` as it was read: what changed since is to be looked at again.',
    async handle({ input: { folio, transition, ...said }, viewer, address, context }) {
      await context.lostAndFound.moveDesk({ viewer, address }, folio, transition, said);
      return { data: null };
    },
  }),

  implement(removeDeskPhoto, {
    summary: 'Removes a photo that shows a person, a plate or a house.',
    async handle({ input, viewer, address, context }) {
      await context.lostAndFound.removeDeskPhoto({ viewer, address }, input.folio, input.photoId);
      return { data: null };
    },
  }),

  implement(exportNotices, {
    summary:
      'All that `extraviados:bandeja` finds, newest first, as a table for spreadsheets (UTF-8 with its mark, RFC 4180), without how ' +
      'anybody is reached; its words are those of `lang`. The log keeps who took it out.',
    async handle({ input, viewer, address, language, context }) {
      const found = await context.lostAndFound.exportDesk({ viewer, address }, filterOf(input));
      const { name, pieces } = noticesTable(found, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
] as const;
