import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SignedMessage } from '#server/adapters/payments/provider-messages.ts';
import { metadataOf, StripeBooks, StripeFailure } from './stripe-books.ts';

/** How a call fares; 'slow' answers when `release` is called, 'after' means that Stripe has done what was asked when it goes wrong. */
export type StripeMood =
  | 'well'
  | 'slow'
  | 'wrong amount'
  | 'wrong currency'
  | Trouble
  | `${Trouble} after`;

type Trouble =
  | 'silent'
  | 'drops'
  | 'trickles'
  | 'endless'
  | 'broken'
  | 'busy'
  | 'too many calls'
  | 'key in use'
  | 'HTML'
  | 'wrong shapes'
  | 'moved'
  | 'refuses the key';

export interface StripeCall {
  method: string;
  path: string;
  body: string;
  idempotencyKey: string | undefined;
}

const after = ' after';

interface Answer {
  status: number;
  body: object;
}

const secretKey = 'sk_test_fake';
const webhookSecret = 'whsec_fake';

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

/**
 * Stripe as far as the portal uses it, on a free port of this machine: payments by card, authentication, declines,
 * refunds, idempotency keys, signed events, and the moods of a service far away. @param now the time in its books
 */
export async function startStripe(now: () => Date = () => new Date()) {
  const books = new StripeBooks(now);
  const calls: StripeCall[] = [];
  /** By their keys: what was asked, and what was answered once and for all. */
  const answered = new Map<string, { asked: string; answer: Answer }>();
  const waiting = new Set<ServerResponse>();
  const slow: (() => void)[] = [];
  let honoursKeys = true;
  let mood: StripeMood = 'well';
  let moodsAhead: StripeMood[] = [];

  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      body,
      idempotencyKey: [request.headers['idempotency-key']].flat()[0],
    };
    calls.push(call);
    const now = moodsAhead.shift() ?? mood;
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return send(response, failure(401, 'Invalid API Key provided'));
    }
    switch (now) {
      case 'well':
        return send(response, answerTo(call));
      case 'slow':
        return slow.push(() => send(response, answerTo(call)));
      case 'wrong amount':
        return send(response, altered(answerTo(call), { amount: 1, amount_received: 1 }));
      case 'wrong currency':
        return send(response, altered(answerTo(call), { currency: 'usd' }));
      default:
        if (now.endsWith(after)) answerTo(call);
        return misbehave(now.replace(after, '') as Trouble, response);
    }
  }

  /** The same key with the same request is the same answer; what is refused as invalid is not remembered. */
  function answerTo({ method, path, body, idempotencyKey }: StripeCall): Answer {
    const asked = `${method} ${path} ${body}`;
    const before =
      idempotencyKey === undefined || !honoursKeys ? undefined : answered.get(idempotencyKey);
    if (before && before.asked !== asked) {
      const message = 'Keys can only be used with the parameters they were first used with.';
      return failure(400, message, { type: 'idempotency_error' });
    }
    if (before) return before.answer;
    const answer = perform(method, new URL(path, base), new URLSearchParams(body));
    if (idempotencyKey && method === 'POST' && [200, 402].includes(answer.status)) {
      answered.set(idempotencyKey, { asked, answer });
    }
    return answer;
  }

  function perform(method: string, address: URL, asked: URLSearchParams): Answer {
    try {
      return { status: 200, body: structuredClone(result(method, address, asked)) };
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return { status: error.status, body: { error: structuredClone(error.body) } };
    }
  }

  function result(method: string, { pathname, searchParams }: URL, asked: URLSearchParams): object {
    const [, resource, id = '', deed = ''] = pathname.slice(1).split('/');
    const all = method === 'POST' ? asked : searchParams;
    const expand = [...all]
      .filter(([name]) => name.startsWith('expand['))
      .map(([, value]) => value);
    switch (`${method} ${resource} ${deed}`.trim()) {
      case 'POST payment_intents':
        return books.shown(books.create(asked), expand);
      case 'GET payment_intents':
        return id === ''
          ? list(
              books.transfers
                .intentsOf(searchParams.get('customer') ?? '')
                .map((one) => books.shown(one, ['latest_charge'])),
            )
          : books.shown(books.find(id), expand);
      case 'POST customers':
        return books.transfers.createCustomer(asked);
      case 'GET customers cash_balance_transactions':
        return list(books.transfers.movementsOf(id));
      case 'GET customers cash_balance':
        return { object: 'cash_balance', available: { mxn: books.transfers.availableOf(id) } };
      case 'POST payment_intents cancel':
        return books.shown(books.cancel(id), expand);
      case 'GET payment_methods':
        return books.paymentMethod(id);
      case 'GET refunds':
        return id === ''
          ? books.refundsOf(searchParams.get('payment_intent') ?? '')
          : books.findRefund(id);
      case 'GET disputes':
        return books.disputesPage(searchParams);
      case 'POST refunds':
        return books.refund(
          asked.get('payment_intent') ?? '',
          asked.has('amount') ? Number(asked.get('amount')) : undefined,
          metadataOf(asked),
        );
      default:
        return books.subscriptions.answer(
          `${method} ${resource} ${deed}`.trim(),
          id,
          method === 'GET' ? searchParams : asked,
        );
    }
  }

  function misbehave(trouble: Trouble, response: ServerResponse) {
    switch (trouble) {
      case 'silent':
        return waiting.add(response);
      case 'drops':
        return response.destroy();
      case 'trickles': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drop = () => !response.destroyed && response.write(' ');
        const trickling = setInterval(drop, 5);
        return response.on('close', () => clearInterval(trickling));
      }
      case 'endless': {
        const more = Buffer.alloc(1024 * 1024, 32);
        const pour = () => {
          while (!response.destroyed && response.write(more));
        };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.on('drain', pour);
        return pour();
      }
      case 'HTML':
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><p>Hola</p>');
      case 'moved':
        return response.writeHead(307, { location: `${base}/v1/elsewhere` }).end();
      case 'wrong shapes':
        return send(response, { status: 200, body: { id: 7, status: 'fine' } });
      case 'broken':
        return send(response, failure(500, 'An unknown error occurred', { type: 'api_error' }));
      case 'busy':
        return send(response, failure(503, 'Service unavailable', { type: 'api_error' }));
      case 'too many calls':
        return send(response, failure(429, 'Too many requests', { code: 'rate_limit' }));
      case 'key in use':
        return send(response, failure(409, 'In progress', { code: 'idempotency_key_in_use' }));
      case 'refuses the key':
        return send(response, failure(401, 'Invalid API Key provided'));
    }
  }

  return {
    /** Of the portal's configuration. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: base,
    },
    settings: {
      secretKey,
      publishableKey: 'pk_test_fake',
      webhookSecret,
      apiBase: base,
    },
    books,
    /** All that came, oldest first. */
    calls,
    /** The next calls fare so, and all later ones as the last of them. */
    behave(now: StripeMood, ...next: StripeMood[]): void {
      mood = next.at(-1) ?? now;
      moodsAhead = next.length > 0 ? [now, ...next.slice(0, -1)] : [];
    },
    /** Slow calls are answered now, and those to come as they are asked. */
    release(): void {
      this.behave('well');
      for (const answer of slow.splice(0)) answer();
    },
    /** Whether the same request under the same key is done once, as Stripe promises. */
    honourKeys(does: boolean): void {
      honoursKeys = does;
    },
    /** An event as it would be delivered. @param signedAt what the signature says of the time */
    signed: (event: object, signedAt: Date = now(), secret = webhookSecret): SignedMessage =>
      signedMessage(JSON.stringify(event), signedAt, secret),
    async stop(): Promise<void> {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const list = (data: object[]) => ({ object: 'list', has_more: false, data });

function signedMessage(body: string, at: Date, secret: string): SignedMessage {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    body: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
  };
}

const failure = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...more } },
});

const altered = ({ status, body }: Answer, changes: object): Answer => ({
  status,
  body: { ...body, ...changes },
});

function send(response: ServerResponse, { status, body }: Answer) {
  return response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' })
    .end(JSON.stringify(body));
}
