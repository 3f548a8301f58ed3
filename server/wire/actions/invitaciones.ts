import { z } from 'zod';
import { roles } from '#domain/accounts/viewer.ts';
import { withWireNames } from '../field-names.ts';
import { queryInput } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { id as idValue, instant, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const invitation = shape({
  id: idValue,
  created_at: instant,
  nombre: text,
  correo: text,
  roles: z.array(wordOf(roles)),
  invitado_por: text.nullable(),
  enviada: instant,
  vence: instant,
}).meta({ id: 'Invitation' });

const crear = defineAction({
  name: 'invitaciones:crear',
  summary:
    'Mails somebody a link, single-use and valid for 7 days, to choose a password and so have an account with these `roles`; ' +
    '`lang` is the mail’s language. 409 when the address has an account or an invitation. The roles are given only if ' +
    'whoever invited is still an administrator when it is accepted.',
  access: { right: 'accounts.manage' },
  creates: true,
  input: z.object({
    nombre: wireText,
    correo: wireText,
    roles: z.array(z.enum(roles.wireWords)).max(10),
    lang: wireLanguage,
  }),
  output: shape({ id: idValue }),
  errors: { 409: ['emailHasAccount', 'alreadyInvited', 'tooManyInvitations', 'conflict'] },
  handle: ({ input, viewer, address, context, once }) =>
    withWireNames(names, async () => {
      const request = {
        name: input.nombre,
        email: input.correo,
        roles: input.roles.flatMap((word) => roles.fromWire(word) ?? []),
        language: input.lang,
      };
      const invite = context.invitations.invite;
      return { data: await once((record) => invite({ viewer, address }, request, record)) };
    }),
});

const consultar = defineAction({
  name: 'invitaciones:consultar',
  summary:
    'Invitations that nobody has accepted, newest first. `id` is that of the account to be; by it ' +
    '`usuarios:reenviar_confirmacion` sends one again.',
  access: { right: 'accounts.manage' },
  input: queryInput.pick({ page: true, limit: true }),
  output: z.array(invitation),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.invitations.list(viewer, input);
    const inviters = await context.accounts.contactsOf(
      items.flatMap(({ invitedBy }) => invitedBy ?? []),
    );
    return {
      data: items.map((invitation) => ({
        id: invitation.userId,
        created_at: invitation.createdAt,
        nombre: invitation.name,
        correo: invitation.email,
        roles: invitation.roles.map(roles.toWire),
        invitado_por: inviters.get(invitation.invitedBy ?? '')?.name ?? null,
        enviada: invitation.sentAt,
        vence: invitation.expiresAt,
      })),
      page,
    };
  },
});

const retirar = defineAction({
  name: 'invitaciones:retirar',
  summary: 'Withdraws an invitation: its links open nothing any more.',
  access: { right: 'accounts.manage' },
  input: z.object({ id: wireId }),
  output: shape({ id: idValue }),
  errors: { 404: ['notFound'] },
  async handle({ input: { id }, viewer, address, context }) {
    await context.invitations.withdraw({ viewer, address }, id);
    return { data: { id } };
  },
});

const names = { name: 'nombre', email: 'correo', language: 'lang' };

export const invitaciones = [crear, consultar, retirar];
