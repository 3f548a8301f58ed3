import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { childOf, readXml } from '#server/adapters/stamping/xml-element.ts';
import { buildApp } from '#server/http/app.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { goodPassword } from '../accounts/portal.ts';
import { type Invoicing, openInvoicing } from '../invoices/portal.ts';

const cfdi = 'http://www.sat.gob.mx/cfd/4';

interface Person {
  id: string;
  email: string;
  token: string;
}
type Key = { id: string; version: number };

describeOnBothDatabases('a company that gives', (databases) => {
  let portal: Invoicing;
  let pages: Awaited<ReturnType<typeof buildApp>>;
  let owner: Person;
  let editor: Person;

  beforeAll(async () => {
    portal = await openInvoicing(databases);
    pages = await buildApp(portal.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
    await portal.context.accounts.create({
      ...{ name: 'Edith', email: 'edith@example.mx', password: goodPassword },
      roles: ['member', 'editor'],
    });
    return async () => {
      await pages.close();
      await portal.close();
    };
  });
  beforeEach(async () => {
    portal.pass(3_700_000);
    const email = `${uuid()}@example.mx`;
    owner = await portal.newPerson({ email, name: 'Quetzalli Canul' });
    editor = { email: 'edith@example.mx', ...(await portal.signIn('edith@example.mx')) };
    await portal.newMails();
  });

  const ceiba = (changes: object = {}) => ({
    ...{ razon_social: 'Café La Ceiba, S.A. de C.V.', rfc: 'ccc150310ab5', regimen: '601' },
    ...{ cp: '77780', contacto: 'Lupita', telefono: '', nombre: 'Café La Ceiba' },
    ...{ sitio: 'cafe-la-ceiba.mx', publicar: true, publicar_monto: false },
    ...changes,
  });
  const call = (action: string, body: object, { token }: { token?: string } = owner) =>
    portal.post(`empresas_donantes:${action}`, body, token ? { token } : {});
  async function save(empresa: object = ceiba(), key: object = {}, by: Person = owner) {
    const { status, data, errors, text } = await call('guardar', { empresa, ...key }, by);
    return { status, errors, text, key: data as unknown as Key };
  }
  async function step(action: string, { id, version }: Key, more = {}) {
    const { status, data, text } = await call(action, { id, version, ...more }, editor);
    expect(status, `${action}: ${text}`).toBe(200);
    return data as unknown as Key;
  }
  const own = async (by: Person = owner) =>
    (await call('mia', {}, by)).data as unknown as Record<string, never> | null;
  const give = (changes: object = {}, by: Person = owner) =>
    portal.give(by, { a_nombre_de_empresa: true, impuestos: false, ...changes } as never);
  const wall = async () => {
    const { body } = await pages.inject('/empresas-que-donan');
    return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  };

  it('is one of an account, with the RFC of a company', async () => {
    expect(await own()).toBeNull();
    const person = await save(ceiba({ rfc: 'NULA8001019W0', regimen: '605' }));
    expect(person.status).toBe(422);
    expect(Object.keys(person.errors ?? {})).toContain('rfc');
    expect((await save(ceiba({ regimen: '605' }))).errors).toHaveProperty('regimen');
    for (const sitio of [
      'javascript:alert(1)',
      'http://a.mx',
      'https://a:b@c.mx',
      'https://1.1.1.1',
    ])
      expect((await save(ceiba({ sitio }))).errors, sitio).toHaveProperty('sitio');
    expect((await save(ceiba({ nombre: 'Compra en oferta.mx' }))).errors).toHaveProperty('nombre');
    const saved = await save();
    expect(saved.status, saved.text).toBe(200);
    expect((await save()).status).toBe(409);
    expect(await own()).toMatchObject({
      estado: 'en_revision',
      empresa: { rfc: 'CCC150310AB5', sitio: 'https://cafe-la-ceiba.mx/' },
    });
  });

  it('has its receipt and its invoice made out to it, not to whoever pressed the button', async () => {
    const refused = await portal.post(
      'donaciones:crear_stripe_payment',
      {
        ...{ stripe_id: 'pm_card_visa', monto: 500_00, email: owner.email, tipo: 'alimento' },
        a_nombre_de_empresa: true,
      },
      { token: owner.token },
    );
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveProperty('a_nombre_de_empresa');

    await save();
    const folio = await give({ impuestos: true });
    const personal = await portal.give(owner, { impuestos: false });
    const { data, status, text } = await portal.invoice(folio, owner);
    expect(status, text).toBe(200);
    const { bytes } = await portal.download(data.xml, owner);
    const document = readXml(bytes.toString());
    expect(childOf(document, cfdi, 'Receptor')?.attributes).toEqual({
      Rfc: 'CCC150310AB5',
      Nombre: 'CAFÉ LA CEIBA',
      DomicilioFiscalReceptor: '77780',
      RegimenFiscalReceptor: '601',
      UsoCFDI: 'G03',
    });
    expect(bytes.toString()).toContain('donat:Donatarias');
    const [mine] = await bookedOf(folio);
    expect(mine?.empresa_donante).toMatchObject({ rfc: 'CCC150310AB5' });
    expect((await bookedOf(personal))[0]?.empresa_donante).toBeNull();

    const gift = await portal.context.donations.query(
      { kind: 'user', id: owner.id, roles: ['member'] },
      { where: [], order: [], page: 1, limit: 10 },
    );
    const id = gift.items.find((one) => one.folio === folio)?.id ?? '';
    const viewer: Viewer = { kind: 'user', id: owner.id, roles: ['member'] };
    const receipt = await portal.context.donationReceipts.receipt(viewer, id, 'es');
    expect((await readPdf(receipt.bytes)).join(' ')).toContain('Café La Ceiba');
  });

  it('never shares an invoice with what its owner gave', async () => {
    await save();
    const [first, second] = [await give(), await portal.give(owner, { impuestos: false })];
    const body = {
      schema: 'cfdis',
      serie: 'DON',
      payload: {
        encabezado: { impuestos: true },
        detalles: {
          schema: 'ventas',
          documentos: [first, second].map((folio) => ({ serie: 'D', folio })),
        },
      },
    };
    const asked = await portal.post('documentos:crear', body, { token: owner.token });
    expect(asked).toMatchObject({ status: 409, code: 'companiesDiffer' });
  });

  it('is read by everybody once approved and once it has given, without its amount unless it wants', async () => {
    const saved = await save();
    await step('aprobar', saved.key);
    const [mail] = (await portal.newMails()).filter(({ envelopeTo }) =>
      envelopeTo.includes(owner.email),
    );
    expect(mail?.text).toContain('/empresas-que-donan');
    expect(await wall()).not.toContain('Café La Ceiba');
    await give({ monto: 700_00, anonima: true });
    expect(await wall()).not.toContain('Café La Ceiba');
    await give({ monto: 300_00 });
    const shown = await wall();
    expect(shown).toContain('Café La Ceiba');
    expect(shown).toContain('rel="nofollow ugc noopener"');
    expect(shown).not.toContain('$300');
    expect((await pages.inject('/companies-that-give')).body).toContain('Gives since');

    // What has not been approved yet nobody reads; to show less nobody has to approve.
    const { id, version } = (await own()) as unknown as Key;
    const more = await save(ceiba({ publicar_monto: true }), { id, version });
    expect(await own()).toMatchObject({ estado: 'en_revision' });
    expect(await wall()).not.toContain('$300');
    const key = await step('aprobar', more.key);
    expect(await wall()).toContain('Ha donado $300');
    const less = await save(ceiba(), key);
    expect(await own()).toMatchObject({ estado: 'publicada' });
    expect(await wall()).not.toContain('$300');
    expect((await save(ceiba({ publicar: false }), less.key)).status).toBe(200);
    expect(await wall()).not.toContain('Café La Ceiba');
  });

  it('is taken off with a reason, and brought back as it was', async () => {
    const approved = await step('aprobar', (await save(ceiba({ nombre: 'Pan de Muerto' }))).key);
    await give();
    expect(await wall()).toContain('Pan de Muerto');
    expect((await call('retirar', { ...approved, motivo: '' }, editor)).status).toBe(422);
    const off = await step('retirar', approved, { motivo: 'Nos lo pidieron.' });
    expect(await wall()).not.toContain('Pan de Muerto');
    expect(await own()).toMatchObject({ estado: 'retirada', motivo: 'Nos lo pidieron.' });
    await step('restaurar', off);
    expect(await wall()).toContain('Pan de Muerto');
  });

  it('is nobody else’s business', async () => {
    const { key } = await save();
    const stranger = await portal.newPerson({ email: `${uuid()}@example.mx` });
    const as = { ...stranger, email: '' };
    expect((await save(ceiba(), key, as)).status).toBe(404);
    expect((await call('eliminar', key, as)).status).toBe(404);
    for (const action of ['listar', 'aprobar', 'restaurar'])
      expect((await call(action, action === 'listar' ? {} : key, as)).status, action).toBe(403);
    expect((await call('mia', {}, {})).status).toBe(401);
    expect(await own(as)).toBeNull();
  });

  it('is saved once by two at a time', async () => {
    const both = await Promise.all([save(), save(), save()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('leaves with its owner, and its gifts keep its tax data', async () => {
    const { key } = await save();
    const folio = await give({ impuestos: true });
    const exported = await portal.context.companies.own({
      kind: 'user',
      id: owner.id,
      roles: ['member'],
    });
    expect(exported?.written.contactName).toBe('Lupita');
    expect((await call('eliminar', key)).status).toBe(200);
    expect(await own()).toBeNull();
    const invoiced = await portal.invoice(folio, owner);
    expect(invoiced.status, invoiced.text).toBe(200);
    const { bytes } = await portal.download(invoiced.data.xml, owner);
    expect(bytes.toString()).toContain('CCC150310AB5');
    const again = await save();
    expect(again.status, again.text).toBe(200);

    const erased = await portal.post(
      'usuarios:eliminar',
      { contrasena: goodPassword },
      { token: owner.token },
    );
    expect(erased.status, erased.text).toBe(200);
    const left = await portal.context.database.query
      .selectFrom('companies')
      .selectAll()
      .where('rfc', '=', 'CCC150310AB5')
      .where('owner_id', '=', owner.id)
      .execute();
    expect(left).toEqual([]);
  });

  async function bookedOf(folio: number) {
    const admin = await portal.signIn('admin@example.mx');
    const { data } = await portal.post(
      'donaciones:consultar',
      { texto: `D${folio}` },
      { token: admin.token },
    );
    return data as unknown as Record<string, unknown>[];
  }
});
