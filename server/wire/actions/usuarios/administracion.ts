import type { Account } from '#domain/accounts/account.ts';
import {
  disableAccount,
  enableAccount,
  endSessionOf,
  endSessionsOf,
  findSessionsOf,
  resendConfirmation,
  setRoles,
} from '#domain/accounts/user-calls.ts';
import { implement } from '../../implement.ts';
import type { Call } from '../../registry.ts';
import { userOf } from '../../schemas/usuarios.ts';

const by = ({ viewer, address }: Call<unknown>) => ({ viewer, address });

/** Whatever is done to an account answers with the account. */
const respond = async ({ context }: Call<unknown>, account: Promise<Account>) => ({
  data: userOf(await account, context),
});

export const administracion = [
  implement(setRoles, {
    summary: 'Gives somebody these roles instead of those before. One administrator always stays.',
    handle(call) {
      const { id, roles } = call.input;
      return respond(call, call.context.administration.setRoles(by(call), id, roles));
    },
  }),

  implement(disableAccount, {
    summary:
      'Keeps somebody else from signing in, and ends their sessions. One administrator always stays.',
    handle: (call) => respond(call, call.context.administration.disable(by(call), call.input.id)),
  }),

  implement(enableAccount, {
    summary: 'Lets somebody sign in again.',
    handle: (call) => respond(call, call.context.administration.enable(by(call), call.input.id)),
  }),

  implement(endSessionsOf, {
    summary: 'Ends all of somebody’s sessions.',
    handle: (call) => respond(call, call.context.administration.signOut(by(call), call.input.id)),
  }),

  implement(findSessionsOf, {
    summary: 'Somebody’s open sessions, last used first.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.administration.sessionsOf(viewer, input.id, input);
      return { data: items, page };
    },
  }),

  implement(endSessionOf, {
    summary: 'Ends one of somebody’s sessions.',
    handle(call) {
      const { id, sessionId } = call.input;
      return respond(call, call.context.administration.endSession(by(call), id, sessionId));
    },
  }),

  implement(resendConfirmation, {
    summary:
      'Mails a new link to somebody who has registered, or was invited, and has not confirmed the address. Whoever sends ' +
      'an invitation again stands for it from then on. 409 when the address is confirmed.',
    handle: (call) => respond(call, call.context.invitations.resend(by(call), call.input.id)),
  }),
];
