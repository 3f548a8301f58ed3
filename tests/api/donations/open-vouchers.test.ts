import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

describeOnBothDatabases('open vouchers', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    giving.stripe.behave('well');
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
  });

  const voucher = (key = uuid()) => giving.byVoucher({}, key, donor);
  const posts = () => giving.conekta.requests.filter(({ method }) => method === 'POST').length;

  async function make(count: number): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < count) ids.push((await voucher()).data.id);
    return ids;
  }

  it('are ten of an account, which their donor finds and can use', async () => {
    const key = uuid();
    const first = await voucher(key);
    const all = [...(await make(9)), first.data.id];
    const before = posts();
    const refused = await voucher();
    expect(refused).toMatchObject({
      status: 409,
      code: 'tooManyOpenVouchers',
      message: expect.stringContaining('10 fichas de pago'),
    });
    expect(posts()).toBe(before);
    // The same call is still answered with its voucher, and other ways to give are open.
    expect((await voucher(key)).data).toEqual(first.data);
    expect((await giving.byCard(visa, {}, uuid(), donor)).status).toBe(200);
    const where = [{ field: 'estado', operator: '=', value: 'pendiente' }];
    const open = await giving.history(donor, { filter: { where } });
    expect(open.map(({ id }) => id).sort()).toEqual(all.sort());
    expect(open[0]?.payload.vale).toMatchObject({ reference: expect.any(String) });
  });

  onSqliteAlone(databases, () => {
    it('make room when they are paid, or run out', async () => {
      const [paid = ''] = await make(10);
      expect((await voucher()).status).toBe(409);
      giving.conekta.payAtStore(giving.conekta.orderOf(paid)?.id ?? '');
      await giving.reconcile();
      expect((await voucher()).status).toBe(200);
      expect((await voucher()).status).toBe(409);
      giving.pass(31 * day);
      Object.assign(donor, await giving.signIn(donor.email));
      expect((await voucher()).status).toBe(200);
    });
  });

  it('are ten also where many are asked for at once', async () => {
    // The first makes the customer whose row the others wait for.
    await voucher();
    const made = await Promise.all(Array.from({ length: 14 }, () => voucher()));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(9);
  });

  it('by the hundred hold up no card whose charge nobody has heard of', async () => {
    giving.stripe.behave('drops after');
    const { data } = await giving.byCard(visa, {}, uuid(), donor);
    giving.stripe.behave('well');
    const { query } = giving.context.database;
    const { data: one } = await voucher();
    const row = await query
      .selectFrom('donations')
      .selectAll()
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 300 }, () => ({
      ...row,
      id: uuid(),
      reference: `ord_${uuid()}`,
      settled_as: null,
      next_check_at: '2020-01-01T00:00:00.000Z',
    }));
    await query.insertInto('donations').values(many).execute();
    const asked = () => giving.conekta.requests.filter(({ method }) => method === 'GET').length;
    const before = asked();
    await giving.reconcile();
    const where = [{ field: 'id', operator: '=', value: data.id }];
    const [found] = await giving.history(donor, { filter: { where } });
    expect(found?.estado).toBe('vigente');
    expect(asked() - before).toBe(200);
    await giving.reconcile();
    expect(asked() - before).toBeGreaterThanOrEqual(300);
  });
});
