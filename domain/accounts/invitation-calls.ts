import { command, creation, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  id,
  inputId,
  inputText,
  instant,
  language,
  list,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { roles } from './viewer.ts';

/** Whom administrators have invited. */

const access = { right: 'accounts.manage' } as const;

export const invitePerson = creation('invitaciones:crear', {
  access,
  ignoresUnknown: true,
  takes: {
    name: wire('nombre', inputText),
    email: wire('correo', inputText),
    roles: list(word(roles), { max: 10 }),
    /** Of the mail. */
    language: wire('lang', optional(language)),
  },
  gives: object({ id }),
  errors: { 409: ['emailHasAccount', 'alreadyInvited', 'tooManyInvitations', 'conflict'] },
});

/** Those that nobody has accepted, newest first. */
export const findInvitations = pagedQuery('invitaciones:consultar', {
  access,
  takes: { page, limit },
  gives: list(
    object(
      {
        /** Of the account to be. */
        id,
        createdAt: wire('created_at', instant),
        name: wire('nombre', text),
        email: wire('correo', text),
        roles: list(word(roles)),
        /** null where who invited has no account any more. */
        invitedBy: wire('invitado_por', nullable(text)),
        sentAt: wire('enviada', instant),
        expiresAt: wire('vence', instant),
      },
      'Invitation',
    ),
  ),
});
export type PendingInvitation = DataOfCall<typeof findInvitations>[number];

export const withdrawInvitation = command('invitaciones:retirar', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: object({ id }),
  errors: { 404: ['notFound'] },
});
