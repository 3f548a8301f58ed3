import {
  endAllOwnSessions,
  endOwnSession,
  findOwnSessions,
} from '#domain/accounts/session-calls.ts';
import { beginSession } from '#domain/accounts/sign-in-calls.ts';
import { unauthenticated } from '#domain/errors.ts';
import { implement } from '../implement.ts';
import { user } from '../schemas/people.ts';
import { userToWire } from '../schemas/usuarios.ts';
import { flag, shape, text } from '../values.ts';

const signedInUser = user
  .extend({ segundo_factor: flag, segundo_factor_pendiente: flag })
  .meta({ id: 'SignedInUser' });

export const sesion = [
  implement(beginSession, {
    summary:
      'Takes an `apikey`, which is used up by it, and responds `usuario`, a `jwt` for an hour, and the next `apikey`. A key is single-use: used ' +
      'again, it ends its session. With `segundo_factor_pendiente` an administrator’s calls are rejected with the code ' +
      '`secondFactorRequired` until the session has shown a second factor.',
    output: () => shape({ usuario: signedInUser, jwt: text, apikey: text }),
    async handle({ input, context, address, userAgent }) {
      const caller = { address, userAgent };
      const renewed = await context.sessions.renew(input.email, input.apiKey, caller);
      if (typeof renewed === 'string') throw unauthenticated(renewed);
      const { account, jwt, key } = renewed;
      const user = {
        ...userToWire(account, context),
        segundo_factor: await context.twoFactor.isOn(account.id),
        segundo_factor_pendiente: renewed.secondFactorDue,
      };
      return { data: { user, token: jwt, apiKey: key } };
    },
  }),

  implement(endOwnSession, {
    summary: 'Ends the session that the call belongs to, or one’s own session with this `id`.',
    async handle({ input, viewer, context, address, userAgent }) {
      await context.sessions.end(viewer, { address, userAgent }, input.id);
      return { data: null };
    },
  }),

  implement(endAllOwnSessions, {
    summary: 'Ends all of one’s own sessions, also the one that the call belongs to.',
    async handle({ viewer, context, address, userAgent }) {
      await context.sessions.endOwn(viewer, { address, userAgent });
      return { data: null };
    },
  }),

  implement(findOwnSessions, {
    summary: 'One’s own open sessions, last used first.',
    async handle({ viewer, context }) {
      const sessions = await context.sessions.list(viewer);
      return { data: sessions.map((session) => ({ ...session, isCurrent: session.current })) };
    },
  }),
];
