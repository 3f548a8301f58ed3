import { findOwnAdoptions } from '#domain/adoption/own-adoption-calls.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import { implement } from '../../implement.ts';

export const adopciones = [
  implement(findOwnAdoptions, {
    summary:
      'The pets that the caller adopted here and still has, the latest first, with a picture of each, the day of the next ' +
      'follow-up (null after the last one), the guide of the first days (`guia`) and whom to write to (`correo`).',
    async handle({ viewer, language, context }) {
      const { siteUrl } = context.config;
      const found = await context.followUps.findOwnAdoptions(viewer, language);
      return {
        data: {
          ...found,
          adoptions: found.adoptions.map(({ pets, ...adoption }) => ({
            ...adoption,
            pets: pets.map(({ picture, ...pet }) => ({
              ...pet,
              images: picture ? [siteUrl + mediaPath(picture)] : [],
              focalPoints: picture ? [picture.focus] : [],
            })),
          })),
        },
      };
    },
  }),
];
