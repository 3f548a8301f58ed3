import { z } from 'zod';
import { profileLimits } from '#domain/adoption/adoption-profile.ts';
import {
  profileFieldToWire,
  profileFromWire,
  profileToWire,
} from '#domain/adoption/profile-wire.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { adoptionProfile } from '../schemas/adoption-profile.ts';
import { wireLanguage, wireText } from '../wire-text.ts';

const text = wireText.default('');
const flag = z.boolean();

/** Shape and types alone: what is right is the domain's to know. */
const said = z.strictObject({
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
    .array(z.strictObject({ especie: wireText, esterilizado: flag, vacunado: flag, convive: flag }))
    .max(profileLimits.animals)
    .default([]),
  horas_solo: z.number(),
  experiencia: text,
  veterinario: text,
  mudanza: text,
  si_no_funciona: text,
  referencias: z
    .array(z.strictObject({ nombre: wireText, telefono: text, correo: text, relacion: text }))
    .max(profileLimits.references)
    .default([]),
  lang: wireLanguage,
});

const consultar = defineAction({
  name: 'perfil_adopcion:consultar',
  summary:
    'The caller’s own adoption profile, which goes with each of their applications; null while there is none.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: adoptionProfile.nullable(),
  async handle({ viewer, context }) {
    const profile = await context.applications.findProfile(viewer);
    return { data: profile ? profileToWire(profile) : null };
  },
});

const guardar = defineAction({
  name: 'perfil_adopcion:guardar',
  summary:
    'Keeps the caller’s adoption profile, whole, and answers it. Applications that were sent keep what was said then.',
  access: 'session',
  input: said,
  output: adoptionProfile,
  async handle({ input: { lang: _lang, ...profile }, viewer, context }) {
    const saved = await withWireNames(profileFieldToWire, () =>
      context.applications.saveProfile(viewer, profileFromWire(profile)),
    );
    return { data: profileToWire(saved) };
  },
});

export const perfilAdopcion = [consultar, guardar];
