import { z } from 'zod';
import { mediaPath } from '#domain/pets/pet.ts';
import { species } from '#domain/pets/vocabularies.ts';
import { defineAction } from '../../registry.ts';
import { count, day, id, shape, text, wordOf } from '../../values.ts';
import { wireLanguage } from '../../wire-text.ts';

const misAdopciones = defineAction({
  name: 'seguimientos:mis_adopciones',
  summary:
    'The pets that the caller adopted here and still has, the latest first, with a picture of each, the day of the next ' +
    'follow-up (null after the last one), the guide of the first days (`guia`) and whom to write to (`correo`).',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({
    adopciones: z.array(
      shape({
        solicitud_id: id,
        folio: count,
        mascotas: z.array(
          shape({
            id,
            nombre: text,
            especie: wordOf(species),
            imagenes: z.array(text),
            puntos_focales: z.array(shape({ x: z.number(), y: z.number() })),
          }),
        ),
        siguiente: day.nullable(),
      }),
    ),
    guia: shape({
      titulo: text,
      todos: z.array(text),
      especies: shape({ perro: z.array(text), gato: z.array(text) }),
      ayuda: text,
    }),
    correo: text,
  }),
  async handle({ viewer, language, context }) {
    const { siteUrl } = context.config;
    const { adoptions, guide, email } = await context.followUps.findOwnAdoptions(viewer, language);
    return {
      data: {
        adopciones: adoptions.map(({ applicationId, folio, pets, nextAskedOn }) => ({
          solicitud_id: applicationId,
          folio,
          mascotas: pets.map((pet) => ({
            id: pet.id,
            nombre: pet.name,
            especie: species.toWire(pet.species),
            imagenes: pet.picture ? [siteUrl + mediaPath(pet.picture)] : [],
            puntos_focales: pet.picture ? [pet.picture.focus] : [],
          })),
          siguiente: nextAskedOn,
        })),
        guia: {
          titulo: guide.title,
          todos: [...guide.everybody],
          especies: { perro: [...guide.species.dog], gato: [...guide.species.cat] },
          ayuda: guide.help,
        },
        correo: email,
      },
    };
  },
});

export const adopciones = [misAdopciones];
