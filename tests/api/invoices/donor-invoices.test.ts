import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { billing, type Invoicing, openInvoicing } from './portal.ts';

describeOnBothDatabases('the invoice of a donor without an account', (databases) => {
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

  /** As a bank's line whose donor is known by name. */
  async function giveByName(changes: object = {}): Promise<number> {
    const folio = await portal.give(await portal.again(portal.ana), { impuestos: false });
    await portal.context.database.query
      .updateTable('donations')
      .set({ user_id: null, customer_id: null, ...changes })
      .where('folio', '=', folio)
      .where('series', '=', 'D')
      .execute();
    return folio;
  }
  const { razon_social, rfc, regimen_fiscal, cp_fiscal } = billing.company;
  const invoice = (folio: number, changes: object = {}, { token } = admin, key = uuid()) =>
    portal.post(
      'facturacion:crear_de_donativo',
      {
        ...{ serie: 'D', folio, rfc, razon_social, regimen_fiscal, cp_fiscal },
        ...{ correo: 'pagos@cafe.example', ...changes },
      },
      { token, key },
    );

  it('is made out to whom it is said, once, and mailed', async () => {
    const folio = await giveByName();
    const { status, data } = await invoice(folio);
    expect([status, data.estado]).toEqual([200, 'vigente']);
    const xml = (await portal.download(data.xml, admin)).bytes.toString('utf8');
    expect(xml).toContain(`Rfc="${rfc}"`);
    expect(xml).toContain('UsoCFDI="G03"');
    // The receipt of the gift went to whoever gave it then.
    const sent = (await portal.newMails()).map(({ to }) => [to].flat()[0]?.text);
    expect(sent).toEqual(['ana@example.mx', 'pagos@cafe.example']);
    const again = await invoice(folio);
    expect(again.status).toBe(409);
    expect(again.text).toContain('donationInvoiced');
  });

  it('is refused by field, of accounts, of cash that was counted together, and to anybody else', async () => {
    const folio = await giveByName();
    const wrong = await invoice(folio, { rfc: 'ABC', correo: 'nadie', cp_fiscal: '7' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual(['correo', 'cp_fiscal', 'rfc']);
    const ana = await portal.again(portal.ana);
    expect((await invoice(folio, {}, ana)).status).toBe(403);
    expect((await invoice(await portal.give(ana))).status).toBe(404);
    const counted = await invoice(await giveByName({ provider: 'cash' }));
    expect(counted.text).toContain('donationOfMany');
    expect((await invoice(folio)).status).toBe(200);
  });
});
