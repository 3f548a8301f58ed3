import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Database } from '#server/db/database.ts';
import { expenseUpkeep } from '#server/features/giving/expenses/expense-upkeep.ts';
import { expensesPersonalData } from '#server/features/giving/expenses/expenses-personal-data.ts';
import { registerExpenseFileRoutes } from '#server/http/expense-file-routes.ts';
import { smallestPdf } from '#tests/fakes/pdf.ts';
import { supplierCfdi } from '#tests/fakes/supplier-cfdi.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('receipts of expenses', (databases) => {
  let wire: Wire;
  let database: Database;
  let now = clock.now();
  let site: ReturnType<typeof Fastify>;
  let [ownerId, owner, stranger, petId] = ['', '', '', ''];
  const treasurer = 'treasurer:t';

  beforeEach(async () => {
    now = clock.now();
    wire = await openWire(databases, {}, { now: () => now });
    database = wire.context.database;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Canela', owner_id: ownerId });
    site = Fastify();
    registerExpenseFileRoutes(site, { context: wire.context });
  });
  afterEach(async () => {
    await site.close();
    await wire.close();
  });

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as {
      status: number;
      code?: string;
      data: never;
    };
  const record = async (said: object = {}, token = owner): Promise<string> => {
    const words = {
      mascota_id: petId,
      fecha: today,
      categoria: 'medicamentos',
      proveedor: 'Farmacia',
      monto: 80,
      pagado_por: 'responsable',
      nota: 'Para Canela',
      ...said,
    };
    const { data } = await post('gastos:registrar', words, token);
    return (data as { id: string }).id;
  };
  const filesOf = async (id: string, token = owner) => {
    const reply = await post('archivos:consultar', { carpeta: `gasto/${id}/` }, token);
    return { status: reply.status, files: reply.data as { url: string; nombre: string }[] };
  };
  const stored = () => wire.context.files.list('gastos/');
  const fetch = (url: string) => site.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });

  async function upload(id: string, name: string, content: Buffer | string, token?: string) {
    const form = new FormData();
    form.append('carpeta', `gasto/${id}/`);
    form.append('archivo', new File([new Uint8Array(Buffer.from(content))], name));
    const encoded = new Response(form);
    const response = await wire.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { ...response.json(), status: response.statusCode };
  }
  const picture = () =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
      .png()
      .toBuffer();

  test('are their pet’s people’s, open by a signed address for a quarter of an hour, five at most', async () => {
    const id = await record();
    for (const token of [undefined, stranger, 'editor:e']) {
      const status = token === undefined ? 401 : 404;
      expect((await upload(id, 'ticket.png', await picture(), token)).status).toBe(status);
      expect((await filesOf(id, token ?? '')).status).toBe(status);
    }
    expect((await upload(id, 'ticket.png', await picture(), owner)).status).toBe(200);
    expect((await upload(id, 'factura.pdf', smallestPdf, treasurer)).status).toBe(200);
    const [first, second] = (await filesOf(id)).files;
    expect([first?.nombre, second?.nombre]).toEqual(['ticket.png', 'factura.pdf']);
    const found = await fetch(first?.url ?? '');
    expect(found.statusCode).toBe(200);
    expect(found.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/png',
    });
    const [bare = ''] = first?.url.split('?') ?? [];
    for (const other of [
      bare,
      (second?.url ?? '').replace(/[^/]+\?/, `${bare.split('/').at(-1)}?`),
    ]) {
      expect((await fetch(other)).statusCode).toBe(404);
    }
    for (const name of ['c', 'd', 'e']) await upload(id, `${name}.pdf`, smallestPdf, owner);
    expect((await upload(id, 'f.pdf', smallestPdf, owner)).status).toBe(422);
    const removal = { carpeta: `gasto/${id}/`, url: bare };
    expect((await post('archivos:eliminar', removal, stranger)).status).toBe(404);
    expect((await post('archivos:eliminar', removal, owner)).status).toBe(200);
    expect((await fetch(first?.url ?? '')).statusCode).toBe(404);
    expect(await stored()).toHaveLength(4);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await fetch(second?.url ?? '')).statusCode).toBe(404);
  });

  test('of other kinds are not taken, and nothing of them stays', async () => {
    const id = await record();
    for (const [name, content, status] of [
      ['nota.txt', 'hola', 415],
      ['factura.xml', '<a/>', 422],
      ['factura.xml', smallestPdf, 422],
      ['cortado.pdf', '%PDF-1.7', 415],
      ['vacio.pdf', '', 422],
      ['barata.xml', supplierCfdi({ total: '79.99' }), 422],
    ] as const) {
      const reply = await upload(id, name, content, owner);
      expect([name, reply.status]).toEqual([name, status]);
    }
    expect(await stored()).toEqual([]);
  });

  test('an invoice’s XML is read in the charset that it says', async () => {
    const id = await record();
    const xml = supplierCfdi().replace('EKU9003173C9', 'ÑUÑ900317AB1');
    const bytes = Buffer.from(xml.replace('UTF-8', 'windows-1252'), 'latin1');
    expect((await upload(id, 'factura.xml', bytes, owner)).status).toBe(200);
    const rows = database.query.selectFrom('expenses').where('id', '=', id);
    expect(await rows.select('supplier_rfc').execute()).toEqual([{ supplier_rfc: 'ÑUÑ900317AB1' }]);
  });

  test('an invoice’s XML that comes later makes the expense the invoice’s, once, and stays', async () => {
    const [id, other] = [await record(), await record()];
    expect((await upload(id, 'Factura 1.XML', supplierCfdi(), owner)).status).toBe(200);
    expect(await upload(other, 'factura.xml', supplierCfdi(), owner)).toMatchObject({
      status: 409,
      code: 'expenseCfdiKnown',
    });
    const second = supplierCfdi({ uuid: '6f3a2b10-9c4d-4e5f-8a7b-0123456789ac' });
    expect(await upload(id, 'otra.xml', second, owner)).toMatchObject({
      status: 409,
      code: 'expenseCfdiHasOne',
    });
    const [file] = (await filesOf(id)).files;
    const found = await fetch(file?.url ?? '');
    expect(found.headers).toMatchObject({
      'content-type': expect.stringContaining('application/xml'),
      'content-disposition': expect.stringContaining('attachment'),
    });
    const removal = { carpeta: `gasto/${id}/`, url: file?.url };
    expect(await post('archivos:eliminar', removal, owner)).toMatchObject({
      status: 409,
      code: 'expenseFileKept',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('go with what people paid themselves, and stay in the organization’s books', async () => {
    const [own, ours] = [await record(), await record({ pagado_por: 'organizacion' }, treasurer)];
    await upload(own, 'a.pdf', smallestPdf, owner);
    await upload(ours, 'b.pdf', smallestPdf, treasurer);
    for (const id of [own, ours]) await post('gastos:borrar', { id }, treasurer);
    // A file that nobody noted: whoever stored it died on the way.
    await wire.context.files.put('gastos/01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21.pdf', smallestPdf);
    // Files are as old as the machine's own clock says.
    now = new Date(Math.max(Date.now(), now.getTime()) + 3 * 86_400_000);
    await expenseUpkeep(wire.context).run(
      undefined as never,
      {
        signal: new AbortController().signal,
      } as never,
    );
    const rows = await database.query.selectFrom('expenses').select(['id']).execute();
    expect(rows).toEqual([{ id: ours }]);
    const left = await stored();
    expect(left).toHaveLength(1);
    const kept = await database.query.selectFrom('expense_files').select('file_key').execute();
    expect(left).toEqual(kept.map(({ file_key }) => file_key));
  });

  test('are among what people take out; an erased account leaves what the animal cost, and the books whole', async () => {
    const own = await record();
    await upload(own, 'a.pdf', smallestPdf, owner);
    await database.query
      .updateTable('expenses')
      .set({ note: 'Nota' })
      .where('id', '=', own)
      .execute();
    const ours = await record({ pagado_por: 'organizacion' }, `treasurer:${ownerId}`);
    await upload(ours, 'b.pdf', smallestPdf, treasurer);
    const data = expensesPersonalData(database, 'https://casa.example', wire.context.files);
    const account = { id: ownerId } as Account;
    const found: Readonly<Record<string, unknown>>[] = [];
    for await (const records of data.find(account) as AsyncIterable<typeof found>) {
      found.push(...records);
    }
    expect(found).toMatchObject([
      { pet: 'Canela', category: 'Medicamentos', amount: 80, note: 'Nota', files: [{}] },
      { supplier: 'Farmacia', files: [{}] },
    ]);
    expect(await stored()).toHaveLength(2);
    await database.transaction((tx) => data.erase(tx, account, { pets: 'leave' } as never));
    await expect.poll(stored).toHaveLength(1);
    const rows = await database.query
      .selectFrom('expenses')
      .select(['id', 'author_id', 'note', 'amount_cents'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: own, author_id: null, note: '', amount_cents: 80_00 },
      { id: ours, author_id: null, note: 'Para Canela', amount_cents: 80_00 },
    ]);
    const files = await database.query.selectFrom('expense_files').select('expense_id').execute();
    expect(files).toEqual([{ expense_id: ours }]);
  });

  test('a pet that is deleted for good leaves what the organization paid, under its name', async () => {
    await record();
    const ours = await record({ pagado_por: 'organizacion' }, treasurer);
    const viewer: Viewer = { kind: 'user', id: 'a', roles: ['administrator'] };
    await wire.context.petManagement.remove({ viewer, address: '' }, petId);
    const { data } = await post('gastos:consultar', {}, treasurer);
    expect(data).toMatchObject([{ id: ours, mascota_id: null, mascota: 'Canela' }]);
  });
});
