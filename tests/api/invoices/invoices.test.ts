import { verify, X509Certificate } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cfdiOriginalString } from '#server/adapters/stamping/built-in/original-string.ts';
import { createTestProvider } from '#server/adapters/stamping/built-in/test-provider.ts';
import {
  type StampedCfdi,
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '#server/adapters/stamping/stamping-provider.ts';
import { childOf, readXml } from '#server/adapters/stamping/xml-element.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { billing, type Invoicing, issuerRfc, openInvoicing } from './portal.ts';

const cfdi = 'http://www.sat.gob.mx/cfd/4';
const hour = 3_600_000;

let portal: Invoicing;

/** Invoices that say more than is left of their donations. */
async function due({ token } = portal.admin) {
  return (await portal.post('facturacion:consultar_por_corregir', {}, { token })).data;
}

describeOnBothDatabases('an invoice', (databases) => {
  beforeEach(async () => {
    portal = await openInvoicing(databases);
  });
  afterEach(() => portal.close());

  test('is stamped, kept, mailed, and known to its donation', async () => {
    const folio = await portal.give();
    await portal.newMails();
    const { status, data } = await portal.invoice(folio, portal.ana, { forma_pago: '28' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ serie: 'DON', folio: 1, estado: 'vigente', avisos: [] });
    const uuid = String(data.uuid);
    expect(uuid).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);

    const xml = await portal.download(data.xml, portal.ana);
    const document = readXml(xml.bytes.toString());
    expect(document.attributes).toMatchObject({ Total: '500.00', FormaPago: '28', Serie: 'DON' });
    expect(childOf(document, cfdi, 'Emisor')?.attributes).toEqual({
      Rfc: issuerRfc,
      Nombre: 'HUELLAS & COMPAÑÍA DEL CARIBE',
      RegimenFiscal: '603',
    });
    expect(childOf(document, cfdi, 'Receptor')?.attributes).toEqual({
      Rfc: 'NULA8001019W0',
      Nombre: 'ANA NÚÑEZ LÓPEZ',
      DomicilioFiscalReceptor: '77500',
      RegimenFiscalReceptor: '605',
      UsoCFDI: 'D04',
    });
    const { Certificado = '', Sello = '' } = document.attributes;
    const { publicKey } = new X509Certificate(Buffer.from(Certificado, 'base64'));
    const signed = Buffer.from(cfdiOriginalString(document));
    expect(verify('sha256', signed, publicKey, Buffer.from(Sello, 'base64'))).toBe(true);

    const [donation] = await portal.rows('ventas');
    expect(donation?.payload.cfdi).toBe(uuid);
    const [row] = await portal.rows('cfdis');
    expect(row).toMatchObject({
      estado: 'vigente',
      payload: {
        uuid,
        encabezado: { total: 500, forma_pago: '28', uso_cfdi_codigo: 'D04' },
        detalles: { documentos: [{ serie: 'D', folio }] },
        prueba: true,
        xml: data.xml,
        pdf: data.pdf,
      },
    });
    expect(JSON.stringify(row)).not.toContain('Certificado=');

    const [mail, ...others] = await portal.newMails();
    expect(others).toEqual([]);
    expect(mail?.envelopeTo).toEqual(['ana@example.mx']);
    expect(mail?.text).toContain(uuid);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      'Comprobante donativo DON1.xml',
      'Comprobante donativo DON1.pdf',
    ]);
    expect(mail?.attachments[0]?.content).toEqual(xml.bytes);
  });

  test('can be asked for after the donation, once, by its donor and administrators', async () => {
    const asks = { impuestos: true };
    const folio = await portal.give(portal.ana, { impuestos: false });
    const eva = await portal.newDonor('Eva', 'eva@example.mx', billing.company);
    expect((await portal.invoice(folio, eva, asks)).status).toBe(404);
    expect(
      (await portal.post('documentos:crear', portal.invoiceRequest([folio], asks))).status,
    ).toBe(401);
    const asked = await Promise.all([1, 2, 3].map(() => portal.invoice(folio, portal.ana, asks)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await portal.rows('cfdis')).toHaveLength(1);
    const [donation] = await portal.rows('ventas');
    expect(donation?.payload).toMatchObject({
      cfdi: asked.find(({ status }) => status === 200)?.data.uuid,
      encabezado: { impuestos: true },
    });
    const another = await portal.give(portal.ana, { impuestos: false });
    const { status, data } = await portal.invoice(another, portal.admin, asks);
    expect(status).toBe(200);
    const where = [{ field: 'accion', operator: '=', value: 'invoice.madeFor' }];
    const log = await portal.post('auditoria:consultar', { filter: { where } }, portal.admin);
    expect(log.data).toMatchObject([{ detalles: { invoiceId: data.id } }]);
  });

  onSqliteAlone(databases, () => {
    test('is not asked for of what the profile does not allow, and nothing is noted then', async () => {
      const folio = await portal.give(portal.ana, { impuestos: false });
      await portal.bill(portal.ana, { rfc: '', razon_social: '' });
      const { status, errors } = await portal.invoice(folio, portal.ana, { impuestos: true });
      expect([status, Object.keys(errors ?? {})]).toEqual([422, expect.arrayContaining(['rfc'])]);
      expect((await portal.invoice(folio, portal.ana, { impuestos: 'si' })).status).toBe(422);
      const [donation] = await portal.rows('ventas');
      expect(donation?.payload.encabezado).toMatchObject({ impuestos: false });
      expect(await portal.rows('cfdis')).toEqual([]);
    });
  });

  onSqliteAlone(databases, () => {
    test('is not asked for after the month of the donation', async () => {
      const folio = await portal.give(portal.ana, { impuestos: false });
      const ticked = await portal.give();
      portal.pass(40 * 24 * hour);
      const ana = await portal.again(portal.ana);
      const late = await portal.invoice(folio, ana, { impuestos: true });
      expect(late).toMatchObject({ status: 409, code: 'invoiceAskedLate' });
      expect((await portal.invoice(ticked, ana)).status).toBe(200);
    });

    test('is dated by the clocks of its place of issue', async () => {
      const { token } = portal.admin;
      const query = { schema: 'empresas', limit: 1 };
      const [issuer] = (await portal.post('catalogos:consultar', query, { token }))
        .data as unknown as {
        id: string;
      }[];
      const hoursFromUtc = async (postalCode: string) => {
        const moved = { schema: 'empresas', id: issuer?.id, payload: { cp_fiscal: postalCode } };
        expect((await portal.post('catalogos:actualizar', moved, { token })).status).toBe(200);
        // Stamped: the provider refuses what is dated ahead of the place's clocks.
        const { data } = await portal.invoice(await portal.give());
        expect(data).toMatchObject({ estado: 'vigente' });
        const xml = await portal.download(data.xml, portal.ana);
        const { Fecha, LugarExpedicion } = readXml(xml.bytes.toString()).attributes;
        expect(LugarExpedicion).toBe(postalCode);
        return Math.round((Date.parse(`${Fecha}Z`) - portal.now().getTime()) / hour);
      };
      expect(portal.now().toISOString()).toMatch(/^2026-11/);
      expect(await hoursFromUtc('32000')).toBe(-7);
      expect(await hoursFromUtc('63732')).toBe(-6);
      expect(await hoursFromUtc('63000')).toBe(-7);
      expect(await hoursFromUtc('77500')).toBe(-5);
    });
  });

  onSqliteAlone(databases, () => {
    test('is opened by its donor and administrators, and by nobody else', async () => {
      const { data } = await portal.invoice(await portal.give());
      const stranger = await portal.newPerson({ email: 'eva@example.mx' });
      const report = {
        reporte: 'pdf_cfdi',
        params: { serie: 'DON', folio: 1, empresa: 'x', sucursales: [1], pdf: true },
      };
      for (const address of [data.xml, data.pdf]) {
        expect((await portal.download(address)).status).toBe(404);
        expect((await portal.download(address, stranger)).status).toBe(404);
        expect((await portal.download(address, portal.ana)).status).toBe(200);
        expect((await portal.download(address, portal.admin)).status).toBe(200);
      }
      const { headers, bytes } = await portal.download(data.pdf, portal.ana);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(headers['content-disposition']).toContain('"Comprobante donativo DON1.pdf"');

      const ask = (token?: string) =>
        portal.app.inject({
          method: 'POST',
          url: '/api/reportes:html',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          payload: JSON.stringify(report),
        });
      expect((await ask()).statusCode).toBe(401);
      expect((await ask(stranger.token)).statusCode).toBe(404);
      const answer = await ask(portal.ana.token);
      expect(answer.rawPayload).toEqual(bytes);
      expect(answer.headers['content-disposition']).toContain('Comprobante donativo DON1.pdf');
      expect(await portal.rows('cfdis', stranger)).toEqual([]);
      expect(await portal.rows('cfdis', portal.admin)).toHaveLength(1);
    });
  });

  test('asked for ten times at once is made once', async () => {
    const folio = await portal.give();
    const answers = await Promise.all(Array.from({ length: 10 }, () => portal.invoice(folio)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await portal.rows('cfdis')).toHaveLength(1);
    expect((await portal.invoice(folio)).message).toBe('Este pago ya tiene factura');
  });

  test('that is cancelled frees its donation for another one', async () => {
    const folio = await portal.give();
    await portal.invoice(folio);
    const cancel = (said: object, { token } = portal.admin) =>
      portal.post(
        'documentos:cancelar',
        { schema: 'cfdis', serie: 'DON', folio: 1, ...said },
        { token },
      );
    expect((await cancel({ motivo: '02' }, portal.ana)).status).toBe(403);
    expect((await cancel({})).errors).toHaveProperty('motivo');
    expect((await cancel({ motivo: '01' })).errors).toHaveProperty('folio_sustitucion');
    expect((await cancel({ motivo: '05' })).status).toBe(422);
    expect((await cancel({ motivo: '02', otra: 1 })).status).toBe(422);
    expect((await cancel({ motivo: '02' })).data).toMatchObject({ estado: 'cancelado' });
    expect((await cancel({ motivo: '02' })).status).toBe(409);
    expect((await portal.rows('ventas'))[0]?.payload.cfdi).toBeNull();

    const again = await portal.invoice(folio);
    expect(again.data).toMatchObject({ folio: 2, estado: 'vigente' });
    const states = (await portal.rows('cfdis')).map(({ folio: number, estado }) => [
      number,
      estado,
    ]);
    expect(states).toEqual([
      [2, 'vigente'],
      [1, 'cancelado'],
    ]);
  });

  test('that says more than is left of its donation is due to be cancelled', async () => {
    const [folio, whole] = [await portal.give(), await portal.give()];
    await portal.invoice(folio);
    await portal.invoice(whole);
    const asMember = { token: portal.ana.token };
    expect((await portal.post('facturacion:consultar_por_corregir', {}, asMember)).status).toBe(
      403,
    );
    expect(await due()).toEqual([]);

    const donation = (await portal.rows('ventas')).find((one) => one.folio === folio);
    const refund = (monto: number) =>
      portal.post('donaciones:reembolsar', { id: donation?.id, monto }, portal.admin);
    await refund(200);
    expect(await due()).toEqual([{ id: expect.any(String), total: 500, queda: 300 }]);

    const key = { schema: 'cfdis', serie: 'DON', folio: 1 };
    const cancellation = { ...key, motivo: '02' };
    await portal.post('documentos:cancelar', cancellation, { token: portal.admin.token });
    expect(await due()).toEqual([]);
    // For what is left.
    expect((await portal.invoice(folio)).data).toMatchObject({ estado: 'vigente' });
    expect(await due()).toEqual([]);

    await refund(300);
    expect(await due()).toEqual([{ id: expect.any(String), total: 300, queda: 0 }]);
  });

  test('to the general public holds a month’s donations that have none', async () => {
    const own = await portal.give();
    await portal.invoice(own);
    await portal.give(portal.ana, { monto: 300_00 });
    const small = await portal.give(portal.ana, { monto: 120_50, impuestos: false });
    await portal.give(portal.ana, { monto: 200_00, impuestos: false });
    const month = portal.month();
    const ask = (action: string, body: object, { token } = portal.admin) =>
      portal.post(`facturacion:${action}_global`, { ...month, ...body }, { token });
    expect((await ask('previsualizar', {})).message).toBe(
      'La factura global se hace cuando termina el mes',
    );
    portal.pass(31 * 24 * hour);
    const [admin, ana] = [await portal.again(portal.admin), await portal.again(portal.ana)];
    expect((await ask('previsualizar', {}, ana)).status).toBe(403);
    const { data: seen } = await ask('previsualizar', {}, admin);
    expect(seen).toMatchObject({ cantidad: 2, total: 320.5, forma_pago: '04', restantes: 0 });

    const changed = await ask('crear', { huella: 'x', incluir_solicitadas: true }, admin);
    expect(changed.status).toBe(409);
    const { status, data } = await ask('crear', { huella: seen.huella }, admin);
    expect(status).toBe(200);
    const document = readXml((await portal.download(data.xml, admin)).bytes.toString());
    expect(childOf(document, cfdi, 'InformacionGlobal')?.attributes).toEqual({
      Periodicidad: '04',
      Meses: String(month.mes).padStart(2, '0'),
      Año: String(month.anio),
    });
    expect(childOf(document, cfdi, 'Receptor')?.attributes.Nombre).toBe('PUBLICO EN GENERAL');
    expect((await portal.download(data.xml, ana)).status).toBe(404);
    expect((await ask('crear', { huella: seen.huella }, admin)).status).toBe(409);

    const { id } = (await portal.rows('ventas', admin)).find((one) => one.folio === small) ?? {};
    await portal.post('donaciones:reembolsar', { id, monto: 120.5 }, admin);
    expect(await due(admin)).toEqual([{ id: data.id, total: 320.5, queda: 200 }]);
    expect((await ask('previsualizar', { incluir_solicitadas: true }, admin)).data).toMatchObject({
      cantidad: 1,
      total: 300,
    });
  });
});

/** The built-in provider, which a test can make misbehave. */
function moodyProvider(real: StampingProvider) {
  const mood: Partial<Pick<StampingProvider, 'isTest' | 'cancel' | 'cancellationStatus'>> & {
    stamp?: () => Promise<StampedCfdi>;
    afterwards?: Error;
  } = {};
  const provider: StampingProvider = {
    ...real,
    get isTest() {
      return mood.isTest ?? real.isTest;
    },
    cancel: (request) => (mood.cancel ?? real.cancel)(request),
    cancellationStatus: (subject) => (mood.cancellationStatus ?? real.cancellationStatus)(subject),
    async stamp(xml) {
      if (mood.stamp) return mood.stamp();
      const stamped = await real.stamp(xml);
      if (mood.afterwards) throw mood.afterwards;
      return stamped;
    },
  };
  return { mood, provider };
}

describeOnSqlite('an invoice whose provider', (databases) => {
  let mood: ReturnType<typeof moodyProvider>['mood'];
  beforeEach(async () => {
    const { dataDir } = await databases.newConfig();
    const moody = moodyProvider(
      createTestProvider({ dataDir, clock: { now: () => portal.now() } }),
    );
    mood = moody.mood;
    portal = await openInvoicing(databases, { ports: { stamping: moody.provider } });
  });
  afterEach(() => portal.close());

  const settle = async () => {
    portal.pass(5 * 60_000);
    return portal.newMails();
  };

  test.each([
    ['does not answer', new StampingSilent('no answer')],
    ['loses its answer', undefined],
  ])('%s is pending, and comes by mail once it does', async (_what, silence) => {
    const folio = await portal.give();
    await portal.newMails();
    if (silence) mood.stamp = () => Promise.reject(silence);
    else mood.afterwards = new StampingSilent('the answer was lost');
    const { status, data } = await portal.invoice(folio);
    expect(status).toBe(200);
    expect(data).toMatchObject({ estado: 'pendiente', uuid: null, xml: null, pdf: null });
    expect((await portal.invoice(folio)).message).toContain('está en camino');
    expect(await settle()).toEqual([]);
    mood.stamp = undefined;
    mood.afterwards = undefined;
    portal.pass(hour);
    const [mail] = await portal.newMails();
    expect(mail?.subject).toBe('Tu comprobante de donativo DON1');
    const [donation] = await portal.rows('ventas', await portal.again(portal.ana));
    expect(donation?.payload.cfdi).toEqual(expect.any(String));
  });

  test('answered, and whose record was lost in a crash, is found', async () => {
    const folio = await portal.give();
    await portal.newMails();
    mood.afterwards = new Error('the process died here');
    expect((await portal.invoice(folio)).data).toMatchObject({ estado: 'pendiente' });
    mood.afterwards = undefined;
    const [mail] = await settle();
    expect(mail?.subject).toBe('Tu comprobante de donativo DON1');
    expect(await portal.rows('cfdis')).toHaveLength(1);
  });

  test('has been asked too often by one account is asked later, and the invoice comes by mail', async () => {
    const folio = await portal.give();
    await portal.newMails();
    await portal.context.limits.consume('invoiceStamping', portal.ana.id, { points: 120 });
    let asked = 0;
    mood.stamp = () => {
      asked += 1;
      return Promise.reject(new StampingSilent('no answer'));
    };
    const { status, data } = await portal.invoice(folio);
    expect([status, data.estado, asked]).toEqual([200, 'pendiente', 0]);
    mood.stamp = undefined;
    const [mail] = await settle();
    expect(mail?.subject).toBe('Tu comprobante de donativo DON1');
  });

  test('is never reached within the SAT’s 72 hours frees its donation', async () => {
    const folio = await portal.give();
    await portal.newMails();
    mood.stamp = () => Promise.reject(new StampingSilent('no connection', { isSent: false }));
    await portal.invoice(folio);
    portal.pass(72 * hour);
    const [mail] = await portal.newMails();
    expect(mail?.subject).toBe('No pudimos timbrar tu factura');
    expect(mail?.text).toContain('72 horas');
    const [invoice] = await portal.rows('cfdis', await portal.again(portal.ana));
    expect(invoice?.estado).toBe('rechazado');
  });

  test('refuses it tells the donor what to put right, and frees the donation', async () => {
    const folio = await portal.give();
    for (const [code, field] of [
      ['CFDI40143', 'rfc'],
      ['CFDI40145', 'razon_social'],
      ['CFDI40148', 'cp_fiscal'],
      ['CFDI40158', 'regimen_fiscal'],
      ['CFDI40161', 'encabezado.uso_cfdi_codigo'],
    ]) {
      mood.stamp = () => Promise.reject(new StampingRefused(String(code), 'El campo está mal.'));
      const { status, errors } = await portal.invoice(folio);
      expect([code, status, Object.keys(errors ?? {})]).toEqual([code, 422, [field]]);
    }
    mood.stamp = undefined;
    expect((await portal.invoice(folio)).data).toMatchObject({ estado: 'vigente', folio: 6 });
  });

  test('refuses it for another reason says so in the SAT’s words', async () => {
    const folio = await portal.give();
    mood.stamp = () => Promise.reject(new StampingRefused('305', 'Fecha fuera de vigencia.'));
    const { status, message } = await portal.invoice(folio);
    expect(status).toBe(422);
    expect(message).toContain('305 Fecha fuera de vigencia.');
  });

  test('answers with another document is not believed', async () => {
    const first = await portal.invoice(await portal.give());
    const xml = (await portal.download(first.data.xml, portal.ana)).bytes.toString();
    mood.stamp = () => Promise.resolve({ xml });
    const folio = await portal.give();
    expect((await portal.invoice(folio)).data).toMatchObject({ estado: 'pendiente' });
    const [invoice] = await portal.rows('cfdis');
    expect(invoice).toMatchObject({ folio: 2, estado: 'pendiente' });
  });

  test('stamps for good is not asked about donations of a trial', async () => {
    mood.isTest = false;
    const { status, message } = await portal.invoice(await portal.give());
    expect(status).toBe(409);
    expect(message).toContain('fue de prueba');
  });

  test.each([
    ['agrees later', 'cancelled', 'cancelado'],
    ['hears that its receiver does not agree', 'rejected', 'vigente'],
  ] as const)('%s leaves it as the SAT has it', async (_what, later, state) => {
    await portal.invoice(await portal.give());
    mood.cancel = async () => 'requested';
    const which = { schema: 'cfdis', serie: 'DON', folio: 1, motivo: '02' };
    const { data } = await portal.post('documentos:cancelar', which, portal.admin);
    expect(data).toMatchObject({ estado: 'en_cancelacion' });
    expect((await portal.rows('ventas'))[0]?.payload.cfdi).toEqual(expect.any(String));
    mood.cancellationStatus = async () => later;
    portal.pass(11 * 60_000);
    await portal.newMails();
    expect((await portal.rows('cfdis'))[0]?.estado).toBe(state);
    const [donation] = await portal.rows('ventas');
    expect(donation?.payload.cfdi === null).toBe(state === 'cancelado');
  });

  test('refuses the cancellation leaves it valid, and says why', async () => {
    await portal.invoice(await portal.give());
    mood.cancel = () => Promise.reject(new StampingRefused('206', 'UUID no corresponde.'));
    const which = { schema: 'cfdis', serie: 'DON', folio: 1, motivo: '02' };
    const { status, message } = await portal.post('documentos:cancelar', which, portal.admin);
    expect([status, message]).toEqual([
      409,
      'El SAT no aceptó la cancelación: UUID no corresponde.',
    ]);
    expect((await portal.rows('cfdis'))[0]?.estado).toBe('vigente');
  });
});

describeOnSqlite('an invoice', (databases) => {
  beforeAll(async () => {
    portal = await openInvoicing(databases);
  });
  beforeEach(() => portal.bill(portal.ana, billing.ana));
  afterAll(() => portal.close());

  test('is not made before anybody issues them', async () => {
    const bare = await openInvoicing(databases, { issuer: false });
    const { status, message } = await bare.invoice(await bare.give());
    expect(status).toBe(409);
    expect(message).toBe('Aun no se cuenta con la configuración del emisor de la factura');
    await bare.close();
  });

  describe('is made out as the SAT has the receiver:', () => {
    test.each([
      ['company', billing.company, ['PEÑA & MUÑOZ CAFÉ', '44100', '601', 'G03']],
      ['generic', billing.generic, ['VISITANTE DE MÚNICH', '77500', '616', 'S01']],
    ] as const)('a %s', async (_kind, data, expected) => {
      const donor = await portal.newDonor('Eva Muñoz', `${data.rfc}@example.mx`, data);
      const answer = await portal.invoice(await portal.give(donor), donor);
      const document = readXml((await portal.download(answer.data.xml, donor)).bytes.toString());
      const receiver = childOf(document, cfdi, 'Receptor')?.attributes ?? {};
      const { Nombre, DomicilioFiscalReceptor, RegimenFiscalReceptor, UsoCFDI } = receiver;
      expect([Nombre, DomicilioFiscalReceptor, RegimenFiscalReceptor, UsoCFDI]).toEqual(expected);
    });
  });

  test.each([
    ['pm_card_visa', {}, '04'],
    ['pm_card_visa_debit', {}, '28'],
    ['pm_card_mastercard_prepaid', {}, '28'],
    ['pm_card_visa_debit', { forma_pago: '04' }, '04'],
    ['pm_card_visa', { forma_pago: '29' }, '29'],
    ['pm_card_mastercard_prepaid', { forma_pago: '05' }, '05'],
  ])('of %s, with %j said, is paid in form %s', async (stripe_id, said, form) => {
    const folio = await portal.give(portal.ana, { stripe_id });
    const { data } = await portal.invoice(folio, portal.ana, said);
    const { bytes } = await portal.download(data.xml, portal.ana);
    expect(readXml(bytes.toString()).attributes.FormaPago).toBe(form);
  });

  test('of several donations is paid in the form of the largest', async () => {
    const folios = [
      await portal.give(portal.ana, { monto: 200_00 }),
      await portal.give(portal.ana, { monto: 300_00, stripe_id: 'pm_card_visa_debit' }),
    ];
    const { token } = portal.ana;
    const { data } = await portal.post('documentos:crear', portal.invoiceRequest(folios), {
      token,
    });
    const { bytes } = await portal.download(data.xml, portal.ana);
    expect(readXml(bytes.toString()).attributes.FormaPago).toBe('28');
  });

  test.each<[string, object, object, string]>([
    ['a régimen of companies', { regimen_fiscal: '601' }, {}, 'regimen_fiscal'],
    ['no régimen', { regimen_fiscal: '' }, {}, 'regimen_fiscal'],
    ['no postal code', { cp_fiscal: '' }, {}, 'cp_fiscal'],
    ['the general public’s name', { razon_social: 'Público en General' }, {}, 'razon_social'],
    ['a use of companies', {}, { uso_cfdi_codigo: 'G03' }, 'encabezado.uso_cfdi_codigo'],
    ['a use that there is not', {}, { uso_cfdi_codigo: 'X99' }, 'encabezado.uso_cfdi_codigo'],
    ['a form that it was not paid in', {}, { forma_pago: '01' }, 'encabezado.forma_pago'],
    ['a form to be defined', {}, { forma_pago: '99' }, 'encabezado.forma_pago'],
    ['another issuer', {}, { empresa_id: 'x' }, 'encabezado.empresa_id'],
    ['another customer', {}, { cliente_id: 'x' }, 'encabezado.cliente_id'],
  ])('with %s is refused by the field', async (_what, profile, encabezado, field) => {
    const folio = await portal.give();
    await portal.bill(portal.ana, profile);
    const { status, errors } = await portal.invoice(folio, portal.ana, encabezado);
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(
      (await portal.rows('ventas')).find((one) => one.folio === folio)?.payload.cfdi,
    ).toBeNull();
  });

  test('with an odd RFC, or a postal code of another state, only warns', async () => {
    await portal.bill(portal.ana, { rfc: 'NULA8001019W1', cp_fiscal: '44100' });
    const { status, data } = await portal.invoice(await portal.give());
    expect(status).toBe(200);
    expect(data.avisos).toEqual(['rfcCheckDigit', 'postalCodeOfOtherState']);
  });

  test('is not made out to a person for what was given before the portal', async () => {
    const folio = await portal.give();
    await portal.context.database.query
      .updateTable('donations')
      .set({ provider: 'imported', user_id: null })
      .where('folio', '=', folio)
      .execute();
    expect(await portal.invoice(folio, portal.admin)).toMatchObject({
      status: 409,
      code: 'donationBroughtIn',
    });
  });

  test('is for one’s own paid donations that asked for one', async () => {
    const folio = await portal.give();
    const eva = await portal.newDonor('Eva', 'eva@example.mx', billing.company);
    expect((await portal.invoice(folio, eva)).status).toBe(404);
    expect((await portal.invoice(folio + 100)).status).toBe(404);
    const without = await portal.give(portal.ana, { impuestos: false });
    expect((await portal.invoice(without)).message).toBe('Este donativo se hizo sin pedir factura');
    const body = portal.invoiceRequest([folio]);
    expect((await portal.post('documentos:crear', body)).status).toBe(401);
    const { token } = portal.admin;
    const made = await portal.post('documentos:crear', body, { token });
    expect(made.data).toMatchObject({ estado: 'vigente' });
    expect((await portal.download(made.data.xml, portal.ana)).status).toBe(200);
  });

  test('can hold several donations, each in a line', async () => {
    const folios = [await portal.give(), await portal.give(portal.ana, { monto: 250_01 })];
    const { token } = portal.ana;
    const { data } = await portal.post('documentos:crear', portal.invoiceRequest(folios), {
      token,
    });
    const document = readXml((await portal.download(data.xml, portal.ana)).bytes.toString());
    expect(document.attributes.Total).toBe('750.01');
    expect(childOf(document, cfdi, 'Conceptos')?.children).toHaveLength(2);
    const invoiced = (await portal.rows('ventas')).filter(
      ({ payload }) => payload.cfdi === data.uuid,
    );
    expect(invoiced.map(({ folio }) => folio).sort()).toEqual(folios.sort());
  });

  test('stays when its donor’s account goes, and no longer says whose it was', async () => {
    const donor = await portal.newDonor('Luz', 'luz@example.mx', billing.company);
    const { data } = await portal.invoice(await portal.give(donor), donor);
    const erase = { contrasena: goodPassword };
    await portal.post('usuarios:eliminar', erase, { token: donor.token });
    await portal.newMails();
    const row = (await portal.rows('cfdis', portal.admin)).find(({ id }) => id === data.id);
    expect(row?.payload).toMatchObject({ usuario_id: null, email: '' });
    expect((await portal.download(data.xml, portal.admin)).status).toBe(200);
  });
});
