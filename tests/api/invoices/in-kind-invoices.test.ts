import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dateIn } from '#domain/clock.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { billing, type Invoicing, openInvoicing } from './portal.ts';

const day = 86_400_000;

describeOnBothDatabases('the invoice of a gift in kind', (databases) => {
  let portal: Invoicing;
  let admin: Awaited<ReturnType<Invoicing['again']>>;

  beforeAll(async () => {
    portal = await openInvoicing(databases);
  });
  beforeEach(async () => {
    portal.pass(3_700_000);
    admin = await portal.again(portal.admin);
    await portal.newMails();
  });
  afterAll(() => portal.close());

  async function post(name: string, body: object, person = admin, key = uuid()) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      payload: JSON.stringify(body),
    });
    return { ...answer.json(), status: answer.statusCode };
  }

  async function receive(changes: object = {}): Promise<string> {
    const { data } = await post('donaciones:registrar_en_especie', {
      fecha: dateIn(portal.config.timezone, portal.now()),
      descripcion: 'Croquetas | 40 kg',
      valor_estimado: 1_850.5,
      ...changes,
    });
    return data.id;
  }

  const { razon_social, rfc, regimen_fiscal, cp_fiscal } = billing.ana;
  const wanted = (giftId: string, changes: object = {}) => ({
    donativo_id: giftId,
    ...{ rfc, razon_social, regimen_fiscal, cp_fiscal },
    ...{ correo: 'ceibo@example.mx', valor: 1_850.5, clave_sat: '10121800' },
    ...changes,
  });
  const invoice = (giftId: string, changes: object = {}, person = admin, key = uuid()) =>
    post('facturacion:crear_en_especie', wanted(giftId, changes), person, key);

  async function listed(id: string) {
    const { data } = await post('donaciones:en_especie', { limit: 100 });
    return (data as { id: string }[]).find((one) => one.id === id);
  }
  const xmlOf = async (address: unknown) =>
    (await portal.download(address, admin)).bytes.toString('utf8');

  it('says that goods were given, is mailed to the donor, and stands in no sum of money', async () => {
    const gift = await receive();
    const { data, status } = await invoice(gift);
    expect(status).toBe(200);
    expect(data).toMatchObject({ estado: 'vigente', uuid: expect.any(String) });
    const xml = await xmlOf(data.xml);
    for (const said of [
      'FormaPago="12"',
      'MetodoPago="PUE"',
      'UsoCFDI="D04"',
      'ClaveProdServ="10121800"',
      'ClaveUnidad="C62"',
      'Descripcion="Donativo en especie: Croquetas   40 kg"',
      'Total="1850.50"',
      'noAutorizacion="325-SAT-09-IV-E-75116"',
    ]) {
      expect(xml).toContain(said);
    }
    const pdf = (await readPdf((await portal.download(data.pdf, admin)).bytes)).join();
    expect(pdf).toContain('Donativo en especie: Croquetas');
    expect(pdf).toMatch(/12.*Dación en pago/);
    expect(await listed(gift)).toMatchObject({ facturado: true, cfdi: data.uuid });
    const [mail, ...others] = await portal.newMails();
    expect(others).toEqual([]);
    expect(mail?.to).toMatchObject({ text: 'ceibo@example.mx' });
    expect(mail?.text).toContain('donativo en especie');
    const { data: figures } = await post('donaciones:cifras', {});
    expect(JSON.stringify(figures)).not.toContain('1850.5');
  });

  it('says that it is not deductible where the goods were deducted before', async () => {
    const { data } = await invoice(await receive(), { ya_deducido: true });
    const xml = await xmlOf(data.xml);
    expect(xml).toContain('este donativo no es deducible');
    expect(xml).toContain('UsoCFDI="S01"');
  });

  it('is one, whoever asks at the same time, and the same under the same key', async () => {
    const gift = await receive();
    const answers = await Promise.all(Array.from({ length: 6 }, () => invoice(gift)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['inKindInvoiced']),
    );
    const [other, key] = [await receive(), uuid()];
    const [first, again] = [
      await invoice(other, {}, admin, key),
      await invoice(other, {}, admin, key),
    ];
    expect(again.data.id).toBe(first.data.id);
  });

  it('keeps the gift from being cancelled, until it is cancelled itself', async () => {
    const gift = await receive();
    const { data } = await invoice(gift);
    const cancelGift = () =>
      post('donaciones:cancelar_en_especie', { id: gift, motivo: 'Se registró dos veces' });
    expect(await cancelGift()).toMatchObject({ status: 409, code: 'inKindInvoiced' });
    const { serie, folio } = data;
    await post('documentos:cancelar', { schema: 'cfdis', serie, folio, motivo: '02' });
    expect(await listed(gift)).toMatchObject({ facturado: false, cfdi: null });
    expect((await cancelGift()).status).toBe(200);
    expect(await invoice(gift)).toMatchObject({ status: 409, code: 'inKindCancelled' });
  });

  it('is refused by field, leaves nothing behind, and can be asked for again', async () => {
    const gift = await receive();
    const wrong = { rfc: 'ABC', correo: 'nadie', valor: 0, clave_sat: '101', cp_fiscal: '7' };
    const { status, errors } = await invoice(gift, wrong);
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      'clave_sat',
      'correo',
      'cp_fiscal',
      'rfc',
      'valor',
    ]);
    expect(await listed(gift)).toMatchObject({ facturado: false });
    expect((await invoice(uuid())).status).toBe(404);
    expect((await invoice(gift)).status).toBe(200);
  });

  it('is made by whoever keeps invoices alone, and not after its month', async () => {
    const gift = await receive();
    const ana = await portal.again(portal.ana);
    expect((await invoice(gift, {}, ana)).status).toBe(403);
    const old = new Date(portal.now().getTime() - 40 * day).toISOString().slice(0, 10);
    expect(await invoice(await receive({ fecha: old }))).toMatchObject({
      status: 409,
      code: 'inKindTooLate',
    });
    expect(await portal.rows('cfdis', ana)).toEqual([]);
  });
});
