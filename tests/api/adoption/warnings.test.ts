import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, smallProfile } from './application-steps.ts';

interface Reply {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}

describeOnBothDatabases('warnings about who applies', (databases) => {
  let wire: Wire;
  let now: number;
  const administrator = 'administrator:ines';
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  let phones = 9_840_000_000;
  const nextPhone = () => String(++phones);
  const people = () => wire.context.database.query.updateTable('users');
  const warnings = (id: string, token: string) => post('solicitudes:advertencias', { id }, token);
  const marks = (ids: string[], token: string) => post('solicitudes:marcas', { ids }, token);

  /** Another family, for another pet of a rescuer. */
  async function applyTo(rescuerId: string, said: object = {}) {
    const { database } = wire.context;
    const familyId = await addUser(database);
    const family = `member:${familyId}`;
    await people()
      .set({ phone: nextPhone(), ...said })
      .where('id', '=', familyId)
      .execute();
    const petId = await addPet(database, { owner_id: rescuerId, notify_on: '2028-12-01' });
    await post('perfil_adopcion:guardar', smallProfile, family);
    const payload = { mascotas: [petId], mensaje: '' };
    const { data } = await post('documentos:crear', { schema: 'solicitudes', payload }, family);
    const folio = Number(data.folio);
    const step = (transicion: string, token: string, more: object = {}) =>
      post(
        'documentos:transitar',
        { schema: 'solicitudes', serie: 'SOL', folio, transicion, ...more },
        token,
      );
    return { id: String(data.id), folio, familyId, family, step };
  }

  test('name the same telephone under another name, and say of others’ applications only the end', async () => {
    const { database } = wire.context;
    const [one, other] = [await addUser(database), await addUser(database)];
    const shared = { phone: '9841112299' };
    const first = await applyTo(one, shared);
    await first.step('rechazar', `member:${one}`, {
      motivo: 'La casa todavía no está lista para recibirlo.',
    });
    now += 60_000;
    const second = await applyTo(one, { ...shared, name: 'Otra Persona' });
    now += 60_000;
    const third = await applyTo(other, { ...shared, name: 'Alguien Más' });

    const own = (await warnings(second.id, `member:${one}`)).data;
    expect(own).toMatchObject({
      solicitudes: [
        { datos: ['telefono'], otra_cuenta: true, resultado: 'abierta', conocida: null },
        {
          datos: ['telefono'],
          otro_nombre: true,
          resultado: 'rechazada',
          conocida: { folio: first.folio, motivo: 'casa_no_lista' },
        },
      ],
      hay_mas: false,
      restriccion: null,
    });
    const others = (await warnings(third.id, `member:${other}`)).data;
    expect(others.solicitudes).toMatchObject([
      { resultado: 'abierta', conocida: null },
      { resultado: 'rechazada', conocida: null },
    ]);
    const all = (await warnings(third.id, administrator)).data;
    expect(all.solicitudes).toMatchObject([
      { conocida: { folio: second.folio, nombre: 'Otra Persona' } },
      { conocida: { folio: first.folio } },
    ]);
    expect((await marks([third.id, second.id, 'otra'], administrator)).data).toEqual([
      { id: third.id, avisos: ['rechazada_antes', 'otra_cuenta'] },
      { id: second.id, avisos: ['rechazada_antes', 'otra_cuenta'] },
    ]);
  });

  test('are for whoever decides alone', async () => {
    const { database } = wire.context;
    const rescuerId = await addUser(database);
    const { id, family } = await applyTo(rescuerId, { phone: '9841112299' });
    const { family: stranger } = await applyTo(await addUser(database), { phone: '9841112299' });
    expect(await warnings(id, family)).toMatchObject({ status: 403 });
    for (const token of [stranger, 'treasurer:t', 'editor:e']) {
      expect(await warnings(id, token)).toMatchObject({ status: 404 });
      expect((await marks([id], token)).data).toEqual([]);
    }
    expect((await marks([id], family)).data).toEqual([]);
    for (const token of [`member:${rescuerId}`, 'coordinator:c', administrator]) {
      expect((await warnings(id, token)).data.solicitudes).toHaveLength(1);
      expect((await marks([id], token)).data).toHaveLength(1);
    }
    expect(await post('solicitudes:advertencias', { id })).toMatchObject({ status: 401 });
    expect(await marks(Array(61).fill(id), administrator)).toMatchObject({ status: 422 });
  });

  test('count a no that somebody said, not the pet’s finding another home', async () => {
    const { database } = wire.context;
    const { petId, folio, step, rescuer } = await approvedApplication(wire, {
      notify_on: '2028-12-01',
    });
    const loserId = await addUser(database);
    const loser = `member:${loserId}`;
    await people().set({ phone: nextPhone() }).where('id', '=', loserId).execute();
    await post('perfil_adopcion:guardar', smallProfile, loser);
    const payload = { mascotas: [petId], mensaje: '' };
    await post('documentos:crear', { schema: 'solicitudes', payload }, loser);
    await step('adoptar');
    const next = await addPet(database, {
      owner_id: rescuer.slice('member:'.length),
      notify_on: '2028-12-01',
    });
    const again = await post(
      'documentos:crear',
      { schema: 'solicitudes', payload: { mascotas: [next], mensaje: '' } },
      loser,
    );
    expect((await warnings(String(again.data.id), rescuer)).data.solicitudes).toEqual([]);
    const rows = await database.query
      .selectFrom('adoption_applications')
      .select(['folio', 'decline_reason', 'answer_minutes', 'adoption_minutes'])
      .orderBy('folio')
      .execute();
    expect(rows.map((row) => ({ ...row, folio: Number(row.folio) }))).toMatchObject([
      { folio, decline_reason: null, answer_minutes: 0, adoption_minutes: 0 },
      { decline_reason: 'noLongerFree', answer_minutes: null },
      { decline_reason: null },
    ]);
  });

  test('go with the account, and hold no readable data', async () => {
    const { accounts, database, privacy } = wire.context;
    const { familyId } = await applyTo(await addUser(database), { phone: '9841112299' });
    const kept = await database.query.selectFrom('application_traces').selectAll().execute();
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toMatch(/9841112299|@/);
    const account = await accounts.find(familyId);
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    expect(await database.query.selectFrom('application_traces').selectAll().execute()).toEqual([]);
  });

  test('an entry of who may not adopt holds until it is lifted, for whoever decides', async () => {
    const adoption = await approvedApplication(wire, { notify_on: '2028-12-01' });
    const { id, rescuer, family, step } = adoption;
    const entered = await post(
      'personas_restringidas:crear',
      { solicitud_id: id, motivo: 'Abandonó a la mascota anterior.', hasta: '2027-11-20' },
      administrator,
    );
    expect(entered).toMatchObject({ status: 200 });
    expect((await warnings(id, rescuer)).data.restriccion).toMatchObject({
      hasta: '2027-11-20',
      motivo: null,
    });
    expect((await warnings(id, administrator)).data.restriccion).toMatchObject({
      motivo: 'Abandonó a la mascota anterior.',
    });
    expect((await marks([id], rescuer)).data).toEqual([{ id, avisos: ['no_puede_adoptar'] }]);
    for (const token of [rescuer, administrator]) {
      for (const name of ['apartar', 'adoptar']) {
        const more = name === 'apartar' ? { hasta: '2026-11-25' } : {};
        expect(await step(name, token, more)).toMatchObject({
          status: 409,
          code: 'adopterRestricted',
        });
      }
    }
    expect(await warnings(id, family)).toMatchObject({ status: 403 });
    const [listed] = (await post('personas_restringidas:consultar', {}, administrator))
      .data as unknown as Record<string, unknown>[];
    expect(listed).toMatchObject({ estado: 'vigente', objeciones: [] });
    expect(listed?.datos).not.toContain('domicilio');
    const appeal = (resultado: string) =>
      post(
        'personas_restringidas:apelar',
        { id: listed?.id, texto: 'Fue otra persona.', resultado },
        administrator,
      );
    expect(await appeal('otra')).toMatchObject({ status: 422 });
    expect(await appeal('pendiente')).toMatchObject({ status: 200 });
    expect(await step('adoptar')).toMatchObject({ status: 409 });
    expect(await appeal('se_levanta')).toMatchObject({ status: 200 });
    expect(await appeal('se_mantiene')).toMatchObject({ status: 409, code: 'restrictionEnded' });
    expect(await step('adoptar')).toMatchObject({ status: 200 });
    const log = await wire.context.database.query
      .selectFrom('audit_events')
      .select('action')
      .where('action', 'like', 'restriction%')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'restriction.entered',
      'restriction.appealed',
      'restriction.lifted',
    ]);
  });

  test('an entry by hand finds the telephone in another account, and ends by itself', async () => {
    const rescuerId = await addUser(wire.context.database);
    const { id, step } = await applyTo(rescuerId, { phone: '9841112299' });
    const rescuer = `member:${rescuerId}`;
    await step('revisar', rescuer);
    const said = { telefono: '+52 1 984 111 2299', motivo: 'Maltrato.', hasta: '2026-11-22' };
    await post('personas_restringidas:crear', said, administrator);
    expect(await step('aprobar', rescuer)).toMatchObject({
      status: 409,
      code: 'adopterRestricted',
    });
    expect((await warnings(id, rescuer)).data.restriccion).toMatchObject({ datos: ['telefono'] });
    now += 3 * 86_400_000;
    expect((await warnings(id, rescuer)).data.restriccion).toBeNull();
    expect(await step('aprobar', rescuer)).toMatchObject({ status: 200 });
  });

  test('the list is the administrators’ alone, and says what is wrong', async () => {
    const said = { telefono: '9841112299', motivo: 'Maltrato.', hasta: '2027-01-01' };
    const create = (more: object, token?: string) =>
      post('personas_restringidas:crear', { ...said, ...more }, token);
    for (const token of ['coordinator:c', 'treasurer:t', 'editor:e', 'member:m']) {
      expect(await create({}, token)).toMatchObject({ status: 403 });
      expect(await post('personas_restringidas:consultar', {}, token)).toMatchObject({
        status: 403,
      });
      expect(await post('personas_restringidas:levantar', { id: 'x' }, token)).toMatchObject({
        status: 403,
      });
    }
    expect(await create({})).toMatchObject({ status: 401 });
    expect(await create({ telefono: '' }, administrator)).toMatchObject({
      status: 422,
      errors: { telefono: expect.anything() },
    });
    for (const hasta of ['2026-11-01', '2040-01-01', 'mañana']) {
      expect(await create({ hasta }, administrator)).toMatchObject({
        status: 422,
        errors: { hasta: expect.anything() },
      });
    }
    expect(await create({ solicitud_id: 'otra' }, administrator)).toMatchObject({ status: 404 });
    expect(await post('personas_restringidas:levantar', { id: 'x' }, administrator)).toMatchObject({
      status: 404,
    });
  });

  onSqliteAlone(databases, () => {
    test('an entry stays when the account goes, without readable data', async () => {
      const { accounts, database, privacy, restrictions } = wire.context;
      const { familyId, id } = await applyTo(await addUser(database), { phone: '9841112299' });
      const said = { solicitud_id: id, motivo: 'Abandono.', hasta: '2026-12-01' };
      await post('personas_restringidas:crear', said, administrator);
      const account = await accounts.find(familyId);
      if (!account) throw new Error('There is no such account.');
      await database.transaction((tx) => privacy.eraseUnused(tx, account));
      const { email, phone } = account;
      const hashes = restrictions.hashesOf({ email, phone });
      const found = await restrictions.inForce(database.query, hashes);
      expect(found?.kinds.toSorted()).toEqual(['email', 'phone']);
      const kept = await database.query.selectFrom('restriction_marks').selectAll().execute();
      expect(JSON.stringify(kept)).not.toMatch(/9841112299|@/);
    });
  });
});
