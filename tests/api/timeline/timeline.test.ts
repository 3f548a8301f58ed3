import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { addUser, clock, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Entry {
  id: string;
  fecha: string;
  tipo: string;
  que: string;
  titulo: string;
  asunto: string | null;
}
interface Timeline {
  entradas: Entry[];
  siguiente: string | null;
  tipos: string[];
  es_responsable: boolean;
}

describeOnBothDatabases('the timeline of a pet', (databases) => {
  let wire: Wire;
  let now = clock.now();
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  let stranger = '';

  beforeEach(async () => {
    now = clock.now();
    wire = await openWire(databases, {}, { now: () => now });
    adoption = await approvedApplication(wire, {
      registered_on: '2026-10-01',
      history_json: JSON.stringify([
        { date: '2026-10-01', status: 'rehabilitation' },
        { date: '2026-10-20', status: 'adoption' },
      ]),
    });
    stranger = `member:${await addUser(wire.context.database)}`;
  });
  afterEach(() => wire.close());

  const ask = (token: string | undefined, said: object = {}) =>
    adoption.post(
      'historia:consultar',
      { id: adoption.petId, ...said },
      token,
    ) as unknown as Promise<{ status: number; data: Timeline }>;
  const read = async (token: string, said: object = {}) => (await ask(token, said)).data;
  const words = ({ entradas }: Timeline) => entradas.map(({ que }) => que);
  const weigh = (fecha: string, peso = 8, token = adoption.rescuer) =>
    adoption.post('cuidados:registrar', { id: adoption.petId, tipo: 'peso', fecha, peso }, token);
  const adopt = () => adoption.step('adoptar');

  test('tells from the things themselves what happened, the latest first', async () => {
    await weigh('2026-10-10', 7.5);
    await adopt();
    const timeline = await read(adoption.rescuer);
    expect(words(timeline)).toEqual([
      'solicitada',
      'adoptada',
      'en_adopcion',
      'peso',
      'en_rehabilitacion',
      'registrada',
    ]);
    expect(timeline).toMatchObject({ es_responsable: true, siguiente: null });
    expect(timeline.entradas[3]).toMatchObject({
      fecha: '2026-10-10T12:00:00.000Z',
      tipo: 'salud',
      titulo: '7.5 kg',
    });
    expect(timeline.entradas[0]?.asunto).toBe(String(adoption.folio));
    expect(words(await read(adoption.rescuer, { tipos: ['salud'] }))).toEqual(['peso']);
    expect(words(await read(adoption.rescuer, { tipos: ['adopcion', 'salud'] }))).toEqual([
      'adoptada',
      'peso',
    ]);
    expect(words(await read('coordinator:c'))).toEqual(words(timeline));
  });

  test('is the pet’s people’s, and the family’s from the adoption on, until the pet comes back', async () => {
    await weigh('2026-10-10');
    for (const token of [stranger, 'editor:e', 'treasurer:t', adoption.family, undefined]) {
      expect((await ask(token)).status, token).toBe(token === undefined ? 401 : 404);
    }
    const missing = await adoption.post('historia:consultar', { id: 'nobody' }, stranger);
    expect(missing).toEqual(await ask(stranger));
    await adopt();
    const theirs = await read(adoption.family);
    expect(theirs.es_responsable).toBe(false);
    // What was before the adoption is not told.
    expect(words(theirs)).not.toContain('peso');
    expect(words(theirs)).not.toContain('en_adopcion');
    expect(words(theirs)).toContain('adoptada');
    await weigh(today);
    expect(words(await read(adoption.family))).not.toContain('peso');
    await weigh(today, 8.5, adoption.family);
    const own = await read(adoption.family, { tipos: ['salud'] });
    expect(own.entradas.map(({ titulo }) => titulo)).toEqual(['8.5 kg']);
    expect((await ask(stranger)).status).toBe(404);
    await adoption.step('devolver');
    expect((await ask(adoption.family)).status).toBe(404);
    expect(words(await read(adoption.rescuer))).toContain('devuelta');
  });

  test('tells of families that applied to those alone who read their applications', async () => {
    const otherId = await addUser(wire.context.database);
    await adoption.step('rechazar');
    const found = async (token: string) => words(await read(token, { tipos: ['solicitud'] }));
    expect(await found(adoption.rescuer)).toEqual(['rechazada', 'solicitada']);
    // The pet is somebody else's now, to whom the former applications were not sent.
    await wire.context.database.query
      .updateTable('pets')
      .set({ owner_id: otherId })
      .where('id', '=', adoption.petId)
      .execute();
    expect(await found(`member:${otherId}`)).toEqual([]);
    expect((await ask(adoption.rescuer)).status).toBe(404);
  });

  test('comes in pages that leave nothing out and tell nothing twice', async () => {
    for (let index = 0; index < 40; index += 1) await weigh('2026-10-20', 5 + index / 10);
    for (let index = 0; index < 30; index += 1) await weigh(addDays('2026-10-01', index));
    const found: Entry[] = [];
    let pages = 0;
    let desde: string | null = '';
    while (desde !== null) {
      const page: Timeline = await read(adoption.rescuer, desde === '' ? {} : { desde });
      expect(page.entradas.length).toBeLessThanOrEqual(30);
      found.push(...page.entradas);
      desde = page.siguiente;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(new Set(found.map(({ tipo, id }) => `${tipo} ${id}`)).size).toBe(found.length);
    expect(found.filter(({ que }) => que === 'peso')).toHaveLength(70);
    expect(found).toHaveLength(70 + 4);
    const times = found.map(({ fecha }) => fecha);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('tells of foster homes, and of vaccines in the language that is asked for', async () => {
    const { database } = wire.context;
    const products = await database.query.selectFrom('care_products').selectAll().execute();
    const product = products.find(({ name_en, name }) => name_en !== '' && name_en !== name);
    const told = {
      id: adoption.petId,
      tipo: product?.kind === 'vaccine' ? 'vacuna' : 'desparasitacion',
      fecha: today,
      producto_id: product?.id,
    };
    const noted = await adoption.post('cuidados:registrar', told, adoption.rescuer);
    expect(noted.status).toBe(200);
    await database.query
      .insertInto('foster_placements')
      .values({
        id: '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21',
        home_id: null,
        pet_id: adoption.petId,
        started_on: '2026-10-05',
        planned_until: null,
        ended_on: '2026-10-15',
        end_reason: null,
        days: 10,
        lent_json: '[]',
        notes: '',
        created_at: now.toISOString(),
      })
      .execute();
    const titles = async (lang: string) =>
      (await read(adoption.rescuer, { tipos: ['salud'], lang })).entradas.map(
        ({ titulo }) => titulo,
      );
    expect(await titles('es')).toContain(product?.name);
    expect(await titles('en')).toContain(product?.name_en);
    const stay = await read(adoption.rescuer, { tipos: ['hogar_temporal'] });
    expect(words(stay)).toEqual(['hogar_fin', 'hogar_inicio']);
  });

  test('refuses a place that no page told of', async () => {
    for (const desde of ['x', '2026-10-20T12:00:00.000Z care', "' or 1=1 care x"]) {
      const reply = await ask(adoption.rescuer, { desde });
      expect(reply).toMatchObject({ status: 422, errors: { desde: [expect.any(String)] } });
    }
  });
});
