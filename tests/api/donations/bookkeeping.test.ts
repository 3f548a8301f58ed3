import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { formatAmount } from '#domain/money.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

interface Listed {
  id: string;
  folio: number;
  estado: string;
  [name: string]: unknown;
}

describeOnBothDatabases('the books of donations', (databases) => {
  let giving: Giving;
  let ids: Record<'food' | 'treatment' | 'voucher' | 'formula', string>;

  const asked = (action: string, body: object = {}) => giving.call(action, body, giving.admin);
  async function foundIds(body: object): Promise<string[]> {
    const { data } = await asked('consultar', body);
    return (data as Listed[]).map(({ id }) => id);
  }
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

  beforeAll(async () => {
    giving = await openGiving(databases);
    const food = await giving.byCard(visa);
    const treatment = await giving.byCard(visa, { tipo: 'tratamiento', monto: 1_000_00 });
    const voucher = await giving.byVoucher({ email: 'Tienda@example.mx' });
    const formula = await giving.newPerson({ name: '=1+1', email: 'formula@example.mx' });
    const other = await giving.byCard(visa, { anonima: true }, undefined, formula);
    ids = {
      food: food.data.id,
      treatment: treatment.data.id,
      voucher: voucher.data.id,
      formula: other.data.id,
    };
    return () => giving.close();
  });
  beforeEach(() => {
    giving.stripe.behave('well');
    giving.conekta.behave('well');
  });

  it('are the administrators’ alone', async () => {
    for (const [action, body] of [
      ['consultar', {}],
      ['consultar_detalle', { id: ids.food }],
      ['preguntar_proveedor', { id: ids.food }],
      ['totales', {}],
      ['cifras', {}],
      ['diferencias', {}],
      ['resolver_diferencia', { id: ids.food, nota: 'Ya' }],
      ['exportar', {}],
    ] as const) {
      expect((await giving.call(action, body)).status).toBe(403);
      expect((await giving.call(action, body, { token: '' })).status).toBe(401);
    }
    expect((await asked('consultar_detalle', { id: 'nadie' })).status).toBe(404);
  });

  it('are searched by donor, address, folio, product, and the provider’s names', async () => {
    const { data } = await asked('consultar_detalle', { id: ids.food });
    const { folio, referencia, movimiento } = data;
    expect(await foundIds({ texto: `d${folio}` })).toEqual([ids.food]);
    expect(await foundIds({ texto: referencia })).toEqual([ids.food]);
    expect(await foundIds({ texto: movimiento })).toEqual([ids.food]);
    expect(await foundIds({ texto: 'ana lopez' })).toHaveLength(3);
    expect(await foundIds({ texto: '+52 (998) 000 1122' })).toEqual([]);
    await giving.context.database.query
      .updateTable('users')
      .set({ phone: '9980001122' })
      .where('name', '=', 'Ana López')
      .execute();
    expect(await foundIds({ texto: '+52 (998) 000 1122' })).toHaveLength(3);
    expect(await foundIds({ texto: 'TIENDA@' })).toEqual([ids.voucher]);
    expect(await foundIds({ texto: 'tratam' })).toEqual([ids.treatment]);
    expect(await foundIds({ texto: '=1+1' })).toEqual([ids.formula]);
    const digits = (await asked('consultar_detalle', { id: ids.voucher })).data.vale.reference;
    expect(await foundIds({ texto: digits.replace(/(\d{4})/g, '$1 ') })).toEqual([ids.voucher]);
    expect(await foundIds({ texto: 'D999999' })).toEqual([]);
    expect(await foundIds({ texto: "' or 1=1 --" })).toEqual([]);
  });

  it('are filtered by state, method, kind, days, and what is not settled', async () => {
    const yesterday = dayOf(new Date(giving.now().getTime() - day));
    const tomorrow = dayOf(new Date(giving.now().getTime() + day));
    expect(await foundIds({ estados: ['pendiente'] })).toEqual([ids.voucher]);
    expect(await foundIds({ estados: ['vigente', 'reembolsado'] })).toHaveLength(3);
    expect(await foundIds({ metodo: 'efectivo' })).toEqual([ids.voucher]);
    expect(await foundIds({ tipo: 'tratamiento' })).toEqual([ids.treatment]);
    expect(await foundIds({ por_resolver: true })).toEqual([ids.voucher]);
    expect(await foundIds({ desde: yesterday, hasta: tomorrow })).toHaveLength(4);
    expect(await foundIds({ desde: tomorrow })).toEqual([]);
    expect((await asked('consultar', { desde: '2026-02-30' })).status).toBe(422);
    expect((await asked('consultar', { estados: ['pagado'] })).status).toBe(422);
    const first = await asked('consultar', { limit: 3 });
    const second = await asked('consultar', { limit: 3, page: 2 });
    expect(first.paginate).toMatchObject({ total: 4, last_page: 2 });
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(4);
  });

  it('tell of a voucher’s mail that it has not left yet', async () => {
    const mailsOf = async () =>
      (await asked('consultar_detalle', { id: ids.voucher })).data.correos;
    expect(await mailsOf()).toEqual([{ tipo: 'vale', por_enviar: true }]);
    await giving.newMails();
    expect(await mailsOf()).toEqual([{ tipo: 'vale', por_enviar: false }]);
  });

  it('tell of one what came, what was asked, and which mails have left', async () => {
    await giving.newMails();
    const { data } = await asked('consultar_detalle', { id: ids.formula });
    expect(data).toMatchObject({
      estado: 'vigente',
      anonima: true,
      donante: { nombre: '=1+1', correo: 'formula@example.mx' },
      movimientos: [{ MONTO: 250 }],
      intentos: [{ operacion: 'cobro', monto: 250, cerrado_en: expect.any(String) }],
      correos: [{ tipo: 'recibo', por_enviar: false }],
    });
    expect(JSON.stringify(data)).not.toContain('pm_card');
  });

  it('are exported as they are found, without formulas', async () => {
    const { text, status } = await exported({ texto: 'formula@' });
    expect(status).toBe(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=1+1","formula@example.mx"`);
    expect((await exported({})).text.trim().split('\r\n')).toHaveLength(5);
  });
  const exported = async (body: object) => {
    const answer = await giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:exportar',
      headers: { authorization: `Bearer ${giving.admin.token}` },
      payload: body,
    });
    return { text: answer.body, status: answer.statusCode };
  };

  it('ask the provider at once, and say so when it is silent', async () => {
    const before = (await asked('consultar_detalle', { id: ids.voucher })).data;
    giving.conekta.behave('does it and hangs up');
    expect((await asked('preguntar_proveedor', { id: ids.voucher })).status).toBe(503);
    giving.conekta.behave('well');
    giving.conekta.payAtStore(before.referencia);
    const { data } = await asked('preguntar_proveedor', { id: ids.voucher });
    expect(data).toMatchObject({ estado: 'vigente', consultado_en: expect.any(String) });
    expect((await asked('preguntar_proveedor', { id: ids.voucher })).status).toBe(409);
    expect(await foundIds({ por_resolver: true })).toEqual([]);
  });

  it('sum up each month by its own days, a refund when it was', async () => {
    const before = (await asked('totales')).data;
    giving.pass(40 * day);
    await giving.anHourLater();
    expect((await giving.refund(ids.treatment, 400)).status).toBe(200);
    const { data } = await asked('totales');
    expect(data.meses).toHaveLength(36);
    expect(data.total.recibido).toBe(before.total.recibido);
    expect(data.total.neto).toBe(before.total.neto - 400);
    const now = data.meses.at(-1);
    expect(now).toMatchObject({ recibido: 0, donativos: 0, reembolsado: 400, neto: -400 });
    const then = data.meses.filter(({ recibido }: { recibido: number }) => recibido > 0);
    expect(then).toHaveLength(1);
    expect(then[0].reembolsado).toBe(0);
    const treatment = data.tipos.find(({ tipo }: { tipo: string }) => tipo === 'tratamiento');
    expect(treatment).toMatchObject({ recibido: 1_000, reembolsado: 400, neto: 600 });
    expect(data.prueba).toBe(false);
  });

  it('leave a month for accounting, as a table and as a workbook, to who keeps invoices', async () => {
    const [anio, mes] = dayOf(giving.now()).split('-').map(Number);
    const download = (action: string, token = giving.admin.token, month = { anio, mes }) =>
      giving.app.inject({
        method: 'POST',
        url: `/api/facturacion:${action}`,
        headers: { authorization: `Bearer ${token}` },
        payload: month,
      });
    const [head, ...rows] = (await download('contabilidad_csv')).body.trimEnd().split('\r\n');
    expect(head).toContain('"Fecha","Movimiento","Folio del donativo"');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('"Reembolso"');
    expect(rows[0]).toContain('"-400"');
    const { rawPayload, headers } = await download('contabilidad_xlsx');
    expect(headers['content-disposition']).toContain('.xlsx');
    const files = unzipSync(rawPayload);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>-400</v>');
    const empty = await download('contabilidad_csv', giving.admin.token, { anio: 2001, mes: 1 });
    expect(empty.body.trimEnd().split('\r\n')).toHaveLength(1);
    const donor = await giving.newPerson({ name: 'Eva', email: 'eva@example.mx' });
    for (const action of ['contabilidad_csv', 'contabilidad_xlsx']) {
      expect((await download(action, donor.token)).statusCode).toBe(403);
      expect((await download(action, '')).statusCode).toBe(401);
    }
  });

  it('tell whoever files the declaration of transparency what came in a year and what went back', async () => {
    const download = (anio: number, token = giving.admin.token) =>
      giving.app.inject({
        method: 'POST',
        url: '/api/donaciones:transparencia',
        headers: { authorization: `Bearer ${token}` },
        payload: { anio },
      });
    const year = Number(dayOf(giving.now()).slice(0, 4));
    const inKind = { fecha: `${year}-01-02`, descripcion: 'Croquetas', valor_estimado: 1_200 };
    expect((await asked('registrar_en_especie', inKind)).status).toBe(200);
    const total = (await asked('cifras')).data.anio;
    const { rawPayload } = await download(year);
    const text = (await readPdf(rawPayload)).join(' ');
    expect(text).toContain(`Transparencia ${year}`);
    expect(text).toContain(formatAmount(total.recibido * 100));
    expect(text).toContain(formatAmount(total.reembolsado * 100));
    expect(text).toContain('En especie: 1 donativo, que quienes los dieron estiman en $1,200.00');
    expect(text).toContain('Este año no hay comprobantes vigentes.');
    const earlier = (await readPdf((await download(2001)).rawPayload)).join(' ');
    expect(earlier).not.toContain(formatAmount(total.recibido * 100));
    expect((await download(year, giving.ana.token)).statusCode).toBe(403);
  });

  it('are not looked for between days in the wrong order', async () => {
    const range = { desde: '2026-11-30', hasta: '2026-11-01' };
    for (const action of ['consultar', 'exportar']) {
      const answer = await asked(action, range);
      expect(answer.status).toBe(422);
      expect(answer.errors).toEqual({ hasta: [messages.rangeInverted.es] });
    }
    expect((await asked('exportar', { ...range, lang: 'en' })).errors).toEqual({
      hasta: [messages.rangeInverted.en],
    });
    const sameDay = { desde: '2026-11-30', hasta: '2026-11-30' };
    expect((await asked('consultar', sameDay)).status).toBe(200);
  });

  it('keep what a provider says differently until somebody has seen to it, once', async () => {
    const { data } = await asked('consultar_detalle', { id: ids.voucher });
    const event = giving.conekta.event('order.paid', data.referencia, { amount: 999_00 });
    expect(await giving.webhook('conekta', event)).toBe(200);
    const [difference] = (await asked('diferencias')).data;
    expect(difference).toMatchObject({
      tipo: 'monto',
      donacion_id: ids.voucher,
      esperado: '25000',
      encontrado: '99900',
      resuelta_en: null,
    });
    const { id } = difference;
    expect((await asked('resolver_diferencia', { id, nota: ' ' })).errors).toHaveProperty('nota');
    expect((await asked('resolver_diferencia', { id, nota: 'Se habló con Conekta' })).status).toBe(
      200,
    );
    expect((await asked('resolver_diferencia', { id, nota: 'Otra vez' })).status).toBe(409);
    expect((await asked('diferencias')).data).toEqual([]);
    expect((await asked('diferencias', { resueltas: true })).data).toMatchObject([
      { id, nota: 'Se habló con Conekta', resuelta_por: 'Ana López' },
    ]);
  });
});
