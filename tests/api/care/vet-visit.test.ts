import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { vetLinkLimits } from '#domain/care/vet-link.ts';
import { addDays } from '#domain/dates.ts';
import { pathFor } from '#domain/site-map.ts';
import { carePersonalData } from '#server/features/animals/care/care-personal-data.ts';
import { createSignedIds } from '#server/keys/signatures.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}
interface Link {
  id: string;
  estado: string;
  url: string | null;
}

describeOnBothDatabases('a visit that a vet writes by a link', (databases) => {
  let wire: Wire;
  let now: number;
  let [ownerId, owner, stranger, petId] = ['', '', '', ''];
  const products = new Map<string, string>();

  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Canela', owner_id: ownerId });
    const rows = await database.query.selectFrom('care_products').select(['id', 'name']).execute();
    for (const { id, name } of rows) products.set(name, id);
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const links = async (token = owner) => {
    const { data } = await post('visita_veterinaria:enlaces', { id: petId }, token);
    return data as unknown as Link[];
  };
  const invite = async (token = owner) => {
    const { status } = await post('visita_veterinaria:invitar', { id: petId }, token);
    expect(status).toBe(200);
    return keyIn((await links())[0]);
  };
  const keyIn = (link?: Link) =>
    String(link?.url).split(pathFor('vetVisit', 'es', { key: 'x' }).slice(0, -1))[1] ?? '';
  const open = (clave: string) => post('visita_veterinaria:consultar', { clave });
  const visit = (more: object = {}) => ({
    fecha: today,
    motivo: 'Revisión anual',
    hallazgos: 'Sana.',
    peso: '12,4',
    veterinario: 'MVZ Laura Ríos',
    cedula: '1234567',
    clinica: 'Clínica del Parque',
    aplicado: [
      {
        tipo: 'vacuna',
        producto_id: products.get('Rabia'),
        producto: 'Nobivac',
        lote: 'A482B01',
        caducidad: addDays(today, 200),
        proxima: addDays(today, 365),
      },
      { tipo: 'tratamiento', producto: 'Gotas', proxima: addDays(today, 7) },
    ],
    ...more,
  });
  const write = (clave: string, said: object = visit()) =>
    post('visita_veterinaria:registrar', { clave, ...said });
  const entries = async () => {
    const { data } = await post('cuidados:consultar', { id: petId }, owner);
    return data.registros as unknown as Record<string, unknown>[];
  };

  test('is in the record, which its owner hears of and can correct', async () => {
    const key = await invite();
    const asked = await open(key);
    expect(asked).toMatchObject({
      data: { estado: 'abierto', mascota: { nombre: 'Canela', especie: 'perro' } },
    });
    expect(asked.data.productos as unknown[]).toContainEqual(
      expect.objectContaining({ nombre: 'Rabia' }),
    );
    // Neither whose it is, nor what is known of it.
    expect(Object.keys(asked.data.mascota as object).sort()).toEqual(
      ['edad', 'especie', 'foto', 'nombre', 'sexo'].sort(),
    );
    expect(await write(key)).toMatchObject({ status: 200, data: null });
    const found = await entries();
    expect(found.map(({ tipo }) => tipo).sort()).toEqual(
      ['consulta', 'nota', 'peso', 'tratamiento', 'vacuna'].sort(),
    );
    for (const entry of found.filter(({ tipo }) => tipo !== 'nota')) {
      expect(entry).toMatchObject({
        fecha: today,
        veterinario: 'MVZ Laura Ríos',
        cedula: '1234567',
        clinica: 'Clínica del Parque',
        por_enlace: true,
      });
    }
    const taken = await carePersonalData(wire.context.database).find({ id: ownerId } as Account);
    expect(taken).toHaveLength(4);
    const vaccine = found.find(({ tipo }) => tipo === 'vacuna');
    expect(vaccine).toMatchObject({ lote: 'A482B01', proxima: addDays(today, 365) });
    expect(await post('cuidados:borrar', { id: vaccine?.id }, owner)).toMatchObject({
      status: 200,
    });

    const note = found.find(({ tipo }) => tipo === 'nota');
    expect(note).toMatchObject({ por_enlace: false, corregido: null });

    const mails = await wire.newMails();
    const told = mails.filter(({ subject }) => subject?.includes('Canela'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('Laura');
  });

  test('keeps the vet’s mark until somebody changes what it says', async () => {
    await write(await invite());
    const vaccine = async () => (await entries()).find(({ tipo }) => tipo === 'vacuna') ?? {};
    const before = await vaccine();
    const id = String(before.id);
    const said = { id, tipo: 'vacuna', fecha: today, ...visit().aplicado[0] };
    const vet = { veterinario: 'MVZ Laura Ríos', cedula: '1234567', clinica: 'Clínica del Parque' };
    const correct = (more: object) =>
      post('cuidados:corregir', { ...said, ...vet, ...more }, owner);
    expect(await correct({})).toMatchObject({ status: 200 });
    await post('cuidados:borrar', { id }, owner);
    await post('cuidados:recuperar', { id }, owner);
    expect(await vaccine()).toMatchObject({ por_enlace: true, corregido: null });

    expect(await correct({ lote: 'B-900' })).toMatchObject({ status: 200 });
    const after = await vaccine();
    expect(after).toMatchObject({ lote: 'B-900', por_enlace: false });
    expect(after.corregido).toEqual(after.cambiado);
    // Changed back, it is still not as the vet left it for all that is known.
    await correct({});
    expect(await vaccine()).toMatchObject({ lote: 'A482B01', por_enlace: false });
    // What nobody touched keeps its mark, and what was never a vet's has none to lose.
    expect((await entries()).find(({ tipo }) => tipo === 'peso')).toMatchObject({
      por_enlace: true,
    });
    const { data } = await post(
      'cuidados:registrar',
      { id: petId, tipo: 'peso', fecha: today, peso: 12 },
      owner,
    );
    await post('cuidados:corregir', { id: data.id, tipo: 'peso', fecha: today, peso: 13 }, owner);
    const own = (await entries()).find((one) => one.id === data.id);
    expect(own).toMatchObject({ por_enlace: false, corregido: null });
  });

  test('is written once, and the same one sent again is done already', async () => {
    const key = await invite();
    const both = await Promise.all([write(key), write(key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await write(key)).toMatchObject({ status: 200 });
    expect(await entries()).toHaveLength(5);
    expect(await write(key, visit({ motivo: 'Otra' }))).toMatchObject({
      status: 409,
      code: 'vetLinkUsed',
    });
    expect(await open(key)).toMatchObject({
      data: { estado: 'usado', mascota: null, productos: [] },
    });
    expect((await links())[0]).toMatchObject({ estado: 'usado', url: null });
  });

  test('needs a link that is open, of whoever keeps the record', async () => {
    const key = await invite();
    for (const token of [stranger, 'editor:e', undefined]) {
      const status = token === undefined ? 401 : 404;
      for (const [action, id] of [
        ['invitar', petId],
        ['enlaces', petId],
        ['retirar', key.slice(0, 36)],
      ] as const) {
        const answer = await post(`visita_veterinaria:${action}`, { id }, token);
        expect([action, token, answer.status]).toEqual([action, token, status]);
      }
    }
    for (const wrong of ['x', key.slice(0, -1), key.slice(0, 36), `${petId}${key.slice(36)}`]) {
      expect(await open(wrong), wrong).toMatchObject({ status: 404 });
      expect(await write(wrong), wrong).toMatchObject({ status: 404 });
    }
    const others = createSignedIds(wire.context.secretKey, 'reference checks');
    expect(await open(others.keyOf(key.slice(0, 36)))).toMatchObject({ status: 404 });
    const withdrawn = { id: key.slice(0, 36) };
    expect(await post('visita_veterinaria:retirar', withdrawn, 'coordinator:c')).toMatchObject({
      status: 200,
    });
    expect(await write(key)).toMatchObject({ status: 409, code: 'vetLinkWithdrawn' });

    const late = await invite();
    now += vetLinkLimits.days * 86_400_000;
    expect(await open(late)).toMatchObject({ data: { estado: 'vencido', mascota: null } });
    expect(await write(late)).toMatchObject({ status: 409, code: 'vetLinkExpired' });
    expect(await entries()).toEqual([]);
  });

  test('is possible by three links at once, and by none of a pet that was deleted', async () => {
    const keys = [await invite(), await invite(), await invite('administrator:a')];
    expect(await post('visita_veterinaria:invitar', { id: petId }, owner)).toMatchObject({
      status: 409,
      code: 'vetLinksFull',
    });
    const removed = { schema: 'mascotas', id: petId, payload: { eliminado: true } };
    expect(await post('catalogos:actualizar', removed, owner)).toMatchObject({ status: 200 });
    for (const key of keys) {
      expect(await open(key)).toMatchObject({ data: { estado: 'retirado', mascota: null } });
    }
  });

  test('is nobody’s any more once the pet is another one’s', async () => {
    const key = await invite('administrator:a');
    const given = { schema: 'mascotas', id: petId, payload: { usuario_id: stranger.slice(7) } };
    expect(await post('catalogos:actualizar', given, 'administrator:a')).toMatchObject({
      status: 200,
    });
    expect(await open(key)).toMatchObject({ data: { estado: 'retirado', mascota: null } });
  });

  async function erase() {
    const { accounts, database, privacy } = wire.context;
    const account = await accounts.find(ownerId);
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
  }

  onSqliteAlone(databases, () => {
    test('refuses visits that cannot be, and the link stays open', async () => {
      const key = await invite();
      const cases: [what: string, wrong: object, field: string][] = [
        ['without a reason', { motivo: ' ' }, 'motivo'],
        ['without a vet', { veterinario: '' }, 'veterinario'],
        ['without a license', { cedula: ' ' }, 'cedula'],
        ['with a license that is none', { cedula: '<b>' }, 'cedula'],
        ['of tomorrow', { fecha: addDays(today, 1) }, 'fecha'],
        ['before the birth', { fecha: '2020-01-01', aplicado: [] }, 'fecha'],
        ['of a horse', { peso: 290 }, 'peso'],
        ['of a vaccine without a name', { aplicado: [{ tipo: 'vacuna' }] }, 'aplicado.0.producto'],
        ['of a note', { aplicado: [{ tipo: 'nota', texto: 'x' }] }, 'aplicado.0.tipo'],
        ['of eleven things', { aplicado: Array(11).fill({ tipo: 'vacuna' }) }, 'aplicado'],
      ];
      for (const [what, wrong, field] of cases) {
        const { status, errors } = await write(key, visit(wrong));
        expect([what, status, Object.keys(errors ?? {})]).toEqual([what, 422, [field]]);
      }
      expect(await entries()).toEqual([]);
      expect(await open(key)).toMatchObject({ data: { estado: 'abierto' } });
    });
  });

  test('cannot be guessed, and its links go with whoever made them', async () => {
    const key = await invite();
    for (let tries = 0; tries < 30; tries += 1) await open('x');
    expect(await open('x')).toMatchObject({ status: 429 });
    // Others behind the same address have done nothing wrong.
    expect(await open(key)).toMatchObject({ data: { estado: 'abierto' } });
    const suspend = (disabled: 0 | 1) =>
      wire.context.database.query
        .updateTable('users')
        .set({ disabled })
        .where('id', '=', ownerId)
        .execute();
    await suspend(1);
    expect(await open(key)).toMatchObject({ data: { estado: 'retirado' } });
    expect(await write(key)).toMatchObject({ status: 409, code: 'vetLinkWithdrawn' });
    await suspend(0);
    expect(await entries()).toEqual([]);
    await erase();
    now += 3_600_000;
    expect(await open(key)).toMatchObject({ status: 404 });
  });
});
