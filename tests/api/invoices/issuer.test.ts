import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { type Invoicing, issuerEnv, issuerPayload, issuerRfc, openInvoicing } from './portal.ts';
import { testCsd } from './sealed-cfdi.ts';

let portal: Invoicing;
const day = 86_400_000;

interface Row {
  id: string;
  payload: Record<string, unknown>;
}

async function issuers(person?: { token: string }): Promise<Row[]> {
  const query = { schema: 'empresas', limit: 1 };
  return (await portal.post('catalogos:consultar', query, person)).data as unknown as Row[];
}

async function configuration(person = portal.admin) {
  const { status, data } = await portal.post('facturacion:consultar_configuracion', {}, person);
  return status === 200 ? data : status;
}

const write = (action: string, body: object, { token } = portal.admin) =>
  portal.post(`catalogos:${action}`, { schema: 'empresas', ...body }, { token });

describeOnBothDatabases('who issues invoices', (databases) => {
  beforeEach(async () => {
    portal = await openInvoicing(databases, { issuer: false });
  });
  afterEach(() => portal.close());

  test('is set up by an administrator, once, and shown without its key', async () => {
    const payload = await issuerPayload();
    expect((await write('crear', { payload }, portal.ana)).status).toBe(403);
    expect(await configuration(portal.ana)).toBe(403);
    expect(await configuration()).toEqual({ emisor_configurado: false, timbres_de_prueba: true });
    const { status, data } = await write('crear', { payload });
    expect(status).toBe(200);
    const { csd: _, ...said } = payload;
    const [row, ...others] = await issuers(portal.ana);
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: data.id,
      created_at: expect.any(String),
      payload: {
        ...said,
        certificado: {
          numero: '30001000000500003416',
          vigente_desde: '2025-01-01T00:00:00.000Z',
          vigente_hasta: '2029-01-01T00:00:00.000Z',
        },
      },
    });
    expect((await portal.post('catalogos:consultar', { schema: 'empresas' })).status).toBe(401);
    expect((await write('crear', { payload })).message).toContain('Ya hay un emisor');

    const { query } = portal.context.database;
    const stored = JSON.stringify(await query.selectFrom('invoice_issuers').selectAll().execute());
    const { key, password } = await testCsd({ rfc: issuerRfc });
    expect(stored.includes(key.toString('base64'))).toBe(false);
    expect(stored.includes(password)).toBe(false);
  });

  test('is changed with its certificate staying, and not removed once it has issued', async () => {
    const { data } = await write('crear', { payload: await issuerPayload() });
    const id = String(data.id);
    const changed = await write('actualizar', { id, payload: { cp_fiscal: '77760', serie: 'B' } });
    expect(changed.status).toBe(200);
    expect(changed.data.payload).toMatchObject({ rfc: issuerRfc, cp_fiscal: '77760', serie: 'B' });
    expect((await portal.invoice(await portal.give())).data).toMatchObject({
      serie: 'B',
      folio: 1,
    });
    expect((await write('eliminar', { id })).status).toBe(409);
  });

  test('is told of the end of its certificate, once', async () => {
    await write('crear', { payload: await issuerPayload() });
    const end = Date.parse('2029-01-01T00:00:00Z');
    portal.pass(end - portal.now().getTime() - 32 * day);
    const expiry = async () =>
      (await portal.newMails()).filter(({ subject }) => subject?.includes('certificado'));
    expect(await expiry()).toEqual([]);
    portal.pass(4 * day);
    const [mail, ...others] = await expiry();
    expect(others).toEqual([]);
    expect(mail?.envelopeTo).toEqual(['admin@example.mx']);
    expect(mail?.text).toContain('30001000000500003416');
    portal.pass(day);
    expect(await expiry()).toEqual([]);

    portal.pass(30 * day);
    const folio = await portal.give(await portal.again(portal.ana));
    const { message } = await portal.invoice(folio, await portal.again(portal.ana));
    expect(message).toContain('el certificado de sello digital venció');
  });
});

describeOnSqlite('who issues invoices', (databases) => {
  describe('is not set up', () => {
    beforeAll(async () => {
      portal = await openInvoicing(databases, { issuer: false });
    });
    afterAll(() => portal.close());

    const csdWith = async (changes: object) => {
      const { csd, ...rest } = await issuerPayload();
      return { ...rest, csd: { ...(csd as object), ...changes } };
    };
    const csdOf = async (facts: Parameters<typeof testCsd>[0]) => {
      const { certificate, key, password } = await testCsd(facts);
      return {
        cer: certificate.toString('base64'),
        llave: key.toString('base64'),
        contrasena: password,
      };
    };

    test.each<[string, () => Promise<object>, string]>([
      ['a wrong password', () => csdWith({ contrasena: 'otra' }), 'csd.contrasena'],
      ['no password', () => csdWith({ contrasena: '' }), 'csd.contrasena'],
      ['no files', async () => ({ ...(await issuerPayload()), csd: undefined }), 'csd.cer'],
      [
        'a certificate of another RFC',
        async () => csdWith(await csdOf({ rfc: 'HAC201122AB8' })),
        'csd.cer',
      ],
      [
        'a certificate that has expired',
        async () => csdWith(await csdOf({ rfc: issuerRfc, validTo: '2026-01-01' })),
        'csd.cer',
      ],
      [
        'a certificate that is not good yet',
        async () => csdWith(await csdOf({ rfc: issuerRfc, validFrom: '2028-01-01' })),
        'csd.cer',
      ],
      ['no certificate', () => csdWith({ cer: 'aG9sYQ==' }), 'csd.cer'],
      ['a person’s RFC', async () => ({ ...(await issuerPayload()), rfc: 'NULA8001019W0' }), 'rfc'],
      [
        'a régimen for profit',
        async () => ({ ...(await issuerPayload()), regimen_fiscal: '601' }),
        'regimen_fiscal',
      ],
      ['no postal code', async () => ({ ...(await issuerPayload()), cp_fiscal: '' }), 'cp_fiscal'],
    ])('with %s', async (_what, make, field) => {
      const { status, errors } = await write('crear', { payload: await make() });
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
      expect(await issuers(portal.admin)).toEqual([]);
    });
  });

  test('is told in words that the password of its key is missing', async () => {
    portal = await openInvoicing(databases, { issuer: false });
    const { csd, ...rest } = await issuerPayload();
    const payload = { ...rest, csd: { ...(csd as object), contrasena: '' } };
    const { errors } = await write('crear', { payload });
    expect(errors).toEqual({ 'csd.contrasena': ['Escribe la contraseña de la llave'] });
    await portal.close();
  });

  test('may come from the environment, and then nobody changes it here', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-csd-'));
    const env = await issuerEnv(folder);
    portal = await openInvoicing(databases, { issuer: false, env });
    const [row] = await issuers(portal.ana);
    expect(row?.payload).toMatchObject({ rfc: issuerRfc, serie: 'DON', cp_fiscal: '77500' });
    expect(await configuration()).toMatchObject({ emisor_configurado: true });
    const payload = await issuerPayload();
    expect((await write('crear', { payload })).message).toContain('configuración del servidor');
    expect((await portal.invoice(await portal.give())).data).toMatchObject({ estado: 'vigente' });
    await portal.close();
  });

  test.each([
    ['CFDI_CSD_PASSWORD', { CFDI_CSD_PASSWORD: 'otra' }],
    ['CFDI_CSD_CER', { CFDI_CSD_CER: '/no/such/file.cer' }],
    ['CFDI_ISSUER_RFC', { CFDI_ISSUER_RFC: 'HAC201122AB8' }],
    ['CFDI_ISSUER_REGIME', { CFDI_ISSUER_REGIME: '601' }],
    ['CFDI_DONATARIA_DATE', { CFDI_DONATARIA_DATE: 'ayer' }],
  ])('keeps the portal from starting where %s is wrong', async (name, changes) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-csd-'));
    const env = { ...(await issuerEnv(folder)), ...changes };
    const opened = openInvoicing(databases, { issuer: false, env });
    await expect(opened).rejects.toThrow(name);
  });
});
