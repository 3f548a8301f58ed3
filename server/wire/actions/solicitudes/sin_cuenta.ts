import { applicationSeries } from '#domain/adoption/application-number.ts';
import {
  confirmPending,
  discardPending,
  findPending,
  sendWithoutAccount,
} from '#domain/adoption/pending-calls.ts';
import { implement } from '../../implement.ts';
import { wholeProfile } from '../../schemas/adoption-profile.ts';

export const sinCuenta = [
  implement(sendWithoutAccount, {
    summary:
      'Sends an adoption application without an account, with a solved `captcha`. The response is the same for every address. ' +
      'The mail’s link proves the address: once the password is set the application is there, `recibida`, as it was written; the ' +
      'account stays as it is, and has the profile where it had none. Who has an account may sign in instead (`solicitudes:por_confirmar`).',
    async handle({ input: { captcha, ...said }, context, address, language, once }) {
      const request = { ...said, language };
      await once((record) =>
        context.applications.sendWithoutAccount(request, { captcha, address }, record),
      );
      return { data: { state: 'pending' as const } };
    },
  }),

  implement(findPending, {
    summary:
      'Applications that were sent without an account in the name of the caller’s address, oldest first: they are nobody’s ' +
      'until the caller confirms them, and are deleted after a week. `cuenta` is what the account says of the same.',
    async handle({ viewer, context }) {
      const found = await context.applications.findPending(viewer);
      return {
        data: found.map(({ profile, account, ...one }) => ({
          ...one,
          profile: wholeProfile(profile),
          account: { ...account, profile: account.profile && wholeProfile(account.profile) },
        })),
      };
    },
  }),

  implement(confirmPending, {
    summary:
      'Sends one of `solicitudes:por_confirmar` as the caller’s own application, with the name, telephone and profile that the ' +
      'account has (`datos: cuenta`, the default) or that were written (`escritos`). The account’s own stay as they are; the ' +
      'profile that came with it is kept where there is none.',
    async handle({ input: { id, data }, viewer, context, once }) {
      const created = await once((record) =>
        context.applications.confirmPending(viewer, id, data, record),
      );
      return { data: { ...created, series: applicationSeries } };
    },
  }),

  implement(discardPending, {
    summary: 'Deletes one of `solicitudes:por_confirmar`: nobody gets to read it.',
    async handle({ input, viewer, context }) {
      await context.applications.discardPending(viewer, input.id);
      return { data: null };
    },
  }),
];
