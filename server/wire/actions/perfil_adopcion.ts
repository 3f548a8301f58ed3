import { findProfile, saveProfile } from '#domain/adoption/profile-calls.ts';
import { implement } from '../implement.ts';
import { wholeProfile } from '../schemas/adoption-profile.ts';

export const perfilAdopcion = [
  implement(findProfile, {
    summary:
      'The caller’s own adoption profile, which goes with each of their applications; null while there is none.',
    async handle({ viewer, context }) {
      const profile = await context.applications.findProfile(viewer);
      return { data: profile ? wholeProfile(profile) : null };
    },
  }),

  implement(saveProfile, {
    summary:
      'Stores the caller’s adoption profile, whole, and returns it. Applications that were sent keep what was said then.',
    async handle({ input, viewer, context }) {
      return { data: wholeProfile(await context.applications.saveProfile(viewer, input)) };
    },
  }),
];
