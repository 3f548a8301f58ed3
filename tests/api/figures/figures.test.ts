import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock } from '../pets/add-pets.ts';

const history = (...entries: [date: string, status: string][]) =>
  JSON.stringify(entries.map(([date, status]) => ({ date, status })));

describeOnBothDatabases('open figures', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig(), { clock });
    app = await buildApp(context);
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const count = () => context.openFigures.countFigures(new AbortController().signal);
  const json = async (year: string) => (await app.inject(`/cifras/${year}.json`)).json();

  it('are there once they were counted, of animals that are not deleted', async () => {
    expect((await app.inject('/cifras/2026.json')).statusCode).toBe(404);
    const { database } = context;
    const at = { registered_on: '2026-03-01', federal_state: 'Jalisco' };
    const adopted = history(['2026-03-01', 'adoption'], ['2026-04-10', 'adopted']);
    for (let index = 0; index < 4; index += 1) {
      await addPet(database, { ...at, status: 'adopted', history_json: adopted });
    }
    await addPet(database, { ...at, federal_state: 'Yucatán', species: 'cat', name: 'Sola' });
    await addPet(database, { ...at, deleted: 1 });
    await count();
    const { contado_el, cifras } = await json('2026');
    expect(contado_el).toBe('2026-11-20');
    const of = (por: string, periodo: string, clave = '') =>
      cifras.find((one: Record<string, unknown>) =>
        [one.por === por, one.periodo === periodo, one.clave === clave].every(Boolean),
      );
    expect(of('año', '2026')).toMatchObject({
      ...{ ingresos: 5, adopciones: 4, fallecimientos: 0, regresos: 0 },
      ...{ salidas_con_vida_por_ciento: 100, dias_hasta_la_adopcion: 40 },
    });
    expect(of('mes', '2026-04')).toMatchObject({ ingresos: 0, adopciones: 4 });
    expect(of('especie', '2026', 'gato')).toMatchObject({ ingresos: 1 });
    // One animal alone is told of no place.
    expect(of('lugar', '2026', 'Yucatán')).toBeUndefined();
    expect(of('lugar', '2026', 'otros')).toMatchObject({ ingresos: 5 });
    const csv = (await app.inject('/figures/2026.csv')).body;
    expect(csv).toContain('"mes","2026-04","","0","4","0","0","0","100","40"');
    expect(csv + JSON.stringify(cifras)).not.toContain('Sola');
  });

  it('tell how animals came where it was noted of enough of them', async () => {
    const { database } = context;
    for (let index = 0; index < 4; index += 1) {
      const pet_id = await addPet(database, { registered_on: '2024-05-01' });
      const noted = { pet_id, updated_at: '', place: '', brought_by: '', chip: 'none' } as const;
      const kind = index === 3 ? 'surrendered' : 'found';
      const came = { ...noted, kind, came_on: '2024-04-20' } as const;
      await database.query.insertInto('pet_intakes').values(came).execute();
    }
    await addPet(database, { registered_on: '2024-05-01' });
    await addPet(database, { registered_on: '2024-05-01' });
    await count();
    const { cifras } = await json('2024');
    const kinds = cifras.filter(({ por }: { por: string }) => por === 'ingreso');
    expect(kinds).toMatchObject([
      { clave: 'encontrada', ingresos: 3 },
      { clave: 'otros', ingresos: 3 },
    ]);
    expect(kinds[0]).not.toHaveProperty('adopciones');
    const months = cifras.filter(({ por }: { por: string }) => por === 'mes');
    expect(months).toMatchObject([
      { periodo: '2024-04', ingresos: 4 },
      { periodo: '2024-05', ingresos: 2 },
    ]);
  });

  it('count the sterilizations of medical records by their days', async () => {
    const petId = await addPet(context.database, { registered_on: '2025-06-01' });
    const entry = (id: string, operation: string, deleted_at: string | null = null) => ({
      ...{ id, pet_id: petId, kind: 'operation' as const, on_date: '2025-07-15', deleted_at },
      ...{ details_json: JSON.stringify({ operation }), product_id: null, product: '', lot: '' },
      ...{ lot_key: '', expires_on: null, next_on: null, vet_name: '', vet_licence: '' },
      ...{
        clinic: '',
        weight_grams: null,
        author_id: null,
        adoption_id: null,
        by_link: 0 as const,
      },
      ...{ corrected_at: null, created_at: '2025-07-15T00:00:00.000Z', version: 1 },
      changed_at: '2025-07-15T00:00:00.000Z',
    });
    await context.database.query
      .insertInto('care_entries')
      .values([
        entry('a', 'sterilization'),
        entry('b', 'other'),
        entry('c', 'sterilization', '2025-07-16T00:00:00.000Z'),
      ])
      .execute();
    await count();
    const { cifras } = await json('2025');
    expect(cifras[0]).toMatchObject({ por: 'año', ingresos: 1, esterilizaciones: 1 });
  });
});
