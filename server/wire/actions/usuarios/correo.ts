import {
  confirmEmailChange,
  findEmailChange,
  requestEmailChange,
} from '#domain/accounts/security-calls.ts';
import { implement } from '../../implement.ts';

export const correo = [
  implement(requestEmailChange, {
    summary:
      'Mails a link to `correo_nuevo`, by which it becomes the address of one’s own account. `codigo` where a second factor ' +
      'is on. The response is the same where that address has an account already.',
    async handle({ input, viewer, context, address, language }) {
      await context.emailChange.request(viewer, { ...input, language }, address);
      return { data: { email: input.email } };
    },
  }),

  implement(findEmailChange, {
    summary: 'The address that the token of a mail gives one’s own account. The token stays valid.',
    async handle({ input, viewer, context, address }) {
      return { data: { email: await context.emailChange.find(viewer, input.token, address) } };
    },
  }),

  implement(confirmEmailChange, {
    summary:
      'Changes the address of one’s own account with the token of a mail, once, and ends all sessions; returns the `apikey` ' +
      'of a new one. The address before gets a link that undoes it for 7 days.',
    async handle({ input, viewer, context, address, userAgent }) {
      const caller = { address, userAgent };
      const { email, key } = await context.emailChange.confirm(viewer, input.token, caller);
      return { data: { email, apiKey: key } };
    },
  }),
];
