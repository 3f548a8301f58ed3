import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import {
  ask,
  boundedText,
  isUnreached,
  NoAnswer,
  parseJson,
  WrongAnswer,
} from '../../calls/bounded-call.ts';
import type { CallPolicies } from '../../calls/call-policies.ts';

export type SwSignIn = { token: string } | { username: string; password: string };

/** The user, the password or the token is wrong. */
export class SignInRefused extends WrongAnswer {}

const answer = z.object({
  status: z.enum(['success', 'error']),
  message: z.string().nullish(),
  messageDetail: z.string().nullish(),
  data: z.unknown(),
});

export type SwAnswer = z.infer<typeof answer>;

const session = z.object({
  token: z.string().min(1).max(10_000),
  /** Seconds since 1970. */
  expires_in: z.number(),
});

export interface SwCall {
  /** For errors. */
  name: string;
  path: string;
  headers?: Record<string, string>;
  body: FormData | object;
  /** Told of each try that may have reached SW's service. */
  onSent?: () => void;
}

/** Milliseconds before its end at which a session is renewed. */
const renewBefore = 60_000;

/**
 * SW's REST services. All of its calls may be made twice, and are when they were not answered.
 * @throws whatever isServiceFailure knows
 */
export function createSwClient({
  apiBase,
  signIn,
  clock,
  timeout,
  policies,
}: {
  apiBase: string;
  signIn: SwSignIn;
  clock: Clock;
  timeout: number;
  policies: CallPolicies;
}) {
  const base = apiBase.replace(/\/+$/, '');
  let current: Promise<{ token: string; until: number }> | undefined;

  async function send({ name, path, headers, body, onSent }: SwCall) {
    const isForm = body instanceof FormData;
    const response = await ask(name, `${base}${path}`, {
      method: 'POST',
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    }).catch((error) => {
      if (!isUnreached(error)) onSent?.();
      throw error;
    });
    if (![401, 403, 429].includes(response.status)) onSent?.();
    const text = await boundedText(name, response);
    if ([401, 403].includes(response.status)) return 'not signed in';
    // It answers 500 to what it stumbled over as well: what it did by then, only asking again tells.
    if (response.status >= 500 || response.status === 429) {
      throw new NoAnswer(`${name}: answered ${response.status}`);
    }
    const parsed = answer.safeParse(parseJson(name, text));
    if (!parsed.success) throw new WrongAnswer(`${name}: not what was agreed`);
    return parsed.data;
  }

  async function signedIn(): Promise<string> {
    if ('token' in signIn) return signIn.token;
    const known = await current;
    if (known && clock.now().getTime() < known.until) return known.token;
    const { username: user, password } = signIn;
    const renewing = openSession({ user, password });
    current = renewing;
    renewing.catch(() => {
      if (current === renewing) current = undefined;
    });
    return (await renewing).token;
  }

  async function openSession(body: object) {
    const name = 'authenticate';
    const given = await send({ name, path: '/v2/security/authenticate', body });
    const opened = session.safeParse(given === 'not signed in' ? undefined : given.data);
    if (!opened.success) throw new SignInRefused(`${name}: the account was not accepted`);
    const { token, expires_in } = opened.data;
    return { token, until: expires_in * 1000 - renewBefore };
  }

  async function call(request: SwCall): Promise<SwAnswer> {
    for (let tries = 0; tries < 2; tries += 1) {
      const token = await signedIn();
      const headers = { ...request.headers, authorization: `Bearer ${token}` };
      const given = await send({ ...request, headers });
      if (given !== 'not signed in') return given;
      // Revoked before its time: a new one once, and no more.
      current = undefined;
      if ('token' in signIn) break;
    }
    throw new SignInRefused(`${request.name}: the token was not accepted`);
  }

  return { call: (request: SwCall) => policies.repeatedly.execute(() => call(request)) };
}
