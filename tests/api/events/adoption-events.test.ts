import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEventFilter } from '#domain/events/event-filter.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet, addUser, secret, today } from '../pets/add-pets.ts';
import { rowOf } from '../pets/wire-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { admin, createEvent, picnic, seeEvent } from './wire-events.ts';

const schema = 'evento_adopcion';

describeOnBothDatabases('adoption events', (databases) => {
  let wire: Wire;
  let rosa: string;
  let eva: string;

  beforeAll(async () => {
    wire = await openWire(databases);
    rosa = await addUser(wire.context.database);
    eva = await addUser(wire.context.database);
  });
  afterAll(() => wire.close());

  const pet = (said: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { owner_id: rosa, ...said });
  const add = (petId: string, eventId: string, token?: string, userId?: string) =>
    wire.post(
      'evento_adopcion:agregar_participante',
      { mascota_id: petId, evento_id: eventId, ...(userId && { usuario_id: userId }) },
      token,
    );
  const withdraw = (petId: string, eventId: string, token?: string) =>
    wire.post(
      'evento_adopcion:retirar_participante',
      { mascota_id: petId, evento_id: eventId },
      token,
    );
  const presentAt = async (eventId: string, token?: string) =>
    (await seeEvent(wire, eventId, token))?.payload.mascotas_presentes;

  it('are made, merged, replaced and deleted by administrators', async () => {
    const id = await createEvent(wire);
    expect(await seeEvent(wire, id)).toMatchObject({
      id,
      payload: { ...picnic, mascotas_presentes: [], version: 1 },
    });
    const change = { schema, id, payload: { horario: { a: '15:30' }, lugar: { estado: 'CDMX' } } };
    const changed = rowOf(await wire.post('catalogos:actualizar', change, admin));
    expect(changed.payload).toMatchObject({
      horario: { de: '10:00', a: '15:30' },
      lugar: { ...picnic.lugar, estado: 'Ciudad de México' },
      version: 2,
    });
    const whole = { schema, id, payload: picnic };
    expect(rowOf(await wire.post('catalogos:remplazar', whole, admin)).payload).toMatchObject(
      picnic,
    );
    const stale = { schema, id, payload: { ...picnic, descripcion: 'Otra', version: 1 } };
    expect((await wire.post('catalogos:actualizar', stale, admin)).status).toBe(409);
    expect((await wire.post('catalogos:eliminar', { schema, id }, admin)).status).toBe(200);
    expect(await seeEvent(wire, id)).toBeUndefined();
    expect((await wire.post('catalogos:eliminar', { schema, id }, admin)).status).toBe(404);
  });

  it('are called by a title of their own, in a line, which may be left empty or taken away', async () => {
    const id = await createEvent(wire);
    const titleAfter = async (titulo: unknown) => {
      const body = { schema, id, payload: { titulo } };
      const answer = await wire.post('catalogos:actualizar', body, admin);
      return answer.status === 200 ? rowOf(answer).payload.titulo : answer.status;
    };
    expect((await seeEvent(wire, id))?.payload.titulo).toBeNull();
    expect(await titleAfter(' Posada\n de patas ')).toBe('Posada de patas');
    const other = { schema, id, payload: { descripcion: 'Otra' } };
    const kept = rowOf(await wire.post('catalogos:actualizar', other, admin));
    expect(kept.payload.titulo).toBe('Posada de patas');
    expect(await titleAfter('x'.repeat(81))).toBe(422);
    expect(await titleAfter('  ')).toBeNull();
    expect(await titleAfter('x'.repeat(80))).toBe('x'.repeat(80));
    const whole = { schema, id, payload: picnic };
    const replaced = rowOf(await wire.post('catalogos:remplazar', whole, admin));
    expect(replaced.payload.titulo).toBeNull();
  });

  it('stand in the order of day and hour, and are found by day, place and postal code', async () => {
    const late = await createEvent(wire, {
      fecha: '2027-03-02',
      horario: { de: '12:00', a: '13:00' },
    });
    const early = await createEvent(wire, {
      fecha: '2027-03-02',
      horario: { de: '09:00', a: '10:00' },
    });
    const guadalajara = await createEvent(wire, {
      fecha: '2027-03-01',
      lugar: { ...picnic.lugar, cp: '44100', ciudad: 'Guadalajara', estado: 'Jalisco' },
    });
    const find = async (where: object[]) =>
      (await wire.post('catalogos:consultar', { schema, filter: { where } })).data.map(
        ({ id }) => id,
      );
    const march = { field: 'payload.fecha', operator: '>=', value: '2027-03-01' };
    expect(await find([march])).toEqual([guadalajara, early, late]);
    const city = {
      field: 'payload.lugar.ciudad',
      operator: 'contains',
      value: 'GUADÁ',
      collate: 'es_ci_ai',
    };
    expect(await find([march, city])).toEqual([guadalajara]);
    expect(
      await find([march, { field: 'payload.lugar.cp', operator: '=', value: '44100' }]),
    ).toEqual([guadalajara]);
    expect(
      await find([march, { field: 'payload.lugar.estado', operator: '!=', value: 'Jalisco' }]),
    ).toEqual([early, late]);

    const { filter, ignored } = readEventFilter(new URLSearchParams('estado=JAL&fecha=2027-03-01'));
    const listed = await wire.context.adoptionEvents.list({ when: 'upcoming', filter, page: 1 });
    expect([ignored, listed.items.map((event) => event.id)]).toEqual([[], [guadalajara]]);
    expect(readEventFilter(new URLSearchParams('estado=Texas')).ignored).toEqual(['federalState']);
  });

  it('are found by this weekend, and by the states that have any', async () => {
    const find = async (address: string, when: 'upcoming' | 'past' = 'upcoming') => {
      const { filter } = readEventFilter(new URLSearchParams(address));
      const found = await wire.context.adoptionEvents.list({ when, filter, page: 1 });
      return found.items.map(({ id }) => id);
    };
    const sonora = { ...picnic.lugar, cp: '83000', ciudad: 'Hermosillo', estado: 'Sonora' };
    const [friday, saturday, sunday, monday, past] = [
      await createEvent(wire, { fecha: '2026-11-20', lugar: sonora }),
      await createEvent(wire, { fecha: '2026-11-21', lugar: sonora }),
      await createEvent(wire, { fecha: '2026-11-22', lugar: sonora }),
      await createEvent(wire, { fecha: '2026-11-23', lugar: sonora }),
      await createEvent(wire, { fecha: '2026-11-01', lugar: { ...sonora, estado: 'Colima' } }),
    ];
    expect(await find('fin-de-semana=este&estado=Sonora')).toEqual([saturday, sunday]);
    expect(await find('estado=Sonora')).toEqual([friday, saturday, sunday, monday]);
    expect(await find('estado=Colima', 'past')).toEqual([past]);
    const { adoptionEvents } = wire.context;
    expect(await adoptionEvents.statesWith('past')).toEqual(['Colima']);
    const upcoming = await adoptionEvents.statesWith('upcoming');
    expect(upcoming).toContain('Sonora');
    expect(upcoming).not.toContain('Colima');
    const lugar = { ...sonora, estado: 'Nayarit' };
    const cancelled = await createEvent(wire, { fecha: '2026-11-28', lugar });
    const body = { schema: 'evento_adopcion', id: cancelled };
    expect((await wire.post('catalogos:eliminar', body, admin)).status).toBe(200);
    expect(await adoptionEvents.statesWith('upcoming')).not.toContain('Nayarit');
  });

  it('show each caller the pets that they may see, as ids and, when asked for, as pets', async () => {
    const [visible, hidden] = [await pet(), await pet({ expires_on: '2026-11-01' })];
    const presentes = [visible, hidden].map((mascota_id) => ({ mascota_id }));
    const id = await createEvent(wire, { mascotas_presentes: presentes });
    const ids = async (token?: string) => {
      const event = (await seeEvent(wire, id, token, ['mascotas_presentes'])) as unknown as {
        mascotas_presentes: { id: string }[];
      };
      return event.mascotas_presentes.map((each) => each.id).sort();
    };
    expect(await ids()).toEqual([visible]);
    expect(await ids(`member:${eva}`)).toEqual([visible]);
    expect(await ids(`member:${rosa}`)).toEqual([visible, hidden].sort());
    expect(await ids(admin)).toEqual([visible, hidden].sort());
    expect(await presentAt(id)).toEqual([{ mascota_id: visible }]);
    const answer = await wire.post('catalogos:consultar', { schema, with: ['mascotas_presentes'] });
    expect(answer.text).not.toContain(secret);
  });

  it('take a pet by its owner, once, and let it go again', async () => {
    const [id, canela] = [await createEvent(wire), await pet()];
    const added = await add(canela, id, `member:${rosa}`, rosa);
    expect(rowOf(added).payload.mascotas_presentes).toEqual([{ mascota_id: canela }]);
    const again = await add(canela, id, `member:${rosa}`);
    expect([again.status, again.message]).toEqual([409, 'Esta mascota ya participa en el evento']);
    expect((await withdraw(canela, id, `member:${rosa}`)).status).toBe(200);
    expect(await presentAt(id)).toEqual([]);
    expect((await withdraw(canela, id, `member:${rosa}`)).status).toBe(409);
  });

  it('are told of pets by the soonest to come, to whoever may see both', async () => {
    const luna = await pet();
    const hidden = await pet({ owner_id: eva, expires_on: '2026-01-01' });
    const home = await pet();
    const idle = await pet();
    const soon = await createEvent(wire, { fecha: '2027-06-05' });
    const later = await createEvent(wire, { fecha: '2027-06-06' });
    for (const id of [luna, hidden, home]) {
      for (const eventId of [later, soon]) await add(id, eventId, admin);
    }
    const { query } = wire.context.database;
    await query.updateTable('pets').set({ status: 'adopted' }).where('id', '=', home).execute();
    const mascotas = [idle, home, hidden, luna];
    const call = 'evento_adopcion:consultar_proximos';
    const ask = async (token: string) => (await wire.post(call, { mascotas }, token)).data;
    const next = (mascota_id: string) => ({ mascota_id, evento_id: soon, fecha: '2027-06-05' });
    expect(await ask(`member:${rosa}`)).toEqual([next(luna)]);
    expect(await ask(admin)).toEqual([next(hidden), next(luna)]);
    await wire.post('catalogos:eliminar', { schema, id: soon }, admin);
    expect(await ask(`member:${rosa}`)).toMatchObject([{ mascota_id: luna, evento_id: later }]);
    expect((await wire.post(call, { mascotas })).status).toBe(401);
    const tooMany = Array(101).fill(luna);
    expect((await wire.post(call, { mascotas: tooMany }, admin)).status).toBe(422);
  });

  it('take any pet in adoption by an administrator', async () => {
    const [id, canela] = [await createEvent(wire), await pet()];
    expect((await add(canela, id, admin, 'ines')).status).toBe(200);
    expect((await withdraw(canela, id, admin)).status).toBe(200);
  });

  it('take nobody else’s pet, none that is not in adoption, and none once they are over', async () => {
    const [id, canela] = [await createEvent(wire), await pet()];
    expect((await add(canela, id)).status).toBe(401);
    expect((await add(canela, id, `member:${eva}`)).status).toBe(403);
    expect((await add(canela, id, `member:${rosa}`, eva)).status).toBe(403);
    const deleted = await pet({ deleted: 1 });
    const healing = await pet({ status: 'rehabilitation' });
    for (const [petId, token] of [
      [deleted, `member:${rosa}`],
      [healing, `member:${rosa}`],
      [healing, admin],
    ] as const) {
      const answer = await add(petId, id, token);
      expect([answer.status, answer.errors]).toEqual([
        422,
        { mascota_id: ['Solo participan mascotas que están en adopción'] },
      ]);
    }
    expect((await add('nobody', id, admin)).status).toBe(404);
    expect((await add(canela, 'nothing', admin)).status).toBe(404);
    const past = await createEvent(wire, { fecha: '2026-11-19' });
    // 18:00 in UTC is 13:00 in Tulum, where this one has ended, and another one goes on.
    const earlier = await createEvent(wire, { fecha: today, horario: { de: '09:00', a: '13:00' } });
    const now = await createEvent(wire, { fecha: today, horario: { de: '09:00', a: '13:01' } });
    expect((await add(canela, past, `member:${rosa}`)).status).toBe(409);
    expect((await add(canela, past, admin)).status).toBe(409);
    expect((await add(canela, earlier, admin)).status).toBe(409);
    expect((await add(canela, now, admin)).status).toBe(200);
  });

  it('take a pet once although it is brought ten times at once', async () => {
    const [id, canela] = [await createEvent(wire), await pet()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        add(canela, id, index % 2 ? admin : `member:${rosa}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await presentAt(id)).toEqual([{ mascota_id: canela }]);
  });

  it('lose a pet that is deleted for good', async () => {
    const canela = await pet();
    const id = await createEvent(wire, { mascotas_presentes: [{ mascota_id: canela }] });
    await wire.post('catalogos:eliminar', { schema: 'mascotas', id: canela }, admin);
    expect(await presentAt(id, admin)).toEqual([]);
  });

  it('count the pets that found a home on their day', async () => {
    const history = (date: string) =>
      JSON.stringify([
        { date: '2026-11-01', status: 'adoption' },
        { date, status: 'adopted' },
      ]);
    const thatDay = await pet();
    const later = await pet();
    const event = {
      fecha: '2026-11-15',
      mascotas_presentes: [{ mascota_id: thatDay }, { mascota_id: later }],
    };
    const id = await createEvent(wire, event);
    for (const [petId, date] of [
      [thatDay, '2026-11-15'],
      [later, '2026-11-16'],
    ] as const) {
      await wire.context.database.query
        .updateTable('pets')
        .set({ status: 'adopted', history_json: history(date) })
        .where('id', '=', petId)
        .execute();
    }
    expect(await wire.context.adoptionEvents.adoptionsAt([id])).toEqual(new Map([[id, 1]]));
    const seen = await seeEvent(wire, id, admin, ['adopciones']);
    expect((seen as unknown as { adopciones: { id: string }[] }).adopciones).toMatchObject([
      { id: thatDay },
    ]);
  });
});

describeOnSqlite('what is refused of an adoption event', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
  });
  afterAll(() => wire.close());

  const create = (said: object, token = admin, lang = 'es') =>
    wire.post('catalogos:crear', { schema, payload: { ...picnic, ...said }, lang }, token);

  it('whoever is no administrator', async () => {
    expect((await create({}, 'member:rosa')).status).toBe(403);
    expect((await wire.post('catalogos:crear', { schema, payload: picnic })).status).toBe(401);
    const id = await createEvent(wire);
    const change = { schema, id, payload: { descripcion: 'Otra' } };
    expect((await wire.post('catalogos:actualizar', change, 'member:rosa')).status).toBe(403);
    expect((await wire.post('catalogos:eliminar', { schema, id }, 'member:rosa')).status).toBe(403);
  });

  it.each([
    [
      'an end before the start',
      { horario: { de: '14:00', a: '10:00' } },
      'horario.a',
      'El evento debe terminar después de que empieza',
    ],
    [
      'no length',
      { horario: { de: '10:00', a: '10:00' } },
      'horario.a',
      'El evento debe terminar después de que empieza',
    ],
    ['no time', { horario: { de: '25:00', a: '14:00' } }, 'horario.de', 'Ingresa una hora válida'],
    [
      'a date decades ahead',
      { fecha: '2062-11-29' },
      'fecha',
      'La fecha del evento está demasiado lejos: revisa el año',
    ],
    [
      'a date decades ago',
      { fecha: '1996-11-29' },
      'fecha',
      'La fecha del evento está demasiado lejos: revisa el año',
    ],
    ['a day that does not exist', { fecha: '2026-11-31' }, 'fecha', 'Ingresa una fecha válida'],
    [
      'a postal code with letters',
      { lugar: { ...picnic.lugar, cp: '77A60' } },
      'lugar.cp',
      'El código postal debe tener 5 dígitos',
    ],
    [
      'a postal code of six digits',
      { lugar: { ...picnic.lugar, cp: '777600' } },
      'lugar.cp',
      'El código postal debe tener 5 dígitos',
    ],
    ['no description', { descripcion: '  ' }, 'descripcion', 'Este campo es requerido'],
    [
      'a description without end',
      { descripcion: 'a'.repeat(2_001) },
      'descripcion',
      'El texto es demasiado largo',
    ],
    [
      'no street',
      { lugar: { ...picnic.lugar, direccion: undefined } },
      'lugar.direccion',
      'Este campo es requerido',
    ],
    [
      'an unknown state',
      { lugar: { ...picnic.lugar, estado: 'Texas' } },
      'lugar.estado',
      'Elije una opción',
    ],
    ['a number in place of a text', { descripcion: 7 }, 'descripcion', 'Este campo es requerido'],
    [
      'pets that there are not',
      { mascotas_presentes: [{ mascota_id: 'nobody' }] },
      'mascotas_presentes',
      'Solo participan mascotas que están en adopción',
    ],
  ])('%s', async (_what, said, field, message) => {
    const answer = await create(said);
    expect([answer.status, answer.errors]).toEqual([422, { [field]: [message] }]);
  });

  it('in the caller’s language, all mistakes at once', async () => {
    const answer = await create(
      { descripcion: '', lugar: { ...picnic.lugar, cp: '1' } },
      admin,
      'en',
    );
    expect(answer.errors).toEqual({
      descripcion: ['This field is required'],
      'lugar.cp': ['The ZIP code must be 5 digits'],
    });
  });
});
