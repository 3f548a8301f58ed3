import { z } from 'zod';
import { accountFields } from '#domain/accounts/account.ts';
import { type Profile, profileFields } from '#domain/accounts/profile.ts';
import { type Person, personFields, personNames } from '#domain/accounts/registration.ts';
import { changePassword } from '#domain/accounts/security-calls.ts';
import { findUsers } from '#domain/accounts/user-calls.ts';
import { namesOf } from '#domain/contract/field.ts';
import { readPayload, wireNames } from '#domain/contract/wire.ts';
import { invalid, unauthenticated } from '#domain/errors.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { AccountField } from '#server/features/people/accounts/accounts.service.ts';
import { withReasonAsMessage, withWireNames } from '../../field-names.ts';
import { atFilter, toRowQuery } from '../../filter.ts';
import { implement } from '../../implement.ts';
import { defineAction } from '../../registry.ts';
import { optionalTexts } from '../../schemas/entity.ts';
import { user } from '../../schemas/people.ts';
import { userOf, usuarios as users, userToWire } from '../../schemas/usuarios.ts';
import { id as idValue, nothing, shape, text } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const userFieldNames = { ...wireNames(accountFields), destination: 'destino' };

const lang = wireLanguage;
const captcha = z.string().optional();

const profile = optionalTexts(profileFields).extend({ lang });

const actualizar = defineAction({
  name: 'usuarios:actualizar',
  summary:
    'Without `id`: registers, with a solved `captcha`. The response is the same for a known address; the mail tells its ' +
    'owner what to do. With `id`: changes one’s own data; what is missing stays as it is, `roles` and `credenciales` ' +
    'are not looked at, `correo` and `subscription_id` may only be sent back as they are (or `subscription_id` empty), ' +
    '`avatar` is empty or an address from `archivos:subir`. `destino` is the page of this site, with its query, that ' +
    'somebody who registers was going to: the mail’s link leads on there.',
  access: 'everyone',
  creates: true,
  // The wallet tells whether the subscription has ended.
  waitsOutside: ({ subscription_id }) => subscription_id === '',
  input: profile.extend({
    id: wireId.nullish(),
    correo: wireText.optional(),
    roles: z.unknown().optional(),
    credenciales: z.unknown().optional(),
    subscription_id: wireText.nullish(),
    avatar: wireText.nullish(),
    destino: wireText.optional(),
    captcha,
  }),
  output: z.union([user, shape({ id: idValue })]),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['subscriptionStillCharging', 'conflict'],
    422: ['captchaRequired', 'captchaExpired'],
    503: ['subscriptionUnavailable'],
  },
  async handle({ input, viewer, context, address, once }) {
    const changes = readPayload<Profile>(profileFields, namesOf(profileFields), input);
    return withWireNames(userFieldNames, async () => {
      if (!input.id) {
        const person = { ...changes, email: input.correo, destination: input.destino };
        const call = { captcha: input.captcha, address };
        const register = context.registration.register;
        return { data: await once((record) => register(person, call, record)) };
      }
      if (viewer.kind === 'visitor') throw unauthenticated('noToken');
      const others = {
        email: input.correo,
        subscriptionId: input.subscription_id === '' ? null : input.subscription_id,
        avatar: input.avatar,
      };
      if (input.subscription_id === '') await context.monthlyDonations.requireForgettable(viewer);
      const account = await context.profile.update(viewer, input.id, changes, others);
      return { data: userToWire(account, context) };
    });
  },
});

const consultar = implement(findUsers, {
  summary:
    'Administrators find everybody, others themselves, by the fields of `usuarios`. `id` is short for a filter by it; with `equipo` ' +
    'administrators find those whose roles grant a right, the first fifty.',
  async handle({ input: { id: wanted, team, ...input }, viewer, context }) {
    const query = toRowQuery(input, users, viewer) as RowQuery<AccountField>;
    const where = [
      ...query.where,
      ...(wanted === undefined ? [] : [{ field: 'id', operator: '=', value: wanted } as const]),
      ...(team
        ? [{ field: 'id', operator: 'in', value: await context.accounts.teamOf(viewer) } as const]
        : []),
    ];
    const { items, ...page } = await atFilter(() =>
      context.accounts.query(viewer, { ...query, where }),
    );
    return { data: items.map((account) => userOf(account, context)), page };
  },
});

const obtenerApikey = defineAction({
  name: 'usuarios:obtener_apikey',
  summary:
    'Checks the password and returns `apikey` for `sesion:iniciar`. Where a second factor is on, a call without ' +
    '`codigo` is rejected with `errors.codigo`; with `por_pasos` it returns this instead: `apikey` null, and `siguiente` ' +
    '`codigo`, for the same call again with the code.',
  access: 'signIn',
  input: z.object({
    correo: wireText,
    contrasena: wireText,
    codigo: wireText.optional(),
    por_pasos: z.boolean().optional(),
    lang,
  }),
  output: z.union([
    shape({ apikey: text }),
    shape({ apikey: z.null(), siguiente: z.literal('codigo') }),
  ]),
  errors: { 403: ['forbidden'] },
  handle: ({ input, context, address, userAgent }) =>
    withWireNames(credentialNames, async () => {
      const { correo: email, contrasena: password, codigo: code } = input;
      const caller = { address, userAgent };
      const opened = await context.signIn.withPassword({ email, password, code }, caller);
      if (opened !== 'codeRequired') return { data: { apikey: opened.key } };
      if (!input.por_pasos) throw invalid({ code: [opened] });
      return { data: { apikey: null, siguiente: 'codigo' as const } };
    }),
});

const recuperarContrasena = defineAction({
  name: 'usuarios:recuperar_contrasena',
  summary:
    'Mails a link for a new password, with a solved `captcha`. The response is the same for an unknown address. `destino` as ' +
    'of `usuarios:actualizar`.',
  access: 'signIn',
  input: z.object({ correo: wireText, destino: wireText.optional(), captcha, lang }),
  output: shape({ correo: text }),
  errors: { 422: ['captchaRequired', 'captchaExpired'] },
  handle: ({ input, context, address }) =>
    withWireNames(userFieldNames, async () => {
      const { correo: email, destino: destination, captcha: solution, lang: language } = input;
      await context.recovery.request({ email, language, destination, captcha: solution, address });
      return { data: { correo: email } };
    }),
});

/** That waited for the owner of its address. */
const linkedApplication = shape({ mascotas: z.array(text) });

const consultarRegistro = defineAction({
  name: 'usuarios:consultar_registro',
  summary:
    'What was registered with the address of a mail’s token, which its owner may put right with the first password: ' +
    '`nombre`, `telefono`, `domicilio`; null when the address is confirmed, `deshace_cambio_correo` when the token gives ' +
    'an account this address back. `solicitud` is the application that setting the password sends. The token stays valid.',
  access: 'signIn',
  input: z.object({ correo: wireText, token_recuperar: wireText, lang }),
  output: z.union([
    shape({ deshace_cambio_correo: z.literal(true) }),
    user
      .pick({ nombre: true, telefono: true, domicilio: true })
      .extend({ solicitud: linkedApplication.optional() }),
    shape({ solicitud: linkedApplication }),
    nothing,
  ]),
  errors: { 404: ['notFound'] },
  handle: ({ input, context, address }) =>
    withWireNames(linkNames, async () => {
      const { correo: email, token_recuperar: token } = input;
      const link = await context.recovery.open({ email, token, address });
      if (link.undoesEmailChange) return { data: { deshace_cambio_correo: true as const } };
      const { registration, application } = link;
      const linked = application && { solicitud: { mascotas: [...application.petNames] } };
      if (!registration) return { data: linked ?? null };
      const { nombre, telefono, domicilio } = userToWire(registration, context);
      return { data: { nombre, telefono, domicilio, ...linked } };
    }),
});

const modificarContrasenaRecuperar = defineAction({
  name: 'usuarios:modificar_contrasena_recuperar',
  summary:
    'Sets the password with the token of a mail, once, and ends all sessions. The token that an account’s former ' +
    'address was sent gives it back. With the first password, which confirms ' +
    'the address, `nombre`, `telefono`, `domicilio` and `lang` replace what was registered; what is missing stays. ' +
    'Later they are not looked at. `solicitud` is the application that the token sent; without a `folio` it could not be ' +
    'sent, and a mail says why.',
  access: 'signIn',
  input: optionalTexts(personFields).extend({
    correo: wireText,
    token_recuperar: wireText,
    contrasena_nueva: wireText,
    lang,
  }),
  output: shape({
    correo: text,
    solicitud: linkedApplication.extend({ folio: z.int().nullable() }).optional(),
  }),
  errors: { 409: ['conflict'] },
  handle: ({ input, context, address }) =>
    withWireNames(linkNames, async () => {
      const { correo: email, token_recuperar: token, contrasena_nueva: password } = input;
      const request = readPayload<Person>(personFields, personNames, input);
      const person = { ...request, language: input.lang };
      const sent = await context.recovery.setPassword({ email, token, password, person, address });
      const linked = sent && { solicitud: { mascotas: [...sent.petNames], folio: sent.folio } };
      return { data: { correo: email, ...linked } };
    }),
});

const modificarContrasena = implement(changePassword, {
  summary:
    'Changes one’s own password and ends all sessions; returns the `apikey` of a new one. A rejection gives its reason as ' +
    '`message` too.',
  async handle({ input, viewer, context, address, userAgent }) {
    const caller = { address, userAgent };
    const apiKey = await withReasonAsMessage(() =>
      context.profile.changePassword(viewer, input, caller),
    );
    return { data: { id: input.userId, apiKey } };
  },
});

const credentialNames = { email: 'correo', password: 'contrasena', code: 'codigo' };
const linkNames = {
  ...userFieldNames,
  token: 'token_recuperar',
  password: 'contrasena_nueva',
};

export const cuenta = [
  actualizar,
  consultar,
  obtenerApikey,
  recuperarContrasena,
  consultarRegistro,
  modificarContrasenaRecuperar,
  modificarContrasena,
];
