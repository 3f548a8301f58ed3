import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire, type WireAnswer } from '../wire/portal.ts';
import { addContract, addPet, addUser, petsVersion, today } from './add-pets.ts';
import { adopter, luna, rowOf } from './wire-pets.ts';

const schema = 'mascotas';

describeOnBothDatabases('writing mascotas', (databases) => {
  let wire: Wire;
  let [rosa, otto, ines] = ['', '', ''];
  let [owner, stranger, administrator] = ['', '', ''];

  beforeAll(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    [rosa, otto, ines] = [
      await addUser(database),
      await addUser(database),
      await addUser(database),
    ];
    [owner, stranger, administrator] = [
      `member:${rosa}`,
      `member:${otto}`,
      `administrator:${ines}`,
    ];
  });
  afterAll(() => wire.close());

  const create = (payload: object, token?: string) =>
    wire.post('catalogos:crear', { schema, payload }, token);
  const update = (id: string, payload: object, token?: string) =>
    wire.post('catalogos:actualizar', { schema, id, payload }, token);
  const replace = (id: string, payload: object, token?: string) =>
    wire.post('catalogos:remplazar', { schema, id, payload }, token);
  const remove = (id: string, token?: string) =>
    wire.post('catalogos:eliminar', { schema, id }, token);
  const stored = (id: string) =>
    wire.context.database.query
      .selectFrom('pets')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  const version = async () => (await petsVersion(wire.context.database)) ?? 0;
  const events = async () => {
    const { database } = wire.context;
    const rows = await database.query.selectFrom('audit_events').selectAll().execute();
    return rows.filter(({ action }) => action.startsWith('pet.'));
  };

  /** Everything that a write leaves behind. */
  const traces = async () => {
    const { query } = wire.context.database;
    return {
      pets: await query.selectFrom('pets').selectAll().orderBy('id').execute(),
      media: await query.selectFrom('pet_media').selectAll().orderBy('asset_id').execute(),
      events: await query.selectFrom('audit_events').selectAll().orderBy('id').execute(),
      jobs: await query.selectFrom('jobs').selectAll().orderBy('id').execute(),
      version: await version(),
    };
  };

  describe('registration', () => {
    it('is slowed down for who registers without end, and for nobody else', async () => {
      const zoe = `member:${await addUser(wire.context.database)}`;
      let answer = await create({}, zoe);
      for (let tries = 1; answer.status === 422 && tries <= 300; tries += 1) {
        answer = await create({}, zoe);
      }
      expect(answer.status).toBe(429);
      expect((await create(luna, owner)).status).toBe(200);
    });

    it('keeps what was said, sets the rest itself and answers the pet', async () => {
      const answer = await create(
        {
          ...luna,
          usuario_id: otto,
          eliminado: false,
          historial: [{ fecha: '2020-01-01', estado: 'adoptado' }],
          fecha_creado: '2020-01-01',
          fecha_expiracion: '2099-01-01',
          contrato: 'https://evil.example/contrato.pdf',
          expediente_id: 'someone-elses',
        },
        owner,
      );
      expect(answer.status).toBe(200);
      const { id, payload } = rowOf(answer);
      expect(payload).toMatchObject({
        ...luna,
        nombre: 'Luna',
        peso: null,
        esterilizacion_mvz_telefono: '9841112233',
        usuario_id: rosa,
        dueno_mascota: 'Rosa',
        dueno_mascota_correo: `${rosa}@example.org`,
        eliminado: false,
        fecha_creado: today,
        fecha_notificacion: '2026-12-05',
        fecha_expiracion: '2026-12-25',
        historial: [{ fecha: today, estado: 'adopcion' }],
        imagenes: [],
        contrato: null,
        expediente_id: null,
        version: 1,
      });
      const [event] = (await events()).filter(({ details_json }) => details_json.includes(id));
      expect(event).toMatchObject({ action: 'pet.registered', actor_id: rosa, subject_id: rosa });
    });

    it('without pictures it is nobody else’s to see yet', async () => {
      const { id } = rowOf(await create(luna, owner));
      const where = [{ field: 'id', operator: '=', value: id }];
      expect((await wire.ask({ filter: { where } })).data).toEqual([]);
      expect((await wire.ask({ filter: { where } }, stranger)).data).toEqual([]);
      expect((await wire.ask({ filter: { where } }, owner)).data).toHaveLength(1);
    });

    it('actualizar without an id registers too', async () => {
      const answer = await wire.post('catalogos:actualizar', { schema, payload: luna }, owner);
      expect(rowOf(answer)).toMatchObject({ id: expect.any(String), payload: { nombre: 'Luna' } });
    });

    it('an administrator may register for somebody', async () => {
      const answer = await create({ ...luna, usuario_id: otto }, administrator);
      expect(rowOf(answer).payload).toMatchObject({ usuario_id: otto, dueno_mascota: 'Rosa' });
      expect(await create({ ...luna, usuario_id: 'nobody' }, administrator)).toMatchObject({
        status: 422,
        errors: { usuario_id: [expect.any(String)] },
      });
    });

    it('a visitor registers nothing', async () => {
      const before = await traces();
      for (const payload of [luna, {}]) {
        expect(await create(payload)).toMatchObject({
          status: 401,
          message: 'Token de autorizacion no encontrado.',
        });
      }
      expect(await traces()).toEqual(before);
    });
  });

  describe('who may write a pet', () => {
    let id: string;
    beforeEach(async () => {
      id = await addPet(wire.context.database, { owner_id: rosa });
    });

    const writes: [string, (id: string, token?: string) => Promise<WireAnswer>][] = [
      ['edits', (pet, token) => update(pet, { nombre: 'Otra' }, token)],
      ['replaces', (pet, token) => replace(pet, luna, token)],
      ['changes the status of', (pet, token) => update(pet, { estado: 'pausado' }, token)],
      ['deletes', (pet, token) => update(pet, { eliminado: true }, token)],
      ['renews', (pet, token) => update(pet, { fecha_expiracion: '2026-12-25' }, token)],
      ['takes the pictures of', (pet, token) => update(pet, { imagenes: [] }, token)],
      [
        'moves the focal points of',
        (pet, token) => {
          const puntos_focales = [
            { imagen: 'https://casa.example/media/portrait/1280.webp', x: 0.1, y: 0.1 },
          ];
          return update(pet, { puntos_focales }, token);
        },
      ],
      [
        'lets somebody adopt',
        (pet, token) => update(pet, { estado: 'adoptado', nuestro_canal: 'NO' }, token),
      ],
    ];
    it.each(writes)(
      'its owner and an administrator: who else %s it changes nothing',
      async (_, write) => {
        const before = await traces();
        expect((await write(id)).status).toBe(401);
        expect((await write(id, stranger)).status).toBe(403);
        expect(await traces()).toEqual(before);
        expect((await write(id, owner)).status).toBe(200);
        expect((await stored(id))?.version).toBe(2);
        const another = await addPet(wire.context.database, { owner_id: rosa });
        expect((await write(another, administrator)).status).toBe(200);
        expect(await version()).toBeGreaterThan(before.version);
      },
    );

    it('for good only an administrator removes it', async () => {
      for (const [token, status] of [
        [undefined, 401],
        [stranger, 403],
        [owner, 403],
      ] as const) {
        const before = await traces();
        expect((await remove(id, token)).status).toBe(status);
        expect(await traces()).toEqual(before);
      }
      expect(await remove(id, administrator)).toMatchObject({ status: 200, data: { schema, id } });
      expect(await stored(id)).toBeUndefined();
      expect((await remove(id, administrator)).status).toBe(404);
    });

    it('one that is not there is not found', async () => {
      const answer = await update('018f0000-0000-7000-8000-000000000000', { nombre: 'X' }, owner);
      expect(answer).toMatchObject({
        status: 404,
        message: 'No hay resultados de consulta [Mascota].',
      });
    });

    it('its owner does not give it away, an administrator does', async () => {
      await update(id, { nombre: 'Luna', usuario_id: otto }, owner);
      expect((await stored(id))?.owner_id).toBe(rosa);
      await update(id, { usuario_id: otto }, administrator);
      expect((await stored(id))?.owner_id).toBe(otto);
    });

    it('its owner deletes it but does not bring it back, by no door', async () => {
      await update(id, { eliminado: true }, owner);
      expect(await stored(id)).toMatchObject({ deleted: 1, deleted_on: today });
      for (const payload of [{ eliminado: false }, { estado: 'pausado' }]) {
        expect((await update(id, payload, owner)).status).toBe(403);
      }
      expect((await replace(id, { ...luna, eliminado: false }, owner)).status).toBe(403);
      expect(await stored(id)).toMatchObject({ deleted: 1, status: 'adoption' });

      await update(id, { eliminado: false }, administrator);
      expect(await stored(id)).toMatchObject({
        deleted: 0,
        deleted_on: null,
        notify_on: '2026-12-05',
        expires_on: '2026-12-25',
      });
    });

    it('a deletion is taken back for ten minutes, with the days that the pet had', async () => {
      const undo = async (token: string | undefined, since?: number) =>
        wire.post(
          'mascotas:deshacer_eliminacion',
          { id, version: since ?? (await stored(id))?.version },
          token,
        );
      const before = await stored(id);
      expect((await undo(owner)).status).toBe(409);
      await update(id, { eliminado: true }, owner);
      expect((await undo(undefined)).status).toBe(401);
      expect((await undo(stranger)).status).toBe(403);
      expect((await undo(owner, before?.version)).status).toBe(409);
      expect((await undo(owner)).status).toBe(200);
      const { version, updated_at, ...rest } = before ?? {};
      expect(await stored(id)).toMatchObject(rest);
      expect((await events()).at(-1)).toMatchObject({ action: 'pet.restored', actor_id: rosa });

      await update(id, { eliminado: true }, owner);
      const { query } = wire.context.database;
      const then = new Date(wire.context.clock.now().getTime() - 11 * 60_000).toISOString();
      await query.updateTable('pets').set({ deleted_at: then }).where('id', '=', id).execute();
      // A change in between does not begin the ten minutes anew.
      expect((await update(id, { nombre: 'Lunita' }, owner)).status).toBe(200);
      expect(await undo(owner)).toMatchObject({
        status: 409,
        code: 'petUndoOver',
        message: errorMessages.petUndoOver.es,
      });
      expect(await stored(id)).toMatchObject({ deleted: 1 });
    });

    it('its owner renews it up to 35 days from today', async () => {
      await update(id, { fecha_notificacion: '2026-12-05', fecha_expiracion: '2026-12-25' }, owner);
      expect(await stored(id)).toMatchObject({ notify_on: '2026-12-05', expires_on: '2026-12-25' });
      const late = await update(id, { fecha_expiracion: '2099-01-01' }, owner);
      expect(late).toMatchObject({
        status: 422,
        errors: { fecha_expiracion: [expect.any(String)] },
      });
      expect((await stored(id))?.expires_on).toBe('2026-12-25');
    });
  });

  describe('a change', () => {
    let id: string;
    beforeEach(async () => {
      id = rowOf(await create({ ...luna, peso: 4 }, owner)).id;
    });

    it('merges, also inside of the age', async () => {
      const { payload } = rowOf(await update(id, { edad: { valor: 4 }, color: 'negro' }, owner));
      expect(payload).toMatchObject({
        nombre: 'Luna',
        edad: { valor: 4, unidad: 'años' },
        color: 'negro',
        peso: 4,
      });
    });

    it('replaces what was said and keeps what the portal set', async () => {
      await update(id, { estado: 'pausado' }, owner);
      const { estado, ...said } = luna;
      const { payload } = rowOf(await replace(id, { ...said, nombre: 'Sol' }, owner));
      expect(payload).toMatchObject({
        nombre: 'Sol',
        peso: null,
        estado: 'pausado',
        usuario_id: rosa,
      });
      expect(payload.historial).toHaveLength(2);
      expect((await replace(id, { nombre: 'Sol' }, owner)).status).toBe(422);
    });

    it('what was read can be sent back whole', async () => {
      const where = [{ field: 'id', operator: '=', value: id }];
      const [read] = (await wire.ask({ filter: { where } }, owner)).data;
      const answer = await replace(id, { ...read?.payload }, owner);
      expect(rowOf(answer)).toEqual(read);
    });

    it('of what another has changed since is refused, and nothing is lost', async () => {
      await update(id, { color: 'blanco', version: 1 }, administrator);
      const before = await traces();
      const said = { color: 'negro', nombre: 'Sol', version: 1 };
      expect(await update(id, said, owner)).toMatchObject({
        status: 409,
        message: errorMessages.petChangedSince.es,
      });
      const late = await wire.post(
        'catalogos:remplazar',
        { schema, id, payload: { ...luna, ...said }, lang: 'en' },
        owner,
      );
      expect(late).toMatchObject({ status: 409, message: errorMessages.petChangedSince.en });
      expect(await traces()).toEqual(before);
      // What was typed is still in the form; sent upon what the other has saved, it is taken.
      expect((await update(id, { ...said, version: 2 }, owner)).status).toBe(200);
      expect(await stored(id)).toMatchObject({ color: 'negro', name: 'Sol', version: 3 });
    });

    it('two at the same moment are one after the other', async () => {
      const colors = ['negro', 'blanco', 'gris oscuro', 'café'];
      const answers = await Promise.all(
        colors.map((color) => update(id, { color, version: 1 }, owner)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await stored(id))?.version).toBe(2);
    });

    it('that changes nothing leaves no trace', async () => {
      const before = [await version(), (await events()).length];
      expect((await update(id, { nombre: 'Luna' }, owner)).status).toBe(200);
      expect([await version(), (await events()).length]).toEqual(before);
    });

    it('of the status is told in the history', async () => {
      const { payload } = rowOf(await update(id, { estado: 'fallecido' }, owner));
      expect(payload.historial).toEqual([
        { fecha: today, estado: 'adopcion' },
        { fecha: today, estado: 'fallecido' },
      ]);
      expect((await update(id, { estado: 'devuelto' }, owner)).status).toBe(422);
      expect((await update(id, { estado: 'eliminado' }, owner)).status).toBe(422);
    });

    it('is slowed down for who changes one status, or anything, without end', async () => {
      const { limits } = wire.context;
      for (let times = 0; times < 60; times += 1) await limits.allows('petStatus', id);
      expect((await update(id, { estado: 'pausado' }, owner)).status).toBe(429);
      expect((await update(id, { color: 'blanco' }, owner)).status).toBe(200);
      expect((await stored(id))?.status).toBe('adoption');

      for (let times = 0; times < 600; times += 1) await limits.allows('change', otto);
      expect((await update(id, { color: 'gris' }, stranger)).status).toBe(429);
      expect((await update(id, { color: 'gris' }, owner)).status).toBe(200);
    });

    it('to adoptado asks for the channel, and through the portal for adopter and contract', async () => {
      const ask = (payload: object) => update(id, { estado: 'adoptado', ...payload }, owner);
      expect((await ask({})).errors).toEqual({ nuestro_canal: ['Elije una opción'] });
      expect(
        (await ask({ nuestro_canal: 'SI', adoptante: { ...adopter, telefono: '12' } })).errors,
      ).toEqual({
        contrato: ['Debes subir el documento del contrato'],
        'adoptante.telefono': ['Ingresa un teléfono válido'],
      });
      expect((await stored(id))?.status).toBe('adoption');

      await addContract(wire.context, id);
      const { payload } = rowOf(await ask({ nuestro_canal: 'SI', adoptante: adopter }));
      expect(payload).toMatchObject({
        estado: 'adoptado',
        nuestro_canal: 'SI',
        adoptante: { ...adopter, telefono: '9847654321' },
      });
      const [event] = (await events())
        .filter(({ action }) => action === 'pet.statusChanged')
        .slice(-1);
      expect(event?.details_json).not.toContain('Poot');
    });
  });

  describe('pictures', () => {
    let id: string;
    const address = (name: string) => `https://casa.example/media/${name}/1280.webp`;
    beforeEach(async () => {
      const pictures = ['uno', 'dos', 'tres'];
      id = await addPet(wire.context.database, { owner_id: rosa, pictures });
      await addPet(wire.context.database, { owner_id: otto, pictures: ['ajena'] });
    });

    it('are ordered and left out by their addresses', async () => {
      const imagenes = [address('tres'), address('uno')];
      expect(rowOf(await update(id, { imagenes }, owner)).payload.imagenes).toEqual(imagenes);
      expect((await stored(id))?.media_count).toBe(2);
    });

    it.each([
      [[address('ajena')]],
      [['https://evil.example/media/uno/1280.webp']],
      [[address('uno'), address('uno')]],
      [['javascript:alert(1)']],
    ])('of others do not come in: %j', async (imagenes) => {
      const answer = await update(id, { imagenes, nombre: 'Otra' }, owner);
      expect(answer).toMatchObject({ status: 422, errors: { imagenes: [expect.any(String)] } });
      expect(await stored(id)).toMatchObject({ media_count: 3, name: 'Canela' });
    });
  });

  describe('focal points', () => {
    let [id, other] = ['', ''];
    const address = (name: string) => `https://casa.example/media/${name}/1280.webp`;
    const point = (name: string, x: unknown, y: unknown) => ({ imagen: address(name), x, y });
    const pointsOf = async (pet = id) => {
      const filter = { where: [{ field: 'id', operator: '=', value: pet }] };
      const { data } = await wire.post('catalogos:consultar', { schema, filter });
      return data[0]?.payload.puntos_focales;
    };
    beforeEach(async () => {
      id = await addPet(wire.context.database, { owner_id: rosa, pictures: ['uno', 'dos'] });
      other = await addPet(wire.context.database, { owner_id: otto, pictures: ['ajena', 'uno'] });
    });

    it('are proposed until somebody moves one, and stay with their picture', async () => {
      const proposed = [point('uno', 0.5, 0.4), point('dos', 0.5, 0.4)];
      expect(await pointsOf()).toEqual(proposed);
      const before = await version();
      const moved = [point('uno', 0.9, 0.9), point('dos', 0.12345, 1)];
      expect((await update(id, { puntos_focales: moved }, owner)).status).toBe(200);
      expect(await version()).toBeGreaterThan(before);
      const [first, second] = [point('uno', 0.9, 0.9), point('dos', 0.123, 1)];
      expect(await pointsOf()).toEqual([first, second]);
      // Of the same picture of another pet nothing changes.
      expect(await pointsOf(other)).toEqual([point('ajena', 0.5, 0.4), proposed[0]]);
      await update(id, { imagenes: [address('dos'), address('uno')] }, owner);
      expect(await pointsOf()).toEqual([second, first]);
      await replace(id, { ...luna, puntos_focales: [point('uno', 0, 0)] }, administrator);
      expect(await pointsOf()).toEqual([second, point('uno', 0, 0)]);
    });

    it('said again change nothing', async () => {
      const said = { puntos_focales: [point('uno', 0.2, 0.3)] };
      await update(id, said, owner);
      const before = await traces();
      expect((await update(id, said, owner)).status).toBe(200);
      expect(await traces()).toEqual(before);
    });

    it.each<[string, unknown]>([
      ['of another pet’s picture', [point('ajena', 0.5, 0.5)]],
      ['of no picture of ours', [{ imagen: 'https://evil.example/x.jpg', x: 0.5, y: 0.5 }]],
      ['left of the picture', [point('uno', -0.01, 0.5)]],
      ['below it', [point('uno', 0.5, 1.01)]],
      ['nowhere', [point('uno', null, 0.5)]],
      ['in words', [point('uno', '0.5', 0.5)]],
      ['not a number', [point('uno', 'NaN', 0.5)]],
      ['without a picture', [{ x: 0.5, y: 0.5 }]],
      ['with something more', [{ ...point('uno', 0.5, 0.5), z: 1 }]],
      ['without end', Array.from({ length: 21 }, () => point('uno', 0.5, 0.5))],
      ['as one', point('uno', 0.5, 0.5)],
    ])('%s are refused', async (_, puntos_focales) => {
      const before = await traces();
      const answer = await update(id, { puntos_focales, nombre: 'Otra' }, owner);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors ?? {}).join()).toMatch(/^puntos_focales/);
      expect(await traces()).toEqual(before);
    });

    it('of a picture that goes in the same breath are refused', async () => {
      const said = { imagenes: [address('dos')], puntos_focales: [point('uno', 0.5, 0.5)] };
      expect((await update(id, said, owner)).status).toBe(422);
    });
  });

  it('a catalogue that nobody writes says so', async () => {
    const answer = await wire.post(
      'catalogos:crear',
      { schema: 'sat_formas_pago', payload: {} },
      administrator,
    );
    expect(answer).toMatchObject({ status: 422, errors: { schema: [expect.any(String)] } });
  });
});
