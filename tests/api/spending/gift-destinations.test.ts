import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Books, openBooks } from './books.ts';

interface Destination {
  al: string | null;
  monto: number;
  asignado: number;
  por_asignar: number;
  partes: { mes: string; concepto: string; mascota: string | null; monto: number }[];
}

describeOnBothDatabases('what gifts paid', (databases) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(databases);
    return () => books.close();
  });
  beforeEach(() => books.anHourLater());

  const told = async (id: string, person?: { token: string }) =>
    (await books.destination(id, person)).data as Destination;
  const ledger = async () => {
    const { sum } = await books.context.database.query
      .selectFrom('donation_entries')
      .select(({ fn }) => fn.sum('amount_cents').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum) / 100;
  };

  it('is nobody’s to rule but whoever keeps the books’, and refused by field', async () => {
    for (const action of ['consultar', 'guardar_reglas', 'calcular']) {
      const { status } = await books.ask(`destino:${action}`, books.rules(), books.ana.token);
      expect([action, status]).toEqual([action, 403]);
    }
    const missing = await books.ask('destino:calcular', {}, books.admin.token);
    expect([missing.status, missing.code]).toEqual([409, 'spendingRulesMissing']);
    for (const [field, wrong] of [
      ['desde', { desde: '2026-02-30' }],
      ['orden', { orden: ['mascota', 'mascota', 'campana'] }],
      ['orden', { orden: ['mascota'] }],
      ['conceptos', { conceptos: [] }],
      ['destinos.alimento', { destinos: { ...books.rules().destinos, alimento: [] } }],
      ['dias_antes', { dias_antes: 367 }],
    ] as const) {
      const { status, errors } = await books.setRules(wrong);
      expect([field, status]).toEqual([field, 422]);
      expect(Object.keys(errors ?? {})).toContain(field);
    }
    const { data } = await books.ask('destino:consultar', {}, books.admin.token);
    expect(data).toMatchObject({ version: 0, calculo: null, reglas: { avisa_donantes: false } });
  });

  it('is told to the donor alone, by kind of expense, pet and month, with what is left', async () => {
    expect((await books.setRules()).status).toBe(200);
    const general = await books.give(300);
    const forLuna = await books.give(500, { mascota_id: books.petId });
    await books.spend(320, { mascota_id: books.petId });
    await books.spend(180, { mascota_id: books.petId, categoria: 'vacunas' });
    await books.spend(100);
    // Nobody's gift pays what a caretaker paid.
    await books.spend(900, { mascota_id: books.petId, pagado_por: 'responsable' });
    await books.tie();
    const mes = books.today().slice(0, 7);
    expect(await told(forLuna)).toEqual({
      ...{ al: books.today(), monto: 500, asignado: 500, por_asignar: 0, hay_mas: false },
      hay_cuentas: false,
      partes: [
        { mes, concepto: 'alimento', mascota: 'Luna', monto: 320 },
        { mes, concepto: 'vacunas', mascota: 'Luna', monto: 180 },
      ],
    });
    expect(await told(general)).toMatchObject({
      ...{ monto: 300, asignado: 100, por_asignar: 200 },
      partes: [{ mes, concepto: 'alimento', mascota: null, monto: 100 }],
    });
    const stranger = await books.newPerson({ email: `${uuid()}@example.mx` });
    expect((await books.destination(general, stranger)).status).toBe(404);
    expect((await books.destination(general, books.admin)).status).toBe(404);
    expect((await books.ask('donaciones:destino', { id: general })).status).toBe(401);
    expect((await books.destination(uuid())).status).toBe(404);
    // A pet that is public no more is not named.
    const pets = books.context.database.query.updateTable('pets').where('id', '=', books.petId);
    await pets.set({ deleted: 1 }).execute();
    expect((await told(forLuna)).partes.map(({ mascota }) => mascota)).toEqual([null, null]);
    await pets.set({ deleted: 0 }).execute();
    await books.setRules({ avisa_donantes: false });
    expect(await told(forLuna)).toMatchObject({ al: null, monto: 500, partes: [] });
    await books.setRules();
  });

  it('adds up to the ledger and to the expenses, before and after a refund', async () => {
    // Nobody has said what the concept of the other gifts pays.
    await books.setRules({ productos: [] });
    const id = await books.give(400, { tipo: 'esterilizacion' });
    await books.spend(250, { categoria: 'cirugia' });
    await books.spend(75, { categoria: 'transporte' });
    const sumsOf = async () => {
      const run = await books.tie();
      const sum = (all: readonly number[]) => all.reduce((total, pesos) => total + pesos, 0);
      expect(run.libro).toBeCloseTo(await ledger());
      expect(run.anteriores + run.donado - run.devuelto_de_mas).toBeCloseTo(run.libro);
      expect(run.gastos_no_contados + run.gastado).toBeCloseTo(run.gastos_libro);
      expect(sum(run.fines.map(({ asignado }) => asignado))).toBeCloseTo(run.asignado);
      expect(sum(run.conceptos.map(({ cubierto }) => cubierto))).toBeCloseTo(run.asignado);
      expect(run.gastos_no_contados).toBe(75);
      return run;
    };
    const before = await sumsOf();
    expect(await told(id)).toMatchObject({ asignado: 250, por_asignar: 150 });
    expect((await books.refund(id, 200)).status).toBe(200);
    // Until the books have been gone through again nothing is said that is not so.
    expect(await told(id)).toMatchObject({ al: null, monto: 200, partes: [] });
    const after = await sumsOf();
    expect(await told(id)).toMatchObject({ monto: 200, asignado: 200, por_asignar: 0 });
    expect(before.asignado - after.asignado).toBeGreaterThanOrEqual(0);
    expect(await books.ask('destino:consultar', {}, books.admin.token)).toMatchObject({
      data: { calculo: { hay_cambios: false, de_prueba: false } },
    });
    await books.setRules();
  });

  it('gives way to an expense that is corrected or deleted', async () => {
    const id = await books.give(1_000, { tipo: 'tratamiento' });
    const expense = await books.spend(700, { categoria: 'consulta' });
    await books.tie();
    expect(await told(id)).toMatchObject({ asignado: 700 });
    await books.ask('gastos:borrar', { id: expense }, books.admin.token);
    await books.tie();
    expect(await told(id)).toMatchObject({ asignado: 0, por_asignar: 1_000, partes: [] });
  });

  it('is set once where two set it at once, and written down', async () => {
    const { data } = await books.ask('destino:consultar', {}, books.admin.token);
    const { version } = data as { version: number };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        books.ask('destino:guardar_reglas', books.rules({ version }), books.admin.token),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
    const logged = await books.context.database.query
      .selectFrom('audit_events')
      .select('details_json')
      .where('action', '=', 'spending.rulesSet')
      .execute();
    expect(logged.some((one) => one.details_json.includes(`${version + 1}`))).toBe(true);
  });

  it('counts nothing of before the first day of the rules', async () => {
    await books.setRules({ desde: addDays(books.today(), 1) });
    const run = await books.tie();
    expect(run).toMatchObject({ donado: 0, asignado: 0, gastado: 0 });
    expect(run.anteriores).toBeCloseTo(await ledger());
    await books.setRules();
  });
});
