import { v7 as uuid } from 'uuid';
import type { Ports } from '#server/context.ts';
import { startConekta } from '#tests/fakes/conekta-server.ts';
import { startPaypal } from '#tests/fakes/paypal-server.ts';
import { startStripe } from '#tests/fakes/stripe-server.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { openPortal } from '../accounts/portal.ts';

interface Person {
  token: string;
}

export type Giving = Awaited<ReturnType<typeof openGiving>>;

/** What a donor says, in pesos or cents as the call wants it. */
const wish = {
  monto: 250,
  email: 'ana@example.mx',
  impuestos: false,
  anonima: false,
  tipo: 'alimento',
};

/** What the clock starts about donations. */
const scheduledKinds = [
  'donations.reconcile',
  'donations.reconcileMonthly',
  'donations.reconcileVouchers',
  'donations.remindOfCards',
  'donations.sendCards',
  'donations.tellOfYears',
  'donations.tellPetNews',
];

/** The portal with the three providers as they would answer, an administrator and a donor. */
export async function openGiving(
  databases: TestDatabases,
  env: NodeJS.ProcessEnv = {},
  ports: Ports = {},
) {
  let now = () => new Date();
  const [stripe, paypal, conekta] = await Promise.all([
    startStripe(() => now()),
    startPaypal({ now: () => now() }),
    startConekta({ now: () => now() }),
  ]);
  const settings = {
    ...stripe.env,
    ...paypal.env,
    ...conekta.env,
    PAYMENTS_TIMEOUT_MS: '20000',
    PAYMENTS_RECONCILE_SECONDS: '1',
    ...env,
  };
  const portal = await openPortal(databases, settings, { scheduledKinds, ...ports });
  now = portal.now;
  const ana = await portal.newPerson();
  const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });

  const call = (action: string, body: object, { token }: Person = ana, key?: string) =>
    portal.app
      .inject({
        method: 'POST',
        url: `/api/donaciones:${action}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        },
        payload: JSON.stringify(body),
      })
      .then((answer) => ({ ...answer.json(), status: answer.statusCode, text: answer.body }));

  async function history(person: Person = ana, query: object = {}) {
    const asked = { schema: 'ventas', limit: 100, ...query };
    const { data } = await portal.post('documentos:consultar', asked, { token: person.token });
    return data as unknown as {
      id: string;
      estado: string;
      serie: string;
      folio: number | null;
      payload: {
        movimientos: { cuentas_por_cobrar: { MONTO: number }[] };
        encabezado: Record<string, unknown>;
        [name: string]: unknown;
      };
    }[];
  }

  return {
    ...portal,
    stripe,
    paypal,
    conekta,
    ana,
    admin,
    call,
    history,
    byCard: (
      card: string,
      changes: object = {},
      key: string | undefined = uuid(),
      person: Person = ana,
    ) =>
      call(
        'crear_stripe_payment',
        { ...wish, monto: 250_00, stripe_id: card, ...changes },
        person,
        key,
      ),
    order: (changes: object = {}, person: Person = ana, key: string = uuid()) =>
      call('crear_paypal_order', { ...wish, ...changes }, person, key),
    byWallet: (orderId: string, changes: object = {}, person: Person = ana) =>
      call('crear_paypal_payment', { ...wish, order_id: orderId, ...changes }, person, uuid()),
    byVoucher: (changes: object = {}, key: string = uuid(), person: Person = ana) =>
      call(
        'crear_oxxo_pay',
        { ...wish, name: 'Ana López', phone: '998-123-4567', ...changes },
        person,
        key,
      ),
    byTransfer: (changes: object = {}, key: string = uuid(), person: Person = ana) =>
      call('crear_spei', { ...wish, ...changes }, person, key),
    refund: (id: string, monto?: number, person: Person = admin) =>
      call('reembolsar', { id, ...(monto !== undefined && { monto }) }, person, uuid()),
    webhook: (
      provider: string,
      { body, headers }: { body: Buffer; headers: object },
      from = '10.0.0.1',
    ): Promise<number> =>
      portal.app
        .inject({
          method: 'POST',
          url: `/webhooks/${provider}`,
          headers: { ...headers, 'x-forwarded-for': from },
          payload: body,
        })
        .then(({ statusCode }) => statusCode),
    /** Pesos in all ledgers, as administrators read them. */
    async booked(): Promise<number> {
      const all = await history(admin);
      const entries = all.flatMap(({ payload }) => payload.movimientos.cuentas_por_cobrar);
      return entries.reduce((sum, { MONTO }) => sum + MONTO, 0);
    },
    /** Later nobody remembers how often somebody has tried, and sessions have to be renewed. */
    async anHourLater() {
      portal.pass(3_700_000);
      Object.assign(ana, await portal.signIn(ana.email));
      Object.assign(admin, await portal.signIn(admin.email));
    },
    /** As long as a claim on an attempt can last, and once around. */
    async reconcile() {
      portal.pass(90_000);
      await portal.context.jobs.runDue();
    },
    async close() {
      await portal.close();
      await Promise.all([stripe.stop(), paypal.stop(), conekta.stop()]);
    },
  };
}
