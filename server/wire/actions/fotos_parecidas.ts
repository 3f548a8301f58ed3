import { decidePhotoMatch, findPhotoMatches } from '#domain/photo-matches/photo-match-calls.ts';
import { implement } from '../implement.ts';

export const fotosParecidas = [
  implement(findPhotoMatches, {
    summary:
      'Photos of two pets that look like the same one, by a hash of each picture, the latest first. It says nothing about the animals: ' +
      'people look at both.',
    async handle({ input, viewer, context: { photoMatches } }) {
      const { items: data, ...page } = await photoMatches.list(viewer, input);
      return { data, page };
    },
  }),

  implement(decidePhotoMatch, {
    summary:
      'What somebody who has looked at both says: `distintas`, `resuelta` (the same photo, and in order), or `por_ver` to take it back.',
    async handle({ input: { id, state }, viewer, address, context: { photoMatches } }) {
      await photoMatches.decide({ viewer, address }, id, state);
      return { data: null };
    },
  }),
];
