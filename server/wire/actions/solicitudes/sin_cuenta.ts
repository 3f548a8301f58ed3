import { z } from 'zod';
import { applicationLimits } from '#domain/adoption/application-fields.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';
import {
  profileFieldToWire,
  profileFromWire,
  profileToWire,
} from '#domain/adoption/profile-wire.ts';
import { pendingData } from '#domain/adoption/visitor-application.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { adoptionProfile, profileInput } from '../../schemas/adoption-profile.ts';
import { count, id as idValue, instant, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const names: Readonly<Record<string, string>> = {
  name: 'nombre',
  email: 'correo',
  phone: 'telefono',
  message: 'mensaje',
};

/** Of `profile.home.kind`: `perfil.vivienda.tipo`. */
function fieldToWire(field: string): string {
  if (field.startsWith('petIds')) return field.replace('petIds', 'mascotas');
  const [first = '', ...rest] = field.split('.');
  return first === 'profile'
    ? ['perfil', profileFieldToWire(rest.join('.'))].filter(Boolean).join('.')
    : (names[first] ?? field);
}

const notTaken = {
  409: ['alreadyApplied'],
  422: ['tooManyApplications', 'adoptionProfileMissing'],
} as const;

const enviar = defineAction({
  name: 'solicitudes:enviar_sin_cuenta',
  summary:
    'Sends an adoption application without an account, with a solved `captcha`. The response is the same for every address. ' +
    'The mail’s link proves the address: once the password is set the application is there, `recibida`, as it was written; the ' +
    'account stays as it is, and has the profile where it had none. Who has an account may sign in instead (`solicitudes:por_confirmar`).',
  access: 'everyone',
  creates: true,
  input: z.strictObject({
    nombre: wireText,
    correo: wireText,
    telefono: wireText,
    perfil: profileInput,
    mascotas: z.array(wireId).min(1).max(applicationLimits.pets),
    mensaje: wireText.default(''),
    captcha: z.string().optional(),
    lang: wireLanguage,
  }),
  output: shape({ estado: z.literal('por_confirmar') }),
  errors: { 422: ['captchaRequired', 'captchaExpired'] },
  async handle({ input, context, address, language, once }) {
    const request = {
      name: input.nombre,
      email: input.correo,
      phone: input.telefono,
      profile: profileFromWire(input.perfil),
      petIds: input.mascotas,
      message: input.mensaje,
      language,
    };
    const call = { captcha: input.captcha, address };
    await withWireNames(fieldToWire, () =>
      once((record) => context.applications.sendWithoutAccount(request, call, record)),
    );
    return { data: { estado: 'por_confirmar' as const } };
  },
});

const porConfirmar = defineAction({
  name: 'solicitudes:por_confirmar',
  summary:
    'Applications that were sent without an account in the name of the caller’s address, oldest first: they are nobody’s ' +
    'until the caller confirms them, and are deleted after a week. `cuenta` is what the account says of the same.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(
    shape({
      id: idValue,
      created_at: instant,
      mascotas: z.array(shape({ id: idValue, nombre: text })),
      nombre: text,
      telefono: text,
      mensaje: text,
      perfil: adoptionProfile,
      cuenta: shape({ nombre: text, telefono: text, perfil: adoptionProfile.nullable() }),
    }).meta({ id: 'PendingApplication' }),
  ),
  async handle({ viewer, context }) {
    const found = await context.applications.findPending(viewer);
    return {
      data: found.map(({ id, createdAt, pets, name, phone, message, profile, account }) => ({
        id,
        created_at: createdAt,
        mascotas: pets.map((pet) => ({ id: pet.id, nombre: pet.name })),
        nombre: name,
        telefono: phone,
        mensaje: message,
        perfil: profileToWire(profile),
        cuenta: {
          nombre: account.name,
          telefono: account.phone,
          perfil: account.profile && profileToWire(account.profile),
        },
      })),
    };
  },
});

const confirmar = defineAction({
  name: 'solicitudes:confirmar',
  summary:
    'Sends one of `solicitudes:por_confirmar` as the caller’s own application, with the name, telephone and profile that the ' +
    'account has (`datos: cuenta`, the default) or that were written (`escritos`). The account’s own stay as they are; the ' +
    'profile that came with it is kept where there is none.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    id: wireId,
    datos: wordOf(pendingData).default('cuenta'),
    lang: wireLanguage,
  }),
  output: shape({
    id: idValue,
    created_at: instant,
    serie: text,
    folio: count,
    estado: wordOf(applicationMachine.states),
  }),
  errors: { 404: ['notFound'], ...notTaken },
  handle: ({ input, viewer, context, once }) =>
    withWireNames(fieldToWire, async () => {
      const data = pendingData.fromWire(input.datos) ?? 'account';
      const { id, createdAt, folio, status } = await once((record) =>
        context.applications.confirmPending(viewer, input.id, data, record),
      );
      const estado = applicationMachine.states.toWire(status);
      return { data: { id, created_at: createdAt, serie: applicationSeries, folio, estado } };
    }),
});

const descartar = defineAction({
  name: 'solicitudes:descartar',
  summary: 'Deletes one of `solicitudes:por_confirmar`: nobody gets to read it.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.applications.discardPending(viewer, input.id);
    return { data: null };
  },
});

export const sinCuenta = [enviar, porConfirmar, confirmar, descartar];
