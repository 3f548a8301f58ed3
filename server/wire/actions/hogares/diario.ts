import { invalid } from '#domain/errors.ts';
import { diaryLimits } from '#domain/fostering/foster-diary.ts';
import {
  decidePhoto,
  findWaitingPhotos,
  readDiary,
  removeDiaryEntry,
  writeDiary,
} from '#domain/fostering/foster-diary-calls.ts';
import { implement } from '../../implement.ts';

export const diario = [
  implement(readDiary, {
    summary:
      'The diary of a pet in its foster homes, the newest first: for its owner and whoever manages foster homes of all stays, for ' +
      'whoever fosters it of their own stay while it lasts; to others 404. Photos are opened by signed addresses for a quarter of an hour; `ofrecida` ones may go to the ' +
      'pet’s page (`decision`, by whom and when, is read by the pet’s people).',
    async handle({ input, viewer, context }) {
      const asked = { page: input.page, limit: diaryLimits.shown };
      const { items, ...page } = await context.fostering.readDiary(viewer, input.id, asked);
      const { siteUrl } = context.config;
      const data = items.map((entry) => ({
        ...entry,
        photos: entry.photos.map((photo) => ({ ...photo, url: siteUrl + photo.path })),
      }));
      return { data, page };
    },
  }),

  implement(writeDiary, {
    summary:
      'Whoever fosters a pet (`id`) writes of it. Photos follow as files of `diario/{id of the entry}/`; with `ofrece_fotos` its ' +
      'people may put them on the pet’s page after a look.',
    async handle({ input, viewer, context, once }) {
      const id = await once((record) =>
        context.fostering.writeDiary(viewer, input.id, input, record),
      );
      return { data: { id } };
    },
  }),

  implement(removeDiaryEntry, {
    summary:
      'Deletes an entry of a diary with its photos; those that are on the pet’s page stay there. By its author, or whoever manages foster homes.',
    async handle({ input, viewer, context }) {
      await context.fostering.removeDiaryEntry(viewer, input.id);
      return { data: null };
    },
  }),

  implement(decidePhoto, {
    summary:
      'A photo of a diary that is offered becomes a picture of the pet (`aceptada`), or does not (`rechazada`). Once, by the pet’s owner or whoever manages foster homes.',
    async handle({ input: { photoId, decision }, viewer, address, context }) {
      if (!decision) throw invalid({ decision: ['chooseOption'] });
      await context.fostering.decidePhoto({ viewer, address }, photoId, decision);
      return { data: null };
    },
  }),

  implement(findWaitingPhotos, {
    summary:
      'The caller’s pets of which a foster diary offers photos that nobody has looked at; with `todas`, all pets, for whoever manages foster homes.',
    async handle({ input, viewer, context }) {
      return { data: await context.fostering.waitingPhotos(viewer, input) };
    },
  }),
];
