import { z } from 'zod';
import {
  address as addressParts,
  openPasswordLink,
  requestRecovery,
  saveAccount,
  setRecoveredPassword,
} from '#domain/accounts/own-account-calls.ts';
import { changePassword } from '#domain/accounts/security-calls.ts';
import { checkPassword } from '#domain/accounts/sign-in-calls.ts';
import { findUsers } from '#domain/accounts/user-calls.ts';
import { invalid, unauthenticated } from '#domain/errors.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { AccountField } from '#server/features/people/accounts/accounts.service.ts';
import { withReasonAsMessage, withWireNames } from '../../field-names.ts';
import { atFilter, toRowQuery } from '../../filter.ts';
import { implement } from '../../implement.ts';
import { user } from '../../schemas/people.ts';
import { userOf, usuarios as users, userToWire } from '../../schemas/usuarios.ts';
import { id as idValue, shape } from '../../values.ts';

/** The domain has a person's address among the other fields, where calls have it apart. */
const inOne = <Person extends { address?: object }>({ address, ...person }: Person) => ({
  ...person,
  ...(address as Person['address']),
});
const withAddress = <T>(work: () => Promise<T>) =>
  withWireNames((field) => (Object.hasOwn(addressParts, field) ? `address.${field}` : field), work);

const actualizar = implement(saveAccount, {
  summary:
    'Without `id`: registers, with a solved `captcha`. The response is the same for a known address; the mail tells its ' +
    'owner what to do. With `id`: changes one’s own data; what is missing stays as it is, `roles` and `credenciales` ' +
    'are not looked at, `correo` and `subscription_id` may only be sent back as they are (or `subscription_id` empty), ' +
    '`avatar` is empty or an address from `archivos:subir`. `destino` is the page of this site, with its query, that ' +
    'somebody who registers was going to: the mail’s link leads on there.',
  // The wallet tells whether the subscription has ended.
  waitsOutside: ({ subscription_id }) => subscription_id === '',
  output: () => z.union([user, shape({ id: idValue })]),
  handle({ input, viewer, context, address, once }) {
    const { id, email, subscriptionId, avatar, destination, captcha, ...said } = input;
    const { roles: _roles, credentials: _credentials, ...changes } = inOne(said);
    return withAddress(async () => {
      if (!id) {
        const person = { ...changes, email, destination };
        const { register } = context.registration;
        const made = await once((record) => register(person, { captcha, address }, record));
        return { data: made };
      }
      if (viewer.kind === 'visitor') throw unauthenticated('noToken');
      if (subscriptionId === '') await context.monthlyDonations.requireForgettable(viewer);
      const others = {
        email,
        subscriptionId: subscriptionId === '' ? null : subscriptionId,
        avatar,
      };
      const account = await context.profile.update(viewer, id, changes, others);
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

const obtenerApikey = implement(checkPassword, {
  summary:
    'Checks the password and returns `apikey` for `sesion:iniciar`. Where a second factor is on, a call without ' +
    '`codigo` is rejected with `errors.codigo`; with `por_pasos` it returns this instead: `apikey` null, and `siguiente` ' +
    '`codigo`, for the same call again with the code.',
  example: { data: { apikey: 'nEyZ9ChlZCTrYxOFGMTeq7NSRYh_K2mQ' } },
  async handle({ input, context, address, userAgent }) {
    const { email, password, code, inSteps } = input;
    const caller = { address, userAgent };
    const opened = await context.signIn.withPassword({ email, password, code }, caller);
    if (opened !== 'codeRequired') return { data: { apiKey: opened.key } };
    if (!inSteps) throw invalid({ code: [opened] });
    return { data: { apiKey: null, next: 'code' as const } };
  },
});

const recuperarContrasena = implement(requestRecovery, {
  summary:
    'Mails a link for a new password, with a solved `captcha`. The response is the same for an unknown address. `destino` as ' +
    'of `usuarios:actualizar`.',
  async handle({ input, context, address }) {
    await context.recovery.request({ ...input, captcha: input.captcha, address });
    return { data: { email: input.email } };
  },
});

const consultarRegistro = implement(openPasswordLink, {
  summary:
    'What was registered with the address of a mail’s token, which its owner may put right with the first password: ' +
    '`nombre`, `telefono`, `domicilio`; null when the address is confirmed, `deshace_cambio_correo` when the token gives ' +
    'an account this address back. `solicitud` is the application that setting the password sends. The token stays valid.',
  async handle({ input: { email, token }, context, address }) {
    const link = await context.recovery.open({ email, token, address });
    if (link.undoesEmailChange) return { data: { undoesEmailChange: true as const } };
    const { registration, application } = link;
    const linked = application && { application: { petNames: [...application.petNames] } };
    if (!registration) return { data: linked ?? null };
    const { name, phone } = registration;
    return { data: { name, phone, address: registration, ...linked } };
  },
});

const modificarContrasenaRecuperar = implement(setRecoveredPassword, {
  summary:
    'Sets the password with the token of a mail, once, and ends all sessions. The token that an account’s former ' +
    'address was sent gives it back. With the first password, which confirms ' +
    'the address, `nombre`, `telefono`, `domicilio` and `lang` replace what was registered; what is missing stays. ' +
    'Later they are not looked at. `solicitud` is the application that the token sent; without a `folio` it could not be ' +
    'sent, and a mail says why.',
  handle: ({ input, context, address }) =>
    withAddress(async () => {
      const { email, token, password, ...said } = input;
      const person = inOne(said);
      const sent = await context.recovery.setPassword({ email, token, password, person, address });
      const application = sent && { petNames: [...sent.petNames], folio: sent.folio };
      return { data: { email, ...(application && { application }) } };
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

export const cuenta = [
  actualizar,
  consultar,
  obtenerApikey,
  recuperarContrasena,
  consultarRegistro,
  modificarContrasenaRecuperar,
  modificarContrasena,
];
