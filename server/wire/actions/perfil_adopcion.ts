import { z } from 'zod';
import {
  profileFieldToWire,
  profileFromWire,
  profileToWire,
} from '#domain/adoption/profile-wire.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { adoptionProfile, profileInput } from '../schemas/adoption-profile.ts';
import { wireLanguage } from '../wire-text.ts';

const saveInput = profileInput.extend({ lang: wireLanguage });

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
    'Stores the caller’s adoption profile, whole, and returns it. Applications that were sent keep what was said then.',
  access: 'session',
  input: saveInput,
  output: adoptionProfile,
  async handle({ input: { lang: _lang, ...profile }, viewer, context }) {
    const saved = await withWireNames(profileFieldToWire, () =>
      context.applications.saveProfile(viewer, profileFromWire(profile)),
    );
    return { data: profileToWire(saved) };
  },
});

export const perfilAdopcion = [consultar, guardar];
