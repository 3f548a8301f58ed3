import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dateIn } from '#domain/clock.ts';
import { donationReferences } from '#server/features/giving/donations/donation-references.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;
const timezone = 'America/Mexico_City';

describeOnBothDatabases('the watch over donors whom the law has identified', (databases) => {
  let giving: Giving;
  beforeAll(async () => {
    // 1,605 times the UMA of 2026 are 188,282.55 pesos, 3,210 times 376,565.10.
    giving = await openGiving(databases);
    return () => giving.close();
  });

  const today = () => dateIn(timezone, giving.now());
  const month = () => today().slice(0, 7);
  const look = (mes: string, by: { token: string } = giving.admin) =>
    giving.call('vigilar', { mes }, by);
  const logged = async () =>
    (
      await giving.context.database.query
        .selectFrom('audit_events')
        .select('details_json')
        .where('action', '=', 'donation.donorsWatched')
        .execute()
    ).length;

  it('is open to whoever has the right alone, wants a month, and is written down each time', async () => {
    expect((await look('2026-10', giving.ana)).status).toBe(403);
    const refused = await look('octubre');
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['mes']]);
    expect(await logged()).toBe(0);
    const { status, data } = await look('2026-10');
    expect(status).toBe(200);
    expect(data).toEqual({
      identificar_desde: 188_282.55,
      avisar_desde: 376_565.1,
      donantes: [],
    });
    expect(await logged()).toBe(1);
  });

  it('names who reached a sum in the month, by one donation or by those of six months, and nobody else', async () => {
    const eva = await giving.newPerson({ email: 'eva@example.mx' });
    const luis = await giving.newPerson({ email: 'luis@example.mx' });
    const sol = await giving.newPerson({ email: 'sol@example.mx' });
    const give = async (who: { token: string }, email: string, pesos: number) => {
      const { status } = await giving.byCard(visa, { monto: pesos * 100, email }, undefined, who);
      expect(status).toBe(200);
    };
    await give(eva, 'eva@example.mx', 188_283);
    await give(luis, 'luis@example.mx', 200_000);
    await give(luis, 'luis@example.mx', 200_000);
    await give(sol, 'sol@example.mx', 188_282);
    const before = month();
    const { data } = await look(before);
    const told = data.donantes.map((one: Record<string, unknown>) => [
      one.correo,
      one.deber,
      one.donativos,
      one.total,
      one.alcanzado,
    ]);
    expect(told).toEqual([
      ['luis@example.mx', 'avisar', 2, 400_000, today()],
      ['eva@example.mx', 'identificar', 1, 188_283, today()],
    ]);
    expect(data.donantes[0].avisar_hasta).toMatch(/^\d{4}-\d{2}-17$/);
    expect(data.donantes[1].avisar_hasta).toBeNull();

    const { body: table } = await giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:vigilancia_csv',
      headers: { authorization: `Bearer ${giving.admin.token}` },
      payload: { mes: before },
    });
    const lines = table.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('luis@example.mx');
    expect(lines[1]).toContain('200000.00');
    expect(table).not.toContain('sol@example.mx');

    giving.pass(40 * day);
    await giving.anHourLater();
    expect((await look(month())).data.donantes).toEqual([]);
    expect((await look(before)).data.donantes).toHaveLength(2);
  });

  it('counts by what a treasurer has entered, and says nothing of a year without a value', async () => {
    const enter = (anio: number, valor: number, by: { token: string } = giving.admin) =>
      giving.call('capturar_uma', { anio, valor }, by);
    const uma = async () => (await giving.call('consultar_uma', {}, giving.admin)).data;
    const waits = async () => {
      const asked = { de_todos: true };
      const { data } = await giving.post('tablero:pendientes', asked, {
        token: giving.admin.token,
      });
      const all = data as unknown as { tipo: string; cuenta: number }[];
      return all.find(({ tipo }) => tipo === 'uma_por_capturar')?.cuenta === 1;
    };
    expect(await uma()).toMatchObject({ por_capturar: [], faltan: [] });
    expect((await enter(2027, 120)).status).toBe(422);
    expect(await waits()).toBe(false);
    const january = new Date('2027-01-20T18:00:00Z').getTime() - giving.now().getTime();
    giving.pass(Math.max(0, january));
    await giving.anHourLater();
    expect(await uma()).toMatchObject({ por_capturar: [2027], faltan: [2027] });
    expect(await waits()).toBe(true);
    // January counts by the year before.
    expect((await look('2027-01')).status).toBe(200);
    expect(await look('2027-02')).toMatchObject({ status: 409, code: 'umaMissing' });
    expect((await enter(2027, 120, giving.ana)).status).toBe(403);
    for (const [year, value] of [
      [2027, 117],
      [2027, 1_201],
      [2027, 0],
      [2026, 120],
      [2028, 125],
    ] as const) {
      expect([year, value, (await enter(year, value)).status]).toEqual([year, value, 422]);
    }
    const all = await Promise.all([enter(2027, 121.5), enter(2027, 121.5), enter(2027, 121.5)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await waits()).toBe(false);
    expect((await look('2027-02')).data).toMatchObject({
      identificar_desde: (1_605 * 12_150) / 100,
      avisar_desde: (3_210 * 12_150) / 100,
    });
    expect((await enter(2027, 121.6)).data).toEqual({ anio: 2027, valor: 121.6 });
    expect((await look('2027-02')).data.identificar_desde).toBe((1_605 * 12_160) / 100);
    expect((await uma()).valores[0]).toEqual({ anio: 2027, valor: 121.6, capturado: true });
    const written = await giving.context.database.query
      .selectFrom('audit_events')
      .select('details_json')
      .where('action', '=', 'donation.umaEntered')
      .execute();
    expect(written).toHaveLength(4);
  });

  it('keeps whom the law has identified by the value of the year', async () => {
    const { database } = giving.context;
    const { isIdentified } = donationReferences;
    const found = async () => {
      const { rows } = await sql<{ id: string }>`
        select id from donations where ${isIdentified(sql.ref('donations.id'))}`.execute(
        database.query,
      );
      return rows.length;
    };
    expect(await found()).toBe(3);
    // As if the year of those gifts had had a larger one.
    await database.query
      .insertInto('uma_values')
      .values({ from_day: '2026-06-01', cents: 90_000, entered_at: '', entered_by: null })
      .execute();
    expect(await found()).toBe(0);
  });

  it('counts donors without an account by the name that a bank’s line tells', async () => {
    const email = 'fundacion@example.mx';
    const person = await giving.newPerson({ email });
    const { query } = giving.context.database;
    for (const donor_name of ['Fundación Sol', 'FUNDACION SOL']) {
      const { data } = await giving.byCard(visa, { monto: 100_000_00, email }, undefined, person);
      await query
        .updateTable('donations')
        .set({ customer_id: null, user_id: null })
        .where('id', '=', data.id)
        .execute();
      await query
        .insertInto('account_references')
        .values({
          ...{ donation_id: data.id, reference: data.id, amount_cents: 100_000_00, donor_name },
          expires_at: giving.now().toISOString(),
        })
        .execute();
    }
    const { data } = await look(month());
    expect(data.donantes).toContainEqual(
      expect.objectContaining({
        ...{ nombre: 'Fundación Sol', correo: '', deber: 'identificar' },
        ...{ donativos: 2, total: 200_000 },
      }),
    );
  });
});
