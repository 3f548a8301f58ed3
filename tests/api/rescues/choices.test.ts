import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { colleague, makeReport } from './rescue-calls.ts';

describeOnBothDatabases('who is told of which reports', (databases) => {
  let portal: Portal;
  let itzel: { token: string; id: string };
  let saul: { token: string; id: string };
  beforeEach(async () => {
    portal = await openPortal(databases);
    itzel = await colleague(portal, 'rescuer', 'itzel@example.mx');
    saul = await colleague(portal, 'rescuer', 'saul@example.mx');
    await portal.newMails();
  });
  afterEach(() => portal.close());

  const choose = (token: string, entidades: string[], tipos: string[]) =>
    portal.post('auxilios:elegir_avisos', { entidades, tipos }, { token });
  const chosenBy = async (token: string) =>
    (await portal.post('auxilios:mis_avisos', {}, { token })).data;
  /** Whom a report goes to; its author left a telephone alone. */
  async function toldOf(body: object) {
    told += 1;
    const telefono = String(9_981_000_000 + told);
    await makeReport(portal, { correo: '', telefono, ...body });
    return (await portal.newMails()).flatMap(({ envelopeTo }) => envelopeTo).sort();
  }
  let told = 0;
  const both = ['itzel@example.mx', 'saul@example.mx'];

  test('tells all of everything until somebody chooses', async () => {
    expect(await chosenBy(itzel.token)).toEqual({ entidades: [], tipos: [] });
    expect(await toldOf({})).toEqual(both);
    await choose(itzel.token, ['Jalisco', 'Jalisco'], ['camada']);
    expect(await chosenBy(itzel.token)).toEqual({ entidades: ['Jalisco'], tipos: ['camada'] });
    expect(await chosenBy(saul.token)).toEqual({ entidades: [], tipos: [] });
    expect(await toldOf({})).toEqual(['saul@example.mx']);
    expect(await toldOf({ cp: '44100' })).toEqual(['saul@example.mx']);
    expect(await toldOf({ cp: '44100', tipo: 'camada' })).toEqual(both);
    await choose(itzel.token, [], []);
    expect(await toldOf({})).toEqual(both);
  });

  test('tells all of what cannot wait where it fits nobody', async () => {
    await choose(itzel.token, ['Jalisco'], []);
    await choose(saul.token, ['Sonora'], []);
    expect(await toldOf({})).toEqual([]);
    expect(await toldOf({ peligro: true })).toEqual(both);
    expect(await toldOf({ peligro: true, cp: '44100' })).toEqual(['itzel@example.mx']);
  });

  test('is of the desk alone, and takes what there is', async () => {
    const member = await portal.newPerson();
    expect((await choose(member.token, [], [])).status).toBe(403);
    expect((await portal.post('auxilios:mis_avisos', {})).status).toBe(401);
    expect((await choose(itzel.token, ['Narnia'], [])).status).toBe(422);
    expect((await choose(itzel.token, [], ['<script>'])).status).toBe(422);
    expect((await choose(itzel.token, Array(40).fill('Jalisco'), [])).status).toBe(422);
    const many = Array.from({ length: 10 }, (_, index) =>
      choose(itzel.token, [index % 2 ? 'Jalisco' : 'Sonora'], []),
    );
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  test('is exported and goes with the account', async () => {
    await choose(itzel.token, ['Jalisco'], ['camada']);
    const own = { token: itzel.token };
    const contrasena = { contrasena: goodPassword };
    const exported = await portal.post('usuarios:exportar', contrasena, own);
    expect(exported.text).toMatch(/Jalisco/);
    expect((await portal.post('usuarios:eliminar', contrasena, own)).status).toBe(200);
    const { query } = portal.context.database;
    expect(await query.selectFrom('rescue_choices').selectAll().execute()).toEqual([]);
  });
});
