import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dateIn } from '#domain/clock.ts';
import { buildApp } from '#server/http/app.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { type Giving, openGiving } from '../donations/giving.ts';
import { blank, clinic } from './campaign.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

describeOnBothDatabases('a campaign', (databases) => {
  let giving: Giving;
  let pages: Awaited<ReturnType<typeof buildApp>>;
  beforeEach(async () => {
    giving = await openGiving(databases);
    pages = await buildApp(giving.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
  });
  afterEach(async () => {
    await pages.close();
    await giving.close();
  });

  const call = async (action: string, body: object, token: string | null = giving.admin.token) => {
    const answer = await giving.app.inject({
      method: 'POST',
      url: `/api/campanas:${action}`,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    });
    return { ...answer.json(), status: answer.statusCode };
  };
  const dayFromNow = (days: number) =>
    dateIn(giving.context.config.timezone, new Date(giving.now().getTime() + days * day));
  const state = async (id: string) => (await call('abrir', { id })).data.estado;

  async function save(campana: object, key: object = {}) {
    const { status, data, errors } = await call('guardar', { campana, ...key });
    return { status, errors, ...(data as { id: string; version: number }) };
  }
  async function start(campana: object = clinic()) {
    const { id, version } = await save(campana);
    const { status, data } = await call('iniciar', { id, version });
    expect(status).toBe(200);
    return { id, version: data.version as number };
  }
  const read = async (slug = 'quirofano-movil', language: 'es' | 'en' = 'es') => {
    const path = language === 'es' ? `/campanas/${slug}` : `/campaigns/${slug}`;
    const { statusCode, body } = await pages.inject(path);
    return { statusCode, main: parse(body).querySelector('main')?.text ?? '', body };
  };
  const give = (id: string, changes: object = {}) =>
    giving.byCard(visa, { tipo: 'esterilizacion', campana_id: id, ...changes });

  it('is nobody’s to see until it starts, and says beforehand what becomes of a surplus', async () => {
    const { id, version } = await save(blank());
    expect((await read()).statusCode).toBe(302);
    expect((await call('consultar', { id }, null)).status).toBe(404);
    const refused = await call('iniciar', { id, version });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(
      expect.arrayContaining(['titulo.en', 'historia.es', 'excedente.es', 'excedente.en', 'meta']),
    );
    expect(await state(id)).toBe('borrador');

    const whole = await save(clinic(), { id, version });
    expect((await call('iniciar', { id, version: whole.version })).status).toBe(200);
    const [es, en] = [await read(), await read('quirofano-movil', 'en')];
    expect(es.main).toContain('Hay pueblos sin veterinario.');
    expect(es.main).toContain('Iremos a otro pueblo.');
    expect(en.main).toContain('There are villages without a vet.');
    expect(es.body).toContain('"@type":"DonateAction"');
    const links = parse(es.body).querySelectorAll('main a[href^="/donaciones"]');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/donaciones?tipo=esterilizacion&cantidad=250&campana=${id}`);
    expect((await pages.inject('/campanas')).body).toContain('/campanas/quirofano-movil');
    expect((await pages.inject('/sitemap.xml')).body).toContain('/campaigns/quirofano-movil');
  });

  it('takes no goal of zero, no day that is over, and no address of another one', async () => {
    for (const meta of [0, -5, 0.5]) {
      const refused = await save(clinic({ meta }));
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['meta']]);
    }
    expect(Object.keys((await save(clinic({ clave: 'Quirófano' }))).errors)).toEqual(['clave']);
    const { id, version } = await save(clinic({ termina: dayFromNow(-1) }));
    const late = await call('iniciar', { id, version });
    expect([late.status, Object.keys(late.errors)]).toEqual([422, ['termina']]);
    const sponsor = {
      ...{ patrocinador: 'Croquetas del Sur', veces: 1, hasta_monto: 500, entregado: false },
      ...{ desde: dayFromNow(-9), hasta: dayFromNow(-1) },
    };
    const matched = await save(clinic({ patrocinio: sponsor }), { id, version });
    const over = await call('iniciar', { id, version: matched.version });
    expect([over.status, Object.keys(over.errors)]).toEqual([422, ['patrocinio.hasta']]);
    const taken = await save(blank());
    expect([taken.status, Object.keys(taken.errors)]).toEqual([422, ['clave']]);
  });

  it('counts what the ledger has of its gifts, without what went back', async () => {
    const { id } = await start();
    expect((await read()).main).toContain('$0 reunidos de $1,000');
    const { data: first } = await give(id);
    expect((await read()).main).toContain('$250 reunidos de $1,000');
    await give(id);
    await giving.byCard(visa);
    const { main } = await read();
    expect(main).toContain('$500 reunidos de $1,000');
    expect(main).toContain('50 %');
    expect(main).toContain('2 donativos');

    expect((await giving.refund(first.id, 100)).status).toBe(200);
    expect((await read()).main).toContain('$400 reunidos');
    expect((await giving.refund(first.id)).status).toBe(200);
    expect((await read()).main).toContain('$250 reunidos');
    const { data } = await call('consultar', { id }, null);
    expect(data).toMatchObject({ reunido: 250, donativos: 1, porcentaje: 25, recibe: true });
    const entries = (await giving.history()).flatMap(({ payload }) =>
      payload.campana_id === id ? payload.movimientos.cuentas_por_cobrar : [],
    );
    expect(entries.reduce((sum, { MONTO }) => sum + MONTO, 0)).toBe(250);
  });

  it('takes gifts on its last day and none after it, nor once somebody has ended it', async () => {
    const { id } = await start(clinic({ termina: dayFromNow(0) }));
    expect((await give(id)).status).toBe(200);
    giving.pass(day);
    Object.assign(giving.ana, await giving.signIn(giving.ana.email));
    Object.assign(giving.admin, await giving.signIn(giving.admin.email));
    const held = giving.stripe.books.heldCents;
    const late = await give(id);
    expect([late.status, Object.keys(late.errors)]).toEqual([422, ['campana_id']]);
    expect(giving.stripe.books.heldCents).toBe(held);
    expect(await state(id)).toBe('terminada');
    expect((await read()).main).toContain('ya terminó');

    const other = await start(clinic({ clave: 'otra' }));
    const ended = await call('terminar', other);
    expect(ended.status).toBe(200);
    expect((await give(other.id)).status).toBe(422);
    expect((await call('iniciar', { ...other, version: ended.data.version })).status).toBe(409);
    expect((await give('00000000-0000-7000-8000-000000000000')).status).toBe(422);
  });

  it('is closed with its result alone, and never deleted once a gift names it', async () => {
    const key = await start();
    expect((await call('eliminar', { id: key.id })).status).toBe(409);
    // Also one that is not paid yet.
    expect((await giving.byVoucher({ campana_id: key.id, tipo: 'esterilizacion' })).status).toBe(
      200,
    );
    const ended = await call('terminar', key);
    const version = ended.data.version as number;
    const refused = await call('cerrar', { id: key.id, version });
    expect([refused.status, Object.keys(refused.errors).toSorted()]).toEqual([
      422,
      ['resultado.en', 'resultado.es'],
    ]);
    const resultado = { es: ['Esterilizamos a doce.'], en: ['We sterilized twelve.'] };
    const told = await save(clinic({ resultado }), { id: key.id, version });
    const closing = { id: key.id, version: told.version };
    expect((await call('cerrar', closing)).status).toBe(200);
    expect((await read()).main).toContain('Esterilizamos a doce.');
    const removal = await call('eliminar', { id: key.id });
    expect([removal.status, removal.code]).toEqual([409, 'campaignHasGifts']);

    const { id } = await save(blank({ clave: 'nadie' }));
    expect((await call('eliminar', { id })).status).toBe(200);
    expect((await call('abrir', { id })).status).toBe(404);
  });

  it('stays whole and at its address for everybody who reads it', async () => {
    const key = await start();
    const moved = await save(clinic({ clave: 'otra' }), key);
    expect([moved.status, Object.keys(moved.errors)]).toEqual([422, ['clave']]);
    const cut = await save(clinic({ excedente: { es: '', en: '' } }), key);
    expect(cut.status).toBe(422);
    const novedades = [
      {
        fecha: dayFromNow(-1),
        titulo: { es: 'Ya compramos la mesa', en: 'We bought the table' },
        texto: { es: 'Llegó el martes.', en: 'It came on Tuesday.' },
      },
    ];
    const told = await save(clinic({ novedades }), key);
    expect(told.status).toBe(200);
    expect((await read()).main).toContain('Llegó el martes.');
    expect((await save(clinic(), key)).status).toBe(409);
    expect((await read()).main).toContain('Llegó el martes.');
  });

  it('says a sponsor’s promise apart, up to its sum, and never as money', async () => {
    const patrocinio = {
      ...{ patrocinador: 'Croquetas del Sur', veces: 2, hasta_monto: 600, entregado: false },
      ...{ desde: dayFromNow(-1), hasta: dayFromNow(30) },
    };
    const { id, version } = await start(clinic({ patrocinio }));
    await give(id);
    let { data } = await call('consultar', { id }, null);
    expect(data).toMatchObject({ reunido: 250, promesa: { prometido: 500, estado: 'abierto' } });
    expect((await read()).main).toContain('ya prometió $500');
    const { data: second } = await give(id);
    ({ data } = await call('consultar', { id }, null));
    expect(data.promesa).toMatchObject({ prometido: 600, estado: 'completo' });
    await giving.refund(second.id);
    ({ data } = await call('consultar', { id }, null));
    expect(data.promesa).toMatchObject({ prometido: 500, estado: 'abierto' });
    expect(await giving.booked()).toBe(250);

    const paid = clinic({ patrocinio: { ...patrocinio, entregado: true } });
    expect((await save(paid, { id, version })).status).toBe(200);
    ({ data } = await call('consultar', { id }, null));
    expect(data.promesa).toMatchObject({ prometido: 0, estado: 'entregado' });
  });

  it('names those donors alone who wrote a name, until it is taken off or they go', async () => {
    const { id } = await start();
    await give(id);
    await give(id, { nombre_publico: 'Ximena' });
    await give(id, { nombre_publico: 'Nadie', anonima: true });
    await giving.byCard(visa, { nombre_publico: 'Sin campaña' });
    for (const nombre_publico of ['mira https://x.mx', 'a@b.mx', '998 123 4567', 'x'.repeat(41)]) {
      expect((await give(id, { nombre_publico })).status).toBe(422);
    }
    const { data: names } = await call('nombres', { id });
    expect(names.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Ximena']);
    const { main } = await read();
    expect(main).toContain('Ximena');
    for (const other of ['Nadie', 'Sin campaña', giving.ana.email])
      expect(main).not.toContain(other);

    expect((await call('nombres', { id }, giving.ana.token)).status).toBe(403);
    const [{ donativo_id }] = names;
    const removal = { id, donativo_id };
    expect((await call('quitar_nombre', removal, giving.ana.token)).status).toBe(403);
    expect((await call('quitar_nombre', removal)).status).toBe(200);
    expect((await read()).main).not.toContain('Ximena');
    expect((await call('quitar_nombre', removal)).status).toBe(404);

    await give(id, { nombre_publico: 'Xóchitl' });
    expect((await read()).main).toContain('Xóchitl');
    const erased = await giving.post(
      'usuarios:eliminar',
      { contrasena: goodPassword },
      { token: giving.ana.token },
    );
    expect(erased.status).toBe(200);
    expect((await read()).main).not.toContain('Xóchitl');
    expect((await read()).main).toContain('$1,000 reunidos');
  });

  it('stands in the books: its donations are found, and in the table', async () => {
    const { id } = await start();
    await give(id);
    await giving.byCard(visa);
    const found = await giving.call('consultar', { campana_id: id }, giving.admin);
    expect(found.data).toHaveLength(1);
    expect(found.data[0].campana.titulo.es).toBe('Un quirófano móvil');
    const listed = await giving.call('campanas', {}, giving.admin);
    expect(listed.data).toMatchObject([{ id }]);
    const csv = await giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:exportar',
      headers: { authorization: `Bearer ${giving.admin.token}` },
      payload: {},
    });
    expect(csv.body.match(/Un quirófano móvil/g)).toHaveLength(1);
  });

  it('counts each of many gifts at once', async () => {
    const { id } = await start();
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, n) => giving.newPerson({ email: `donante-${n}@example.mx` })),
    );
    const given = await Promise.all(
      people.flatMap((person) =>
        [1, 2].map(() =>
          giving.byCard(visa, { tipo: 'esterilizacion', campana_id: id }, undefined, person),
        ),
      ),
    );
    const paid = given.filter(({ status }) => status === 200).length;
    expect(paid).toBeGreaterThan(0);
    const { data } = await call('consultar', { id }, null);
    expect([data.reunido, data.donativos]).toEqual([paid * 250, paid]);
    expect((await read()).main).toContain(`${paid} donativos`);
  });
});
