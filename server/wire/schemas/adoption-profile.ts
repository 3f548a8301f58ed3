import { z } from 'zod';
import { companionSpecies, homeKind, profileLimits } from '#domain/adoption/profile-choices.ts';
import type { WireProfile } from '#domain/adoption/profile-wire.ts';
import { count, flag, shape, text, wordOf } from '../values.ts';
import { wireText } from '../wire-text.ts';

/** null: the family does not know. */
const animalFacts = {
  esterilizado: flag.nullable(),
  vacunado: flag.nullable(),
  convive: flag.nullable(),
};

/** What a family says about itself once. */
export const adoptionProfile = shape({
  domicilio: shape({ cp: text, estado: text, ciudad: text }).nullable(),
  vivienda: shape({
    tipo: wordOf(homeKind),
    propia: flag,
    permiso_arrendador: flag.nullable(),
    espacio_exterior: flag,
    protecciones: flag,
  }),
  convivientes: z.array(shape({ edad: count, alergico: flag })),
  animales: z.array(shape({ especie: wordOf(companionSpecies), ...animalFacts })),
  horas_solo: count,
  experiencia: text,
  veterinario: text,
  mudanza: text,
  si_no_funciona: text,
  referencias: z.array(shape({ nombre: text, telefono: text, correo: text, relacion: text })),
  whatsapp: flag,
}).meta({ id: 'AdoptionProfile' }) satisfies z.ZodType<WireProfile>;

const optionalText = wireText.default('');

/** Shape and types alone: what is right is the domain's to know. */
export const profileInput = z.strictObject({
  domicilio: z
    .strictObject({ cp: wireText, estado: wireText, ciudad: wireText })
    .nullable()
    .default(null),
  vivienda: z.strictObject({
    tipo: wireText,
    propia: flag,
    permiso_arrendador: flag.nullable().default(null),
    espacio_exterior: flag,
    protecciones: flag,
  }),
  convivientes: z
    .array(z.strictObject({ edad: z.number(), alergico: flag.default(false) }))
    .max(profileLimits.household)
    .default([]),
  animales: z
    .array(z.strictObject({ especie: wireText, ...animalFacts }))
    .max(profileLimits.animals)
    .default([]),
  horas_solo: z.number(),
  experiencia: optionalText,
  veterinario: optionalText,
  mudanza: optionalText,
  si_no_funciona: optionalText,
  referencias: z
    .array(
      z.strictObject({
        nombre: wireText,
        telefono: optionalText,
        correo: optionalText,
        relacion: text,
      }),
    )
    .max(profileLimits.references)
    .default([]),
  whatsapp: flag.default(false),
});
