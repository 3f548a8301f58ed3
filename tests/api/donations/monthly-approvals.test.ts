import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const day = 86_400_000;
const password = 'Tres perros y un gato';

describeOnBothDatabases(
  'monthly donations that are approved late, twice, or never',
  (databases) => {
    let giving: Giving;
    let donor: Awaited<ReturnType<Giving['newPerson']>>;
    let plans: { plan_id: string; monto: number }[];

    beforeAll(async () => {
      giving = await openGiving(databases);
      await giving.context.monthlyPlans.ensure();
      plans = (await giving.call('consultar_planes', {})).data;
      return () => giving.close();
    });
    beforeEach(async () => {
      giving.paypal.honourKeys(true);
      await giving.anHourLater();
      donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    });
    afterAll(async () => {
      await giving.anHourLater();
      expect(await giving.booked()).toBeCloseTo(giving.paypal.held() / 100, 2);
    });

    const planOf = (pesos: number) => plans.find(({ monto }) => monto === pesos)?.plan_id;
    const create = (pesos = 250, key = uuid()) =>
      giving.call(
        'crear_suscripcion',
        { plan_id: planOf(pesos), email: 'ana@example.mx' },
        donor,
        key,
      );
    const begin = async (pesos = 250): Promise<string> =>
      (await create(pesos)).data.subscription_id;
    const confirm = (id: string) =>
      giving.call('confirmar_suscripcion', { subscription_id: id }, donor);
    const look = async () => (await giving.call('consultar_suscripcion', {}, donor)).data;
    const cancel = () => giving.call('cancelar_suscripcion', {}, donor);
    const there = (id: string) => giving.paypal.books.subscriptions.get(id);
    const hear = (message: Parameters<Giving['webhook']>[1]) => giving.webhook('paypal', message);

    async function account() {
      const { data } = await giving.post(
        'usuarios:consultar',
        { limit: 1 },
        { token: donor.token },
      );
      const [own] = data as unknown as { id: string; subscription_id: string | null }[];
      return own;
    }
    const update = async (changes: object) =>
      giving.post(
        'usuarios:actualizar',
        { id: (await account())?.id, ...changes },
        { token: donor.token },
      );
    const erase = () => giving.post('usuarios:eliminar', { contrasena: password }, donor);

    /** Days pass, the portal looks at all of its donations, and its donor comes back. */
    async function daysLater(days: number): Promise<void> {
      giving.pass(days * day);
      await giving.context.jobs.runDue();
      await giving.anHourLater();
      Object.assign(donor, await giving.signIn(donor.email));
    }

    async function begunAndLapsed(pesos = 250): Promise<string> {
      const id = await begin(pesos);
      await daysLater(4);
      return id;
    }

    async function started(pesos = 250): Promise<string> {
      const id = await begin(pesos);
      giving.paypal.approveSubscription(id);
      expect((await confirm(id)).status).toBe(200);
      return id;
    }

    const news: Record<string, (id: string) => unknown> = {
      'the message of its approval': (id) =>
        hear(giving.paypal.subscriptionMessage(id, 'ACTIVATED')),
      'the message of its first charge': (id) => hear(giving.paypal.bill(id)),
      reconciliation: () => daysLater(2),
      'its donor, who comes back': (id) => confirm(id),
      'its donor, who looks': () => {
        // An answer is shown for some seconds.
        giving.pass(6_000);
        return look();
      },
      'its donor, who begins another one': async () =>
        expect(await create()).toMatchObject({ status: 409, code: 'subscriptionExists' }),
      'its donor, who removes what is not there': () => update({ subscription_id: '' }),
    };

    it.each(Object.keys(news))('approved on the fourth day is the account’s by %s', async (how) => {
      const id = await begunAndLapsed();
      expect(await look()).toBe(null);
      giving.paypal.approveSubscription(id);
      await news[how]?.(id);
      expect((await account())?.subscription_id).toBe(id);
      expect(await look()).toMatchObject({ id, status: 'ACTIVE' });
      const told = await giving.post('usuarios:consultar_eliminacion', {}, donor);
      expect(told.data.impedimentos).toMatchObject([{ codigo: 'subscriptionBeforeErasure' }]);
      expect(await erase()).toMatchObject({ status: 409, code: 'subscriptionBeforeErasure' });
      expect((await cancel()).status).toBe(200);
      expect(there(id)?.status).toBe('CANCELLED');
      expect((await erase()).status).toBe(200);
    });

    it('approved on the fourth day can be cancelled before anybody has heard of it', async () => {
      const id = await begunAndLapsed();
      giving.paypal.approveSubscription(id);
      expect((await cancel()).status).toBe(200);
      expect(there(id)?.status).toBe('CANCELLED');
    });

    it('approved after weeks, when nobody asks any more, is taken over by its message', async () => {
      const id = await begin();
      await daysLater(40);
      const asked = giving.paypal.callsOf('findSubscription').length;
      await daysLater(2);
      expect(giving.paypal.callsOf('findSubscription')).toHaveLength(asked);
      giving.paypal.approveSubscription(id);
      await hear(giving.paypal.bill(id));
      expect(await look()).toMatchObject({ id, status: 'ACTIVE' });
      giving.paypal.bill(id);
      await giving.reconcile();
      expect(await giving.history(donor)).toHaveLength(2);
    });

    onSqliteAlone(databases, () => {
      it('has one address for its approval, also under a key that PayPal has forgotten', async () => {
        const key = uuid();
        const { data } = await create(250, key);
        giving.paypal.honourKeys(false);
        expect((await create(250, key)).data).toEqual(data);
        const before = giving.paypal.callsOf('createSubscription').length;
        await daysLater(4);
        expect(await create(250, key)).toMatchObject({ status: 409, code: 'subscriptionLapsed' });
        expect(await create(250, key)).toMatchObject({
          message: 'Este donativo mensual ya no se puede aprobar: si quieres, empieza otro',
        });
        expect(giving.paypal.callsOf('createSubscription')).toHaveLength(before);
        expect((await create(250)).data.subscription_id).not.toBe(data.subscription_id);
      });
    });

    it('hands out one of two that were made at the same time', async () => {
      giving.paypal.honourKeys(false);
      const key = uuid();
      const both = await Promise.all([create(250, key), create(250, key)]);
      const { data } = await create(250, key);
      for (const { status, data: answered } of both) {
        if (status === 200) expect(answered).toEqual(data);
        else expect(status).toBe(409);
      }
    });

    it('under the key of one that is active, or over, hands out no approval', async () => {
      const key = uuid();
      const { data } = await create(250, key);
      giving.paypal.approveSubscription(data.subscription_id);
      await confirm(data.subscription_id);
      expect(await create(250, key)).toMatchObject({ status: 409, code: 'subscriptionExists' });
      await cancel();
      expect(await create(250, key)).toMatchObject({ status: 409, code: 'subscriptionLapsed' });
    });

    onSqliteAlone(databases, () => {
      it('that nobody approves is cancelled where the provider does that', async () => {
        const refused = await begunAndLapsed();
        expect(there(refused)?.status).toBe('APPROVAL_PENDING');
        const { cancelsFrom } = giving.paypal.books;
        cancelsFrom.push('APPROVAL_PENDING');
        const cancelled = await begunAndLapsed();
        expect(there(cancelled)).toMatchObject({
          status: 'CANCELLED',
          reason: 'Not approved in time',
        });
        cancelsFrom.pop();
        expect(await confirm(cancelled)).toMatchObject({
          status: 409,
          code: 'subscriptionNotActive',
        });
      });
    });

    onSqliteAlone(databases, () => {
      it.each(['broken', 'drops'] as const)(
        'of two, the second is cancelled also when PayPal %s at first',
        async (mood) => {
          const first = await begin(100);
          const second = await begin(500);
          giving.paypal.approveSubscription(first);
          giving.paypal.approveSubscription(second);
          expect((await confirm(first)).status).toBe(200);
          giving.paypal.behave('cancel', ...Array(6).fill(mood));
          await hear(giving.paypal.bill(second));
          expect(await confirm(second)).toMatchObject({ status: 409, code: 'subscriptionExists' });
          expect(there(second)?.status).toBe('ACTIVE');
          await daysLater(1);
          expect(there(second)?.status).toBe('CANCELLED');
          // What it has charged is in the donor's books.
          expect((await giving.history(donor)).map(({ payload }) => payload.monto)).toEqual([500]);
          expect(await look()).toMatchObject({ id: first, status: 'ACTIVE' });
        },
      );
    });

    it('takes the place of one that has ended', async () => {
      const first = await begin(100);
      const second = await begin(500);
      giving.paypal.approveSubscription(first);
      await confirm(first);
      await hear(giving.paypal.subscriptionMessage(first, 'CANCELLED', { status: 'CANCELLED' }));
      giving.paypal.approveSubscription(second);
      expect((await confirm(second)).status).toBe(200);
      expect(await look()).toMatchObject({ id: second, status: 'ACTIVE' });
    });

    it('paused is not forgotten, and is found again where it was', async () => {
      const id = await started();
      await giving.call('pausar_suscripcion', {}, donor);
      expect(await update({ subscription_id: '' })).toMatchObject({
        status: 409,
        code: 'subscriptionStillCharging',
      });
      // As it could be done once.
      await giving.context.database.query
        .updateTable('users')
        .set({ subscription_id: null })
        .where('email', '=', donor.email)
        .execute();
      expect((await erase()).status).toBe(409);
      await daysLater(1);
      expect(await look()).toMatchObject({ id, status: 'SUSPENDED' });
      expect((await cancel()).status).toBe(200);
      expect((await erase()).status).toBe(200);
    });

    onSqliteAlone(databases, () => {
      it('of another plan than was chosen is stopped', async () => {
        const id = await begin(100);
        giving.paypal.approveSubscription(id, { planId: planOf(10_000) ?? '' });
        await hear(giving.paypal.subscriptionMessage(id, 'ACTIVATED'));
        expect(there(id)?.status).toBe('CANCELLED');
        expect((await account())?.subscription_id).toBe(null);
      });
    });

    it('of an account that is gone is stopped when somebody approves it', async () => {
      const id = await begin();
      expect((await erase()).status).toBe(200);
      giving.paypal.approveSubscription(id);
      await hear(giving.paypal.subscriptionMessage(id, 'ACTIVATED'));
      expect(there(id)?.status).toBe('CANCELLED');
    });

    it('cancelled at PayPal by a process that died before it noted that, is cancelled once more', async () => {
      const id = await started();
      Object.assign(there(id) ?? {}, { status: 'CANCELLED' });
      expect((await cancel()).status).toBe(200);
      expect((await account())?.subscription_id).toBe(null);
      await daysLater(1);
      expect(await look()).toBe(null);
    });
  },
);
