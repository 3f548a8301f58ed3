import { z } from 'zod';
import { ask, boundedText, NoAnswer, parseJson, WrongAnswer } from '../../calls/bounded-call.ts';
import { ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import { type CallTimes, withRetries } from '../with-retries.ts';

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Whom orders must be for, where it is set. */
  merchantId: string | undefined;
  /** Another server than PayPal's own. */
  apiBase: string | undefined;
}

const usualBase = 'https://api-m.paypal.com';

/** A clear no, with PayPal's own names for why. */
export class PaypalRefused extends ProviderRefused {
  readonly issues: readonly string[];
  constructor(call: string, status: number, issues: readonly string[]) {
    const summary = `${call}: ${status} ${issues.join(' ')}`;
    super(status === 404 ? 'notFound' : 'other', { cause: summary });
    this.issues = issues;
  }
}

const word = z.string().max(200);
const rejection = z.object({
  name: word.nullish(),
  details: z
    .array(z.object({ issue: word.nullish() }))
    .max(100)
    .nullish(),
});
const tokenAnswer = z.object({ access_token: z.string().min(1).max(10_000) });

/** Its first request is still at work: the answer is there later, under the same key. */
const stillAtWork = 'PREVIOUS_REQUEST_IN_PROGRESS';

export interface PaypalCall {
  method: 'GET' | 'POST';
  /** With a slash in front. */
  path: string;
  body?: object | string;
  /** PayPal-Request-Id: with the same one nothing happens twice. */
  key?: string;
  /** It is not tried again. */
  once?: true;
}

export type PaypalApi = ReturnType<typeof createPaypalApi>;

/**
 * PayPal's REST API. Whatever is not answered, or not so that it can be understood, is ProviderSilent; a no is
 * PaypalRefused.
 */
export function createPaypalApi(
  { clientId, clientSecret, apiBase = usualBase }: PaypalSettings,
  times: CallTimes,
) {
  const base = apiBase.replace(/\/+$/, '');
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  let token: Promise<string> | undefined;

  async function requestToken(signal: AbortSignal): Promise<string> {
    const name = 'POST /v1/oauth2/token';
    const response = await ask(name, `${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    });
    const answer = await understood(name, response);
    const parsed = tokenAnswer.safeParse(answer);
    if (!parsed.success) throw new WrongAnswer(`${name}: no token`);
    return parsed.data.access_token;
  }

  /** One for all calls, until PayPal no longer knows it. */
  async function currentToken(signal: AbortSignal): Promise<string> {
    token ??= requestToken(signal);
    const requested = token;
    try {
      return await requested;
    } catch (error) {
      forget(requested);
      throw error;
    }
  }

  function forget(old: Promise<string>): void {
    if (token === old) token = undefined;
  }

  async function send(
    name: string,
    { method, path, body, key }: PaypalCall,
    signal: AbortSignal,
  ): Promise<Response> {
    const authorization = `Bearer ${await currentToken(signal)}`;
    return ask(name, `${base}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization,
        'content-type': 'application/json',
        // Orders and refunds come back whole, not as a name alone.
        prefer: 'return=representation',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal,
    });
  }

  async function once(name: string, call: PaypalCall, signal: AbortSignal): Promise<unknown> {
    const response = await send(name, call, signal);
    if (response.status !== 401 || !token) return understood(name, response);
    await response.body?.cancel();
    forget(token);
    return understood(name, await send(name, call, signal));
  }

  /** Who did not answer may do so now; what is wrong once is wrong again. */
  function answerOf(name: string, call: PaypalCall): Promise<unknown> {
    const silent = (cause: unknown) => new ProviderSilent(`PayPal: ${name}`, { cause });
    const attempt = (milliseconds: number) =>
      once(name, call, AbortSignal.timeout(milliseconds)).catch((error: unknown) => {
        throw error instanceof NoAnswer ? silent(error) : error;
      });
    return withRetries(times, attempt, call.once ? 1 : undefined).catch((error: unknown) => {
      throw error instanceof WrongAnswer ? silent(error) : error;
    });
  }

  return {
    /** Without a path. */
    origin: new URL(base).origin,

    async call<Output>(schema: z.ZodType<Output>, call: PaypalCall): Promise<Output> {
      const name = `${call.method} ${call.path.split('?', 1)}`;
      const parsed = schema.safeParse(await answerOf(name, call));
      if (parsed.success) return parsed.data;
      const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new ProviderSilent(`PayPal: ${name}: not what was agreed (${where})`);
    },

    /** @returns undefined for what PayPal knows nothing of */
    async find<Output>(schema: z.ZodType<Output>, path: string): Promise<Output | undefined> {
      try {
        return await this.call(schema, { method: 'GET', path });
      } catch (error) {
        if (error instanceof PaypalRefused && error.reason === 'notFound') return undefined;
        throw error;
      }
    },
  };
}

async function understood(name: string, response: Response): Promise<unknown> {
  const { status, ok } = response;
  const text = await boundedText(name, response);
  if (status >= 500 || status === 429 || status === 409) {
    throw new NoAnswer(`${name}: answered ${status}`);
  }
  const answer = text === '' ? undefined : parseJson(name, text);
  if (ok) return answer;
  const { data } = rejection.safeParse(answer);
  const issues = [data?.name, ...(data?.details ?? []).map(({ issue }) => issue)].filter(
    (issue) => typeof issue === 'string',
  );
  if (issues.includes(stillAtWork)) throw new NoAnswer(`${name}: still at work`);
  throw new PaypalRefused(name, status, issues);
}
