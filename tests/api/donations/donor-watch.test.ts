import { beforeAll, expect, it } from 'vitest';
import { dateIn } from '#domain/clock.ts';
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
});
