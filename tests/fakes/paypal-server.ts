import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createPaypalBooks, type Money, type Order, type Subscription } from './paypal-books.ts';
import { messageCertificate, type Signing, signedMessage } from './paypal-messages.ts';
import { type Answer, paypalOperations, signatures } from './paypal-operations.ts';
import { captureRow, refundRow, saleRefundRow, saleRow, subscriptionRow } from './paypal-rows.ts';

/** Those with 'after' do what they were asked, and then their answer is lost. */
type Mood =
  | 'silent'
  | 'silent after'
  | 'drops'
  | 'drops after'
  | 'broken'
  | 'broken after'
  | 'busy'
  | 'html'
  | 'html after'
  | 'endless'
  | 'moved'
  | 'wrong shapes';

interface Call {
  /** Of the operation, or the path. */
  name: string;
  key: string | undefined;
  body: unknown;
}

/** What messages are signed with. Others whose names say BROKEN are answered with 500, all others with 404. */
const certificatePath = '/v1/notifications/certs/CERT-360caa42-fca2a594';

const merchantId = 'CASAANIMAL123';
const webhookId = '8PT597110X687430LKGECATA';
const credentials = Buffer.from('client-id:client-secret').toString('base64');

export type FakePaypal = Awaited<ReturnType<typeof startPaypal>>;

/** PayPal on this machine, with books of its own, signed messages, and the moods of real services. */
export async function startPaypal({ now = () => new Date() }: { now?: () => Date } = {}) {
  const books = createPaypalBooks(now, merchantId);
  const calls: Call[] = [];
  const answered = new Map<string, { request: string; answer: Answer }>();
  const moods = new Map<string, Mood[]>();
  const waiting = new Set<ServerResponse>();
  const slow: (() => void)[] = [];
  let isSlow = false;
  let token = randomUUID();
  let honoursKeys = true;
  let certificate = await messageCertificate(now());

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const operations = paypalOperations(books, origin);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const url = new URL(request.url ?? '/', origin);
    const found = operations.find(
      ({ method, path }) => method === request.method && path.test(url.pathname),
    );
    const name = found?.name ?? nameOf(url.pathname);
    const key = request.headers['paypal-request-id'] as string | undefined;
    calls.push({ name, key, body: request.method === 'POST' && found ? JSON.parse(body) : body });
    if (isSlow && name !== 'token') return slow.push(answerWell);
    const mood = moods.get(name)?.shift();
    if (mood && !mood.endsWith('after')) return misbehave(mood, response);
    if (!mood) return answerWell();
    answerTo();
    return misbehave(mood, response);

    function answerWell() {
      const given = answerTo();
      if ('pem' in given) return response.writeHead(200).end(given.pem);
      return send(response, given);
    }

    function answerTo(): Answer | { pem: string } {
      if (name === 'token') return tokenFor(request, body);
      if (name === 'certificate') return certificateOf(url.pathname);
      if (request.headers.authorization !== `Bearer ${token}`) {
        return { status: 401, body: { error: 'invalid_token' } };
      }
      if (!found) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
      const id = decodeURIComponent(found.path.exec(url.pathname)?.[1] ?? '');
      const run = () => found.run(id, body === '' ? {} : JSON.parse(body), url.searchParams);
      const isKept = honoursKeys && key !== undefined && request.method === 'POST';
      return isKept ? onceUnder(key, `${url.pathname} ${body}`, run) : run();
    }
  }

  function certificateOf(path: string): Answer | { pem: string } {
    if (path === certificatePath) return { pem: certificate };
    if (path.includes('BROKEN')) return { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } };
    return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
  }

  function onceUnder(key: string, request: string, run: () => Answer): Answer {
    const before = answered.get(key);
    if (before && before.request !== request) {
      return { status: 422, body: { name: 'DUPLICATE_REQUEST_ID' } };
    }
    const answer = before?.answer ?? run();
    if (answer.status < 300) answered.set(key, { request, answer });
    return answer;
  }

  function tokenFor({ headers }: IncomingMessage, body: string): Answer {
    const isRight = headers.authorization === `Basic ${credentials}`;
    if (!isRight || body !== 'grant_type=client_credentials') {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  function misbehave(mood: Mood, response: ServerResponse) {
    switch (mood) {
      case 'silent':
      case 'silent after':
        return waiting.add(response);
      case 'drops':
      case 'drops after':
        return response.destroy();
      case 'broken':
      case 'broken after':
        return send(response, { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
      case 'busy':
        return send(response, { status: 429, body: { name: 'RATE_LIMIT_REACHED' } });
      case 'html':
      case 'html after':
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Mantenimiento</title>');
      case 'moved':
        return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      case 'wrong shapes':
        return send(response, { status: 200, body: { id: 7, status: null } });
      case 'endless': {
        const more = Buffer.alloc(1024 * 1024, 32);
        const pour = () => {
          while (!response.destroyed && response.write(more));
        };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.on('drain', pour);
        return pour();
      }
    }
  }

  const order = (id: string) => inBooks(books.orders, id);
  const subscription = (id: string) => inBooks(books.subscriptions, id);

  function message(event_type: string, resource: object, signing: Partial<Signing> = {}) {
    const event = {
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: now().toISOString(),
      event_type,
      resource,
    };
    const certificateUrl = `${origin}${certificatePath}`;
    const made = signedMessage(event, { webhookId, certificateUrl, at: now(), ...signing });
    signatures.add(made.headers['paypal-transmission-sig'] ?? '');
    return made;
  }

  return {
    env: {
      PAYPAL_CLIENT_ID: 'client-id',
      PAYPAL_CLIENT_SECRET: 'client-secret',
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_MERCHANT_ID: merchantId,
      PAYPAL_API_BASE: origin,
    },
    origin,
    /** Oldest first. */
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    /** The next calls of an operation (of `paypal-operations`, 'token', or 'certificate') go so. */
    behave(name: string, ...next: Mood[]) {
      moods.set(name, next);
    },
    /** All calls but those for a token wait until `release`. */
    slowDown() {
      isSlow = true;
    },
    release() {
      isSlow = false;
      for (const answerNow of slow.splice(0)) answerNow();
    },
    /** Whether the same request under the same PayPal-Request-Id is done once, as PayPal promises. */
    honourKeys(does: boolean) {
      honoursKeys = does;
    },
    /** Tokens from before are no longer known. */
    forgetTokens() {
      token = randomUUID();
    },
    async renewCertificate(options: { validFor?: number }) {
      certificate = await messageCertificate(now(), options);
    },
    books,
    /** Centavos: all that came and was not given back. */
    held: books.held,

    /** One that the portal has not asked for. */
    addOrder: (made: Partial<Order> & Money) => books.addOrder(made).id,
    /** The donor says yes on PayPal's page. */
    approve(id: string, changes: Partial<Order> = {}) {
      Object.assign(order(id), { status: 'APPROVED', ...changes });
    },

    /** PAYMENT.CAPTURE.* of an order whose money was taken. */
    captureMessage(
      orderId: string,
      event: 'COMPLETED' | 'PENDING' | 'DENIED' | 'DECLINED' = 'COMPLETED',
      signing?: Partial<Signing>,
    ) {
      const { capture } = order(orderId);
      if (!capture) throw new Error(`${orderId} was not captured`);
      const statuses = {
        COMPLETED: 'COMPLETED',
        PENDING: 'PENDING',
        DENIED: 'DECLINED',
        DECLINED: 'DECLINED',
      } as const;
      capture.status = statuses[event];
      return message(`PAYMENT.CAPTURE.${event}`, captureRow(capture, books, origin), signing);
    },
    /** Refunded by somebody at PayPal itself. */
    refundOutside(orderId: string, cents: number, event: 'REFUNDED' | 'REVERSED' = 'REFUNDED') {
      const { capture } = order(orderId);
      if (!capture || !books.giveBack(capture, cents)) throw new Error('nothing to refund');
      const refund = capture.refunds.at(-1);
      return message(`PAYMENT.CAPTURE.${event}`, refund ? refundRow(capture, refund, origin) : {});
    },

    /** The donor says yes to a monthly donation, and its first month is charged. */
    approveSubscription(id: string, changes: Partial<Subscription> = {}) {
      Object.assign(subscription(id), { status: 'ACTIVE', ...changes });
    },
    /** The donor approves another plan on the page of that address. @returns BILLING.SUBSCRIPTION.UPDATED */
    approveRevision(id: string, address: string) {
      const found = subscription(id);
      const planId = inBooks(found.revisions, new URL(address).searchParams.get('ba_token') ?? '');
      found.planId = planId;
      return message('BILLING.SUBSCRIPTION.UPDATED', subscriptionRow(found, origin));
    },
    /** A month's charge. @returns PAYMENT.SALE.COMPLETED */
    bill(id: string, money: Partial<Money> = {}) {
      const found = subscription(id);
      const plan = books.planOf(found);
      const cents = money.cents ?? plan?.cents ?? 0;
      const sale = books.sell(found, { cents, currency: money.currency ?? 'MXN' });
      return message('PAYMENT.SALE.COMPLETED', saleRow(sale, id));
    },
    /** Of a month that was charged, by somebody at PayPal itself. */
    refundSaleOutside(saleId: string, cents: number) {
      const sale = books.sale(saleId);
      if (!sale) throw new Error(`${saleId} is not there`);
      sale.refundedCents += cents;
      return message('PAYMENT.SALE.REFUNDED', saleRefundRow(randomUUID(), sale, cents));
    },
    /** BILLING.SUBSCRIPTION.* as the subscription stands now. */
    subscriptionMessage(
      id: string,
      event: 'ACTIVATED' | 'UPDATED' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED' | 'PAYMENT.FAILED',
      changes: Partial<Subscription> = {},
    ) {
      const found = Object.assign(subscription(id), changes);
      return message(`BILLING.SUBSCRIPTION.${event}`, subscriptionRow(found, origin));
    },
    /** Any event, signed as PayPal does or otherwise. */
    message,

    async stop() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function inBooks<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (!row) throw new Error(`${id} is not in the books`);
  return row;
}

function nameOf(path: string): string {
  if (path === '/v1/oauth2/token') return 'token';
  return path.startsWith('/v1/notifications/certs/') ? 'certificate' : path;
}

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body ? JSON.stringify(body) : undefined);
}
