import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { expensesPersonalData } from '#server/features/giving/expenses/expenses-personal-data.ts';
import { supplierCfdi } from '#tests/fakes/supplier-cfdi.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Row {
  id: string;
  version: number;
  mascota: string;
  mascota_id: string | null;
  monto: number;
  nota: string;
  folio_fiscal: string | null;
  puede_cambiar: boolean;
  archivos: { nombre: string }[];
  factura_dividida: {
    monto: number;
    partes: number;
    mascotas: { mascota: string; monto: number }[];
  } | null;
}

describeOnBothDatabases('an invoice that is divided over several pets', (databases) => {
  let wire: Wire;
  let [ownerId, owner, strangerId, stranger] = ['', '', '', ''];
  let [canela, balam, nube, theirs] = ['', '', '', ''];
  const treasurer = 'treasurer:t';
  const administrator: Viewer = { kind: 'user', id: 'a', roles: ['administrator'] };

  beforeEach(async () => {
    wire = await openWire(databases, {}, clock);
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    strangerId = await addUser(database);
    stranger = `member:${strangerId}`;
    canela = await addPet(database, { name: 'Canela', owner_id: ownerId });
    balam = await addPet(database, { name: 'Balam', owner_id: ownerId });
    nube = await addPet(database, { name: 'Nube', owner_id: ownerId });
    theirs = await addPet(database, { name: 'Secreta', owner_id: strangerId });
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(`gastos:${action}`, body, token)) as unknown as {
      status: number;
      code?: string;
      errors?: Record<string, string[]>;
      data: never;
    };
  const words = {
    fecha: today,
    categoria: 'consulta',
    proveedor: 'Clínica Ébano',
    monto: 100,
    pagado_por: 'responsable',
  };
  const equally = (...ids: string[]) => ids.map((mascota_id) => ({ mascota_id }));
  const divide = (partes: object, said: object = {}, token = owner) =>
    post('registrar', { ...words, partes, ...said }, token);
  const find = async (token = owner, filter: object = {}) =>
    (await post('consultar', filter, token)).data as Row[];
  const ofPet = async (mascota_id: string, token = owner) => {
    const [row] = await find(token, { mascota_id });
    if (!row) throw new Error('no expense');
    return row;
  };
  const amounts = async (token = owner) =>
    Object.fromEntries((await find(token)).map(({ mascota, monto }) => [mascota, monto]));
  const totalOf = async (id: string) =>
    ((await post('mascota', { id }, owner)).data as { total: number }).total;

  test('is recorded once, each pet has its share, and all sums stay to the centavo', async () => {
    expect((await divide(equally(canela, balam, nube))).status).toBe(200);
    expect(await amounts()).toEqual({ Canela: 33.34, Balam: 33.33, Nube: 33.33 });
    expect(await totalOf(canela)).toBe(33.34);
    expect((await post('sumar', {}, owner)).data).toMatchObject({ total: { monto: 100 } });
    expect((await ofPet(balam)).factura_dividida).toMatchObject({
      monto: 100,
      partes: 3,
      mascotas: [
        { mascota: 'Canela', monto: 33.34 },
        { mascota: 'Balam', monto: 33.33 },
        { mascota: 'Nube', monto: 33.33 },
      ],
    });
    const csv = await wire.app.inject({
      method: 'POST',
      url: '/api/gastos:exportar',
      headers: { authorization: `Bearer ${owner}` },
      payload: { mascota_id: nube, lang: 'es' },
    });
    expect(csv.body.trim().split('\r\n')[1]).toMatch(/"33.33",.*"100.00","3",""$/);
    const typed = [{ mascota_id: canela, monto: '60.01' }, ...equally(balam, nube)];
    expect((await divide(typed, { proveedor: 'Otra' })).status).toBe(200);
    expect(await totalOf(balam)).toBe(33.33 + 20);
    expect(await totalOf(nube)).toBe(53.32);
  });

  test('refuses what does not add up, at its field, and pets that somebody may not see without a word of them', async () => {
    for (const [partes, field] of [
      [equally(canela), 'partes'],
      [equally(canela, canela), 'partes'],
      [
        [
          { mascota_id: canela, monto: 50 },
          { mascota_id: balam, monto: 49.99 },
        ],
        'partes',
      ],
      [[{ mascota_id: canela, monto: 100 }, ...equally(balam)], 'partes'],
      [[{ mascota_id: canela, monto: 'mil' }, ...equally(balam)], 'partes.0.monto'],
      [equally(...Array.from({ length: 31 }, (_, index) => `p${index}`)), 'partes'],
    ] as const) {
      const reply = await divide(partes);
      expect([field, reply.status, Object.keys(reply.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect((await divide(equally(canela, balam), { mascota_id: nube })).status).toBe(422);
    const unseen = await divide(equally(canela, theirs));
    expect(unseen.status).toBe(404);
    expect(JSON.stringify(unseen)).not.toContain('Secreta');
    expect(unseen).toEqual(await divide(equally(canela, 'nobody')));
    expect((await divide(equally(canela, balam), {}, '')).status).toBe(401);
    expect((await divide(equally(canela, balam), { pagado_por: 'organizacion' })).status).toBe(403);
    expect(await find(treasurer)).toEqual([]);
  });

  test('is corrected, deleted and brought back as a whole', async () => {
    await divide(equally(canela, balam));
    const { id, version } = await ofPet(balam);
    const corrected = [
      { mascota_id: canela, monto: 80 },
      { mascota_id: balam, monto: 40 },
    ];
    for (const [partes, monto] of [
      [undefined, 120],
      [equally(canela, nube), 120],
      [equally(canela), 120],
      [corrected, 119],
    ] as const) {
      const reply = await post('corregir', { id, ...words, monto, partes }, owner);
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([422, ['partes']]);
    }
    expect(await amounts()).toEqual({ Canela: 50, Balam: 50 });
    const said = { ...words, monto: 120, nota: 'Revisión', partes: corrected };
    expect((await post('corregir', { id, version, ...said }, owner)).status).toBe(200);
    expect(await amounts()).toEqual({ Canela: 80, Balam: 40 });
    const other = await ofPet(canela);
    expect(other).toMatchObject({ nota: 'Revisión', version: 2, factura_dividida: { monto: 120 } });
    const late = await post('corregir', { id: other.id, version, ...said }, owner);
    expect(late).toMatchObject({ status: 409, code: 'expenseChangedSince' });
    // Whoever knows nothing of shares corrects the rest.
    const rest = { ...words, monto: other.monto, nota: 'Control' };
    expect((await post('corregir', { id: other.id, ...rest }, owner)).status).toBe(200);
    expect(await ofPet(balam)).toMatchObject({ nota: 'Control', monto: 40 });
    await post('borrar', { id }, owner);
    expect(await find()).toEqual([]);
    expect(await totalOf(canela)).toBe(0);
    expect((await post('recuperar', { id: other.id }, owner)).status).toBe(200);
    expect(await amounts()).toEqual({ Canela: 80, Balam: 40 });
  });

  test('who sees one pet of it sees its share and receipts, and neither the others’ names nor a way to change it', async () => {
    const ours = { pagado_por: 'organizacion', cfdi: supplierCfdi() };
    expect((await divide(equally(canela, theirs), ours, treasurer)).status).toBe(200);
    const share = await ofPet(theirs, stranger);
    expect(share).toMatchObject({
      monto: 50,
      puede_cambiar: false,
      archivos: [{}],
      factura_dividida: { monto: 100, partes: 2, mascotas: [{ mascota: 'Secreta', monto: 50 }] },
    });
    expect(JSON.stringify(share)).not.toContain('Canela');
    // Of what a caretaker paid as well, once a pet has another owner.
    await divide(equally(canela, balam));
    const query = wire.context.database.query;
    await query.updateTable('pets').set({ owner_id: strangerId }).where('id', '=', balam).execute();
    const { id } = await ofPet(balam, stranger);
    for (const [action, body] of [
      ['corregir', { id, ...words, monto: 50 }],
      ['borrar', { id }],
    ] as const) {
      const reply = await post(action, body, stranger);
      expect(reply).toMatchObject({ status: 403, code: 'expenseSharesElsewhere' });
    }
    expect(await ofPet(balam, 'coordinator:c')).toMatchObject({ monto: 50, puede_cambiar: true });
  });

  test('takes its stamp once, by whichever share is known, and never more than the invoice has', async () => {
    const cfdi = supplierCfdi();
    expect(await divide(equally(canela, balam), { monto: 1450.51, cfdi })).toMatchObject({
      status: 422,
      errors: { monto: [expect.anything()] },
    });
    const said = { monto: 1450.5, cfdi };
    const both = await Promise.all([
      divide(equally(canela, balam), said),
      divide(equally(balam, nube), said),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await find();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ folio_fiscal }) => folio_fiscal)).size).toBe(1);
    expect(rows.map(({ archivos }) => archivos.length)).toEqual([1, 1]);
    expect(await wire.context.files.list('gastos/')).toHaveLength(1);
    const [row] = rows;
    const more = equally(...rows.map(({ mascota_id }) => mascota_id ?? ''));
    const beyond = { id: row?.id, ...words, monto: 1450.51, partes: more };
    expect((await post('corregir', beyond, owner)).status).toBe(422);
    await post('borrar', { id: row?.id }, owner);
    expect((await divide(equally(canela, nube), said)).status).toBe(200);
    expect((await post('recuperar', { id: row?.id }, owner)).status).toBe(409);
  });

  test('a pet that is deleted leaves the others’ shares, receipts and stamp as they were', async () => {
    const cfdi = supplierCfdi();
    await divide(equally(canela, balam, nube), { cfdi });
    await wire.context.petManagement.remove({ viewer: administrator, address: '' }, canela);
    expect(await amounts()).toEqual({ Balam: 33.33, Nube: 33.33 });
    const left = await ofPet(balam);
    expect(left).toMatchObject({
      puede_cambiar: true,
      archivos: [{}],
      factura_dividida: { monto: 100, partes: 3 },
    });
    expect((await post('leer_cfdi', { cfdi }, owner)).code).toBe('expenseCfdiKnown');
    const partes = [{ mascota_id: balam, monto: 30 }, ...equally(nube)];
    expect(
      (await post('corregir', { id: left.id, ...words, monto: 70, partes }, owner)).status,
    ).toBe(200);
    expect(await amounts()).toEqual({ Balam: 30, Nube: 40 });
    expect((await ofPet(nube)).factura_dividida?.monto).toBe(103.34);
    // What the organisation paid stays whole in its books.
    const ours = { pagado_por: 'organizacion', proveedor: 'Hospital' };
    await divide(equally(balam, nube), ours, treasurer);
    await wire.context.petManagement.remove({ viewer: administrator, address: '' }, balam);
    const books = (await find(treasurer, { proveedor: 'Hospital' })).map((one) => one.monto);
    expect(books).toEqual([50, 50]);
  });

  test('is in what people take out, and loses its note and receipts with its author', async () => {
    const { database } = wire.context;
    await divide(equally(canela, balam), { nota: 'Ana', cfdi: supplierCfdi() });
    const data = expensesPersonalData(database, 'https://casa.example', wire.context.files);
    const account = { id: ownerId } as Account;
    const found: Readonly<Record<string, unknown>>[] = [];
    for await (const records of data.find(account) as AsyncIterable<typeof found>) {
      found.push(...records);
    }
    const share = { amount: 50, invoiceAmount: 100, dividedBy: 2 };
    expect(found).toMatchObject([
      { pet: 'Canela', ...share, files: [{}] },
      { pet: 'Balam', ...share },
    ]);
    await database.transaction((tx) => data.erase(tx, account, { pets: 'leave' } as never));
    expect(await find('administrator:a', { mascota_id: balam })).toMatchObject([
      { monto: 50, nota: '', archivos: [], factura_dividida: { monto: 100 } },
    ]);
  });
});
