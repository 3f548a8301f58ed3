import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CardOrder, createConektaBilling } from './conekta-billing.ts';

export type ConektaMood =
  | 'well'
  /** Says nothing, and does nothing. */
  | 'silent'
  /** Does what it is asked, and says nothing. */
  | 'does it silently'
  /** Does what it is asked, and hangs up. */
  | 'does it and hangs up'
  | 'busy'
  | 'refuses'
  | 'html'
  | 'wrong shapes'
  | 'endless'
  | 'trickles'
  | 'moved';

export interface FakeOrder {
  id: string;
  object: 'order';
  livemode: false;
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_status: string;
  /** Unix seconds, as all times here. */
  created_at: number;
  is_refundable: boolean;
  customer_info: { name: string; email: string; phone: string; customer_id?: string };
  metadata: Record<string, unknown>;
  charges: {
    object: 'list';
    data: [FakeCharge, ...FakeCharge[]];
  };
}

interface FakeCharge {
  id: string;
  object: 'charge';
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  paid_at?: number;
  chargeback?: { id: string; status: string; reason: string; created_at: number };
  failure_code?: string;
  payment_method: FakeCash | FakeTransfer | FakeCard;
}

interface FakeCard {
  object: 'card_payment';
  type: 'credit';
}

interface FakeCash {
  object: 'cash_payment';
  type: 'cash';
  reference: string;
  barcode_url: string;
  expires_at: number;
}

interface FakeTransfer {
  object: 'bank_transfer_payment';
  type: 'spei';
  bank: string;
  clabe: string;
  receiving_account_bank: string;
  receiving_account_number: string;
  receiving_account_holder_name: null;
  reference_number: null;
  payment_attempts: [];
  expires_at: number;
}

interface OrderRequest {
  currency: string;
  customer_info: { name: string; email: string; phone: string };
  line_items: { unit_price: number; quantity: number }[];
  charges: {
    amount: number;
    payment_method: { type: string; expires_at: number; token_id?: string };
  }[];
  metadata: Record<string, unknown>;
}

const privateKeyOfApi = 'key_of_the_fake';
const newKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
/** One for all, for it takes long to make. */
let keyPair: ReturnType<typeof newKeyPair> | undefined;

export type FakeConekta = Awaited<ReturnType<typeof startConekta>>;

/** Conekta's orders of cash and of transfers as its API documents them, with its signed webhooks and the moods of real services. */
export async function startConekta({ now = () => new Date() }: { now?: () => Date } = {}) {
  keyPair ??= newKeyPair();
  const keys = keyPair;
  const orders = new Map<string, FakeOrder>();
  const answers = new Map<string, { body: string; status: number; answer: object }>();
  const requests: { method: string; path: string; key: string | undefined }[] = [];
  const held = new Set<ServerResponse>();
  const unsaid = new Map<ServerResponse, { status: number; answer: object }>();
  let mood: ConektaMood = 'well';
  let moodsAhead: ConektaMood[] = [];
  let events = 0;
  let honoursKeys = true;

  const seconds = () => Math.floor(now().getTime() / 1_000);
  const billing = createConektaBilling({ seconds, rejection, insertOrder: insertCardOrder });

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request;
    const key = headers['idempotency-key'] as string | undefined;
    const body = await text(request);
    requests.push({ method, path, key });
    const today = moodsAhead.shift() ?? mood;
    if (today === 'does it silently' || today === 'does it and hangs up') {
      const done = answerOf(method, path, key, body, headers.authorization);
      if (today === 'does it and hangs up') return response.destroy();
      unsaid.set(response, done);
      return held.add(response);
    }
    if (today !== 'well') return misbehave(today, response);
    const { status, answer } = answerOf(method, path, key, body, headers.authorization);
    return send(response, status, answer);
  }

  function answerOf(
    method: string,
    path: string,
    key: string | undefined,
    body: string,
    authorization: string | undefined,
  ): { status: number; answer: object } {
    if (authorization !== `Bearer ${privateKeyOfApi}`) return rejection(401, 'authentication');
    const known = key === undefined || !honoursKeys ? undefined : answers.get(key);
    if (known) return known.body === body ? known : rejection(409, 'idempotency');
    const done = carryOut(method, path, body);
    if (key !== undefined && done.status < 500) answers.set(key, { body, ...done });
    return done;
  }

  function carryOut(method: string, path: string, body: string) {
    const { pathname, searchParams } = new URL(path, 'http://conekta.example');
    const billed = billing.carryOut(method, pathname, searchParams, body);
    if (billed) return billed;
    const [, collection, id, action] = pathname.split('/');
    if (collection !== 'orders') return rejection(404, 'resource_not_found');
    if (id === undefined) {
      if (method === 'POST') return createOrder(JSON.parse(body));
      return listOrders(searchParams.get('search') ?? '');
    }
    const order = orders.get(decodeURIComponent(id));
    if (!order) return rejection(404, 'resource_not_found.entity');
    return ofOrder(order, `${method} ${action ?? ''}`, body);
  }

  function ofOrder(order: FakeOrder, asked: string, body: string) {
    if (asked === 'GET ') return { status: 200, answer: snapshot(order) };
    if (asked === 'POST refunds') return refundOrder(order, JSON.parse(body));
    if (asked === 'POST cancel') return cancelOrder(order);
    return rejection(404, 'resource_not_found');
  }

  function createOrder(request: OrderRequest) {
    const [charge] = request.charges;
    const total = request.line_items.reduce(
      (sum, { unit_price, quantity }) => sum + unit_price * quantity,
      0,
    );
    for (const [field, problem] of refusedHolders) {
      if (request.customer_info[field].endsWith(problem)) {
        return rejection(422, 'parameter_validation', `customer_info.${field}`);
      }
    }
    const type = charge?.payment_method.type;
    if (charge && type === 'card')
      return createCardOrder(request, charge.payment_method.token_id ?? '', total);
    if (!charge || (type !== 'cash' && type !== 'spei') || charge.amount !== total) {
      return rejection(422, 'parameter_validation');
    }
    const number = orders.size + 1;
    const id = `ord_${String(number).padStart(8, '0')}`;
    const { amount } = charge;
    const { expires_at } = charge.payment_method;
    const { currency, customer_info, metadata } = request;
    const order: FakeOrder = {
      id,
      object: 'order',
      livemode: false,
      amount,
      amount_refunded: 0,
      currency,
      payment_status: 'pending_payment',
      created_at: seconds(),
      is_refundable: false,
      customer_info,
      metadata,
      charges: {
        object: 'list',
        data: [
          {
            id: `charge-${number}`,
            object: 'charge',
            order_id: id,
            amount,
            currency,
            status: 'pending_payment',
            payment_method: type === 'cash' ? cash(number, expires_at) : spei(number, expires_at),
          },
        ],
      },
    };
    orders.set(id, order);
    return { status: 200, answer: snapshot(order) };
  }

  function createCardOrder(request: OrderRequest, token: string, amount: number) {
    const { customer_info, metadata } = request;
    if (!customer_info.phone) return rejection(422, 'parameter_validation', 'customer_info.phone');
    const refused = billing.spend(token);
    if (refused) {
      if (refused.status === 402)
        insertCardOrder({ amount, token, customer_info, metadata }, false);
      return refused;
    }
    return {
      status: 200,
      answer: snapshot(insertCardOrder({ amount, token, customer_info, metadata }, true)),
    };
  }

  function insertCardOrder(card: CardOrder, isPaid: boolean): FakeOrder {
    const { amount, customer_info, metadata } = card;
    const number = orders.size + 1;
    const id = `ord_${String(number).padStart(8, '0')}`;
    const status = isPaid ? 'paid' : 'declined';
    const order: FakeOrder = {
      ...{ id, object: 'order', livemode: false, amount, amount_refunded: 0, currency: 'MXN' },
      ...{ payment_status: status, created_at: seconds(), is_refundable: true },
      ...{ customer_info, metadata },
      charges: {
        object: 'list',
        data: [
          {
            ...{ id: `charge-${number}`, object: 'charge', order_id: id, amount, currency: 'MXN' },
            status,
            ...(isPaid && { paid_at: seconds() }),
            payment_method: { object: 'card_payment', type: 'credit' },
          },
        ],
      },
    };
    orders.set(id, order);
    return order;
  }

  function listOrders(search: string) {
    const data = [...orders.values()]
      .filter(({ metadata, customer_info }) =>
        [metadata.donation_id, customer_info.email].includes(search),
      )
      .map(snapshot);
    return { status: 200, answer: { object: 'list', has_more: false, data } };
  }

  function cancelOrder(order: FakeOrder) {
    if (order.payment_status !== 'pending_payment') return rejection(422, 'order.not_cancelable');
    order.payment_status = order.charges.data[0].status = 'canceled';
    return { status: 200, answer: snapshot(order) };
  }

  function refundOrder(order: FakeOrder, { amount }: { amount: number }) {
    const rest = order.amount - order.amount_refunded;
    if (!order.is_refundable || amount > rest) return rejection(422, 'order.not_refundable');
    giveBack(order, amount);
    return { status: 200, answer: snapshot(order) };
  }

  function giveBack(order: FakeOrder, cents: number) {
    order.amount_refunded += cents;
    order.payment_status =
      order.amount_refunded === order.amount ? 'refunded' : 'partially_refunded';
  }

  function misbehave(today: ConektaMood, response: ServerResponse) {
    switch (today) {
      case 'busy':
        return send(response, 503, {});
      case 'refuses':
        return send(response, 422, rejection(422, 'parameter_validation').answer);
      case 'html':
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Mantenimiento</title>');
      case 'wrong shapes':
        return send(response, 200, { object: 'order', amount: 'many' });
      case 'moved':
        return response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
      case 'trickles':
        held.add(response);
        response.writeHead(200, { 'content-type': 'application/json' });
        return response.write('{"id":');
      case 'endless': {
        const more = Buffer.alloc(256 * 1024, 32);
        const pour = () => {
          while (!response.destroyed && response.write(more));
        };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.on('drain', pour);
        return pour();
      }
      default:
        return held.add(response);
    }
  }

  function get(id: string): FakeOrder {
    const order = orders.get(id);
    if (!order) throw new Error(`Conekta knows of no order ${id}.`);
    return order;
  }

  function signed(message: object) {
    const body = Buffer.from(JSON.stringify(message));
    const digest = sign('sha256', body, keys.privateKey).toString('base64');
    return { body, headers: { 'content-type': 'application/json', digest } };
  }

  return {
    env: {
      CONEKTA_API_BASE: `http://127.0.0.1:${port}`,
      CONEKTA_PRIVATE_KEY: privateKeyOfApi,
      CONEKTA_WEBHOOK_PUBLIC_KEY: keys.publicKey,
    },
    /** That came, oldest first. */
    requests,
    orders,
    billing,
    /** A webhook of a subscription, as it was when that happened. */
    subscriptionEvent: (event: { type: string; created_at: number; data: object }) =>
      signed({ id: `event-${++events}`, object: 'event', livemode: false, ...event }),
    /** From now on; of more than one the last stays, each other one lasts a request. */
    behave(...moods: [ConektaMood, ...ConektaMood[]]) {
      mood = moods.at(-1) ?? 'well';
      moodsAhead = moods.slice(0, -1);
    },
    /** Whether the same request under the same key is done once: Conekta does not promise it. */
    honourKeys(does: boolean) {
      honoursKeys = does;
    },
    /** Says now what it did silently. */
    speak() {
      for (const [response, { status, answer }] of unsaid) send(response, status, answer);
      unsaid.clear();
    },
    orderOf: (donationId: string) =>
      [...orders.values()].find(({ metadata }) => metadata.donation_id === donationId),
    orderOfVoucher: (digits: string | undefined) =>
      [...orders.values()].find(
        ({ charges }) => digitsOf(charges.data[0].payment_method) === digits,
      ),
    /** Somebody brings the money, in time or late. */
    payAtStore(id: string) {
      const order = get(id);
      const [charge] = order.charges.data;
      order.payment_status = charge.status = 'paid';
      charge.paid_at = seconds();
    },
    /** Somebody sends money to the CLABE: as much and as often as they like. */
    sendTransfer(id: string, cents: number) {
      const order = get(id);
      const { charges } = order;
      const [first] = charges.data;
      const isFirst = first.paid_at === undefined;
      const number = charges.data.length + 1;
      const charge = isFirst ? first : { ...first, id: `${first.id}-${number}` };
      if (!isFirst) charges.data.push(charge);
      Object.assign(charge, { amount: cents, status: 'paid', paid_at: seconds() });
      order.payment_status = 'paid';
    },
    expire(id: string) {
      const order = get(id);
      order.payment_status = order.charges.data[0].status = 'expired';
    },
    /** Cash mostly is not. */
    makeRefundable(id: string) {
      get(id).is_refundable = true;
    },
    /** As an administrator of Conekta's own does it. */
    refund(id: string, cents: number) {
      giveBack(get(id), cents);
    },
    /** The bank takes its customer's side, or asks. Conekta takes the money once it is lost. */
    chargeBack(id: string, status: 'action_required' | 'won' | 'lost') {
      const [charge] = get(id).charges.data;
      const opened = { id: `chbk_${id}`, reason: 'unrecognized', created_at: seconds() };
      charge.chargeback = { ...opened, ...charge.chargeback, status };
    },
    /** A webhook as it is sent: of an order as it stands now, changed as wanted. */
    event(type: string, id: string, changes: Partial<FakeOrder> = {}) {
      const order = get(id);
      const object = type.startsWith('charge.')
        ? order.charges.data.at(-1)
        : { ...snapshot(order), ...changes };
      return signed({
        id: `event-${++events}`,
        object: 'event',
        type,
        livemode: false,
        created_at: seconds(),
        data: { object, previous_attributes: {} },
      });
    },
    signed,
    /** Centavos that are here: what came, without what went back. */
    heldCents: () =>
      [...orders.values()]
        .filter(({ charges }) => charges.data[0].paid_at !== undefined)
        .filter(({ charges }) => charges.data[0].chargeback?.status !== 'lost')
        .reduce((sum, order) => sum + cameTo(order) - order.amount_refunded, 0),
    async stop() {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Of a transfer as much as was sent, else the amount that was asked for. */
const cameTo = ({ amount, charges: { data } }: FakeOrder): number =>
  data[0].payment_method.type === 'cash'
    ? amount
    : data.reduce((sum, charge) => sum + (charge.paid_at ? charge.amount : 0), 0);

const digitsOf = (method: FakeCash | FakeTransfer | FakeCard): string => {
  if (method.type === 'cash') return method.reference;
  return method.type === 'spei' ? method.clabe : '';
};

function cash(number: number, expires_at: number): FakeCash {
  const reference = String(93_000_262_000_000 + number);
  const barcode_url = `https://barcodes.conekta.example/${reference}.png`;
  return { object: 'cash_payment', type: 'cash', reference, barcode_url, expires_at };
}

function spei(number: number, expires_at: number): FakeTransfer {
  const clabe = `646180111${String(number).padStart(9, '0')}`;
  return {
    object: 'bank_transfer_payment',
    type: 'spei',
    bank: 'STP',
    clabe,
    receiving_account_bank: 'STP',
    receiving_account_number: clabe,
    receiving_account_holder_name: null,
    reference_number: null,
    payment_attempts: [],
    expires_at,
  };
}

const snapshot = (order: FakeOrder): FakeOrder => structuredClone(order);

/** What it does not take of a voucher's holder, though the portal does. */
const refusedHolders = [
  ['name', 'X Æ A-12'],
  ['email', 'refused@example.mx'],
  ['phone', '5500000000'],
] as const;

const rejection = (status: number, code: string, param: string | null = null) => ({
  status,
  answer: {
    object: 'error',
    type: `${code}_error`,
    details: [{ code: `conekta.errors.${code}`, param, message: 'No se pudo.' }],
  },
});

function send(response: ServerResponse, status: number, body: object) {
  return response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(body));
}
