import { afterEach, beforeEach, expect, test } from 'vitest';
import { donationReferences } from '#server/features/giving/donations/donation-references.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Imports, openImports } from './import-portal.ts';

const header = 'Recibo;Fecha;Importe;Donante;Correo;Forma de pago;Facturado;UUID';
const invoiced = '5fb2822e-396d-4725-8521-cdc4bdd20ccf';
/** Of 2025: long closed. */
const book = [
  header,
  `R-1;03/02/2025;$1,500.00;Ana Ruiz;ana@correo.example;SPEI;si;${invoiced}`,
  'R-2;14/02/2025;350.50;;;efectivo;no;',
  'R-3;28/02/2025;200;Ana Ruiz;Ana@correo.example;transferencia;no;',
].join('\n');

describeOnBothDatabases('donations of before the portal', (databases) => {
  let portal: Imports;
  beforeEach(async () => {
    portal = await openImports(databases, { prefix: 'importaciones_donativos', role: 'treasurer' });
  });
  afterEach(() => portal.close());

  const donations = () =>
    portal.context.database.query
      .selectFrom('donations')
      .innerJoin('donation_entries', 'donation_entries.donation_id', 'donations.id')
      .innerJoin('past_donations', 'past_donations.donation_id', 'donations.id')
      .selectAll('donations')
      .select(['donation_entries.amount_cents as booked', 'invoicing', 'donor_name'])
      .orderBy('donations.date')
      .orderBy('folio')
      .execute();

  test('are booked on their days with their donors, marked, and counted; nobody is written to', async () => {
    const { begin, read, review, bringIn, context, post } = portal;
    const id = await begin(book, 'donativos 2025.csv');
    const found = await read(id);
    const columns = Object.fromEntries(found.campos.map(({ campo, columna }) => [campo, columna]));
    expect(columns).toMatchObject({
      referencia: 'Recibo',
      fecha: 'Fecha',
      monto: 'Importe',
      donante: 'Donante',
      correo: 'Correo',
      forma_pago: 'Forma de pago',
      facturado: 'Facturado',
      factura: 'UUID',
    });
    expect(await review(id, {})).toMatchObject({ status: 200 });
    expect((await read(id)).cuentas).toMatchObject({ listas: 3, rechazadas: 0 });
    expect(await donations()).toEqual([]);

    await bringIn(book, 'donativos 2025.csv', {});
    expect(await donations()).toMatchObject([
      {
        ...{ series: 'H', folio: 1, date: '2025-02-03', status: 'paid', provider: 'imported' },
        ...{ method: 'transfer', booked: 150_000, cfdi: invoiced, donor_name: 'Ana Ruiz' },
        ...{ user_id: null, next_check_at: null, invoicing: 'elsewhere' },
      },
      { folio: 2, method: 'cash', booked: 35_050, donor_name: '', anonymous: 1 },
      { folio: 3, date: '2025-02-28', booked: 20_000, invoicing: 'closed' },
    ]);
    const customers = await context.database.query
      .selectFrom('customers')
      .select('email')
      .execute();
    expect(customers).toEqual([{ email: 'ana@correo.example' }]);
    const mails = await context.database.query
      .selectFrom('jobs')
      .select('kind')
      .where('kind', 'like', 'mail.%')
      .execute();
    expect(mails).toEqual([]);

    const listed = await portal.wire.post('donaciones:consultar', {}, portal.owner);
    expect(listed.data).toContainEqual(
      expect.objectContaining({
        ...{ serie: 'H', folio: 1, proveedor: 'imported', metodo: 'transferencia' },
        donante: { id: null, nombre: 'Ana Ruiz', correo: 'ana@correo.example' },
      }),
    );
    const totals = await portal.wire.post('donaciones:totales', {}, portal.owner);
    expect(totals.data).toMatchObject({
      prueba: false,
      total: { donativos: 3, recibido: 2_050.5 },
    });
    expect((await post('lista', {}, 'member:m')).status).toBe(403);
  });

  test('the same rows bring nothing twice, under whatever name, and a changed amount is told', async () => {
    const { bringIn, read, rows } = portal;
    await bringIn(book, 'libro.csv', {});
    const again = await bringIn(book, 'copia del libro.csv', {});
    expect((await read(again)).cuentas).toMatchObject({ creadas: 0, conocidas: 3 });
    const changed = await bringIn(book.replace(';350.50;', ';400;'), 'libro.csv', {});
    expect((await read(changed)).cuentas).toMatchObject({ creadas: 0, conocidas: 3 });
    expect(await rows(changed, { con_problemas: true, lang: 'es' })).toMatchObject([
      { clave: 'R-2', problemas: [expect.stringContaining('otro monto')] },
    ]);
    expect(await donations()).toHaveLength(3);
  });

  test('two alike are two, with a note; each wrong row says what to do', async () => {
    const { bringIn, read, rows } = portal;
    const table = [
      'Fecha;Monto;Donante;Forma de pago;Facturado',
      '2025-03-01;100;Eva;efectivo;no',
      '2025-03-01;100;Eva;efectivo;no',
      '2030-01-01;cien;Eva;trueque;no',
    ].join('\n');
    const id = await bringIn(table, 'alcancia.csv', {});
    expect((await read(id)).cuentas).toMatchObject({ creadas: 2, rechazadas: 1 });
    const [wrong] = (await rows(id, { con_problemas: true, lang: 'es' })).filter(
      ({ resultado }) => resultado === 'rechazada',
    );
    expect(wrong?.problemas.join(' ')).toMatch(/Forma de pago: debe ser.*Monto: no es un monto/);
    const again = await bringIn(table, 'alcancia.csv', {});
    expect((await read(again)).cuentas).toMatchObject({ creadas: 0, conocidas: 2 });
  });

  test('are never invoiced twice: neither those invoiced elsewhere nor those of a closed month', async () => {
    const { bringIn, context, wait } = portal;
    // The last days of the month before, which no global invoice stands for yet.
    const day = new Date(wait(0).getTime());
    day.setUTCDate(0);
    const last = day.toISOString().slice(0, 10);
    const table = [
      header,
      `A;${last};100;;;efectivo;no;`,
      `B;${last};200;;;efectivo;si;`,
      `C;2024-05-05;300;;;efectivo;no;`,
    ].join('\n');
    await bringIn(table, 'mes.csv', {});
    expect((await donations()).map(({ invoicing }) => invoicing).toSorted()).toEqual([
      'closed',
      'elsewhere',
      'open',
    ]);
    const open = await donationReferences.withoutInvoice(
      context.database.query,
      { from: '2020-01-01', to: last },
      { after: { folio: 0, id: '' }, limit: 10 },
    );
    expect(open.map(({ amountCents }) => amountCents)).toEqual([10_000]);
  });

  test('are undone as a whole with the donors that only they knew, unless one was worked with', async () => {
    const { bringIn, post, context, read } = portal;
    const { query } = context.database;
    const id = await bringIn(book, 'libro.csv', {});
    await query
      .updateTable('donations')
      .set({ updated_at: '2030-01-01T00:00:00.000Z' })
      .where('folio', '=', 1)
      .execute();
    expect(await post('deshacer', { id, lang: 'es' })).toMatchObject({
      status: 409,
      code: 'importDonationsTouched',
      message: expect.stringContaining('Ana Ruiz'),
    });
    expect(await donations()).toHaveLength(3);
    const [first] = await query.selectFrom('past_donations').select('brought_at').execute();
    await query
      .updateTable('donations')
      .set({ updated_at: first?.brought_at ?? '' })
      .execute();
    expect(await post('deshacer', { id })).toMatchObject({ status: 200 });
    expect(await query.selectFrom('donations').select('id').execute()).toEqual([]);
    expect(await query.selectFrom('donation_entries').select('id').execute()).toEqual([]);
    expect(await query.selectFrom('customers').select('id').execute()).toEqual([]);
    expect(await read(id)).toMatchObject({ estado: 'deshecha' });
    await portal.review(id, {});
    await post('importar', { id });
    await context.jobs.runDue();
    expect(await donations()).toHaveLength(3);
  });

  test('only who keeps the books may, and a table of another kind is none of theirs', async () => {
    const { begin, post, upload } = portal;
    const id = await begin(book);
    const calls = ['lista', 'ver', 'filas', 'importar', 'deshacer', 'borrar'] as const;
    for (const token of ['member:m', 'editor:e', 'coordinator:c']) {
      for (const call of calls) expect((await post(call, { id }, token)).status).toBe(403);
      expect(await upload('nueva', 'a.csv', book, token)).toMatchObject({ status: 403 });
    }
    for (const call of calls.slice(1)) {
      expect((await post(call, { id }, 'administrator:a')).status).toBe(404);
    }
    const asPets = await portal.wire.post(
      'importaciones:ver',
      { id },
      `administrator:${portal.ownerId}`,
    );
    expect(asPets.status).toBe(404);
    expect(await upload(id, 'foto.png', 'x')).toMatchObject({ status: 404 });
  });
});
