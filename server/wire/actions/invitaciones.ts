import {
  findInvitations,
  invitePerson,
  withdrawInvitation,
} from '#domain/accounts/invitation-calls.ts';
import { implement } from '../implement.ts';

export const invitaciones = [
  implement(invitePerson, {
    summary:
      'Mails somebody a link, single-use and valid for 7 days, to choose a password and so have an account with these `roles`; ' +
      '`lang` is the mail’s language. 409 when the address has an account or an invitation. The roles are given only if ' +
      'whoever invited is still an administrator when it is accepted.',
    async handle({ input, viewer, address, context, once }) {
      const { invite } = context.invitations;
      return { data: await once((record) => invite({ viewer, address }, input, record)) };
    },
  }),

  implement(findInvitations, {
    summary:
      'Invitations that nobody has accepted, newest first. `id` is that of the account to be; by it ' +
      '`usuarios:reenviar_confirmacion` sends one again.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.invitations.list(viewer, input);
      const inviters = await context.accounts.contactsOf(
        items.flatMap(({ invitedBy }) => invitedBy ?? []),
      );
      return {
        data: items.map(({ userId, invitedBy, ...invitation }) => ({
          ...invitation,
          id: userId,
          invitedBy: inviters.get(invitedBy ?? '')?.name ?? null,
        })),
        page,
      };
    },
  }),

  implement(withdrawInvitation, {
    summary: 'Withdraws an invitation: its links open nothing any more.',
    async handle({ input, viewer, address, context }) {
      await context.invitations.withdraw({ viewer, address }, input.id);
      return { data: input };
    },
  }),
];
