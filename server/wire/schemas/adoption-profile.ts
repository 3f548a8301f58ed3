import { z } from 'zod';
import { companionSpecies, homeKind } from '#domain/adoption/adoption-profile.ts';
import type { WireProfile } from '#domain/adoption/profile-wire.ts';
import { count, flag, shape, text, wordOf } from '../values.ts';

/** What a family says about itself once. */
export const adoptionProfile = shape({
  vivienda: shape({
    tipo: wordOf(homeKind),
    propia: flag,
    permiso_arrendador: flag.nullable(),
    espacio_exterior: flag,
    protecciones: flag,
  }),
  convivientes: z.array(shape({ edad: count, alergico: flag })),
  animales: z.array(
    shape({ especie: wordOf(companionSpecies), esterilizado: flag, vacunado: flag, convive: flag }),
  ),
  horas_solo: count,
  experiencia: text,
  veterinario: text,
  mudanza: text,
  si_no_funciona: text,
  referencias: z.array(shape({ nombre: text, telefono: text, correo: text, relacion: text })),
}).meta({ id: 'AdoptionProfile' }) satisfies z.ZodType<WireProfile>;
