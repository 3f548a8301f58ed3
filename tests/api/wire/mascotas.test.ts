import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldKind } from '#domain/contract/field.ts';
import { type Operator, operators } from '#server/features/kits/querying/row-query.ts';
import { operatorsOf } from '#server/wire/filter.ts';
import { mascotas } from '#server/wire/schemas/mascotas.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, secret } from '../pets/add-pets.ts';
import { openWire, type Wire, type WireAnswer } from './portal.ts';

type Where = { field: string; operator: string; value?: unknown; collate?: string };
const collate = 'es_ci_ai';

describeOnBothDatabases('catalogos:consultar mascotas', (databases) => {
  let wire: Wire;
  let rosa: string;
  const names = (answer: WireAnswer) => answer.data.map(({ payload }) => payload.nombre);

  beforeAll(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    rosa = await addUser(database);
    const at = (n: number) => ({ created_at: `2026-11-0${n}T12:00:00.000Z` });
    await addPet(database, {
      ...at(1),
      name: 'Luna',
      species: 'cat',
      size: 'small',
      city: 'Cancún',
      weight_kg: null,
      pictures: ['luna-1', 'video-luna'],
      sterilized: 0,
    });
    await addPet(database, {
      ...at(2),
      name: 'Ñoño 100%',
      age_value: 3,
      age_unit: 'months',
      city: 'Guadalajara',
      federal_state: 'Jalisco',
      weight_kg: 4.2,
    });
    await addPet(database, {
      ...at(3),
      name: 'Nono_1',
      status: 'rehabilitation',
      needs_json: '["Croquetas \\"cachorro\\"","Medicina"]',
      good_with_children: 'no',
      folder_id: 'folder-1',
      owner_id: rosa,
    });
    await addPet(database, { ...at(4), name: 'Hidden adopted', status: 'adopted', owner_id: rosa });
    await addPet(database, { ...at(5), name: 'Hidden deleted', deleted: 1, owner_id: rosa });
    await addPet(database, { ...at(6), name: 'Hidden expired', expires_on: '2026-11-19' });
    await addPet(database, { ...at(7), name: 'Hidden without picture', pictures: [] });
  });
  afterAll(() => wire.close());

  it('gives whole public pets, the newest first', async () => {
    const answer = await wire.ask({});
    expect(names(answer)).toEqual(['Nono_1', 'Ñoño 100%', 'Luna']);
    expect(answer.data[2]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: '2026-11-01T12:00:00.000Z',
      payload: {
        nombre: 'Luna',
        estado: 'adopcion',
        eliminado: false,
        fecha_creado: '2026-11-01',
        en_espera_desde: '2026-11-01',
        busca_hogar_temporal: false,
        especie: 'gato',
        raza: 'mestizo',
        sexo: 'hembra',
        tamano: 'pequeño',
        color: 'miel',
        edad: { valor: 2, unidad: 'años' },
        nacimiento: { fecha: '2024-10-31', estimada: true },
        peso: null,
        convine: 'SI',
        convine_otras: 'NO',
        convine_ninos: 'NO SE',
        entrenado: true,
        educado: false,
        energia: null,
        escaleras: null,
        requiere_experiencia: null,
        desparasitacion: true,
        comentDesparasitacion: 'Rabia y múltiple al día',
        esterilizada: false,
        personalidad: 'Tranquila y muy cariñosa',
        comentarios: 'La encontramos junto a la carretera.',
        ciudad: 'Cancún',
        entidad_federativa: 'Quintana Roo',
        necesidades: [],
        historial: [{ fecha: '2026-11-01', estado: 'adopcion' }],
        imagenes: [
          'https://casa.example/media/luna-1/1280.webp',
          'https://casa.example/media/video-luna/video.mp4',
        ],
        puntos_focales: [
          { imagen: 'https://casa.example/media/luna-1/1280.webp', x: 0.5, y: 0.4 },
          { imagen: 'https://casa.example/media/video-luna/video.mp4', x: 0.5, y: 0.4 },
        ],
        grupo: null,
        expediente_id: null,
      },
    });
  });

  it.each<[Where[], string[]]>([
    [[{ field: 'payload.estado', operator: '=', value: 'adopcion' }], ['Ñoño 100%', 'Luna']],
    [[{ field: 'payload.estado', operator: '!=', value: 'adopcion' }], ['Nono_1']],
    [[{ field: 'payload.estado', operator: '=', value: 'adoptado' }], []],
    [[{ field: 'payload.especie', operator: 'in', value: ['gato', 'loro'] }], ['Luna']],
    [[{ field: 'payload.especie', operator: 'like', value: '%erro' }], ['Nono_1', 'Ñoño 100%']],
    [[{ field: 'payload.tamano', operator: '=', value: 'PEQUENO' }], []],
    [[{ field: 'payload.tamano', operator: '=', value: 'PEQUENO', collate }], ['Luna']],
    [[{ field: 'payload.tamano', operator: 'is null' }], []],
    [[{ field: 'payload.edad.unidad', operator: '=', value: 'meses' }], ['Ñoño 100%']],
    [[{ field: 'payload.edad.valor', operator: '>=', value: 3 }], ['Ñoño 100%']],
    [[{ field: 'payload.edad.valor', operator: '>', value: 2.5 }], ['Ñoño 100%']],
    [
      [{ field: 'payload.edad.valor', operator: '<', value: 1e20 }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [[{ field: 'payload.edad.valor', operator: 'in', value: [3, 9] }], ['Ñoño 100%']],
    [[{ field: 'payload.peso', operator: '=', value: 4.2 }], ['Ñoño 100%']],
    [[{ field: 'payload.peso', operator: '!=', value: 4.2 }], ['Nono_1', 'Luna']],
    [[{ field: 'payload.peso', operator: 'is null' }], ['Luna']],
    [[{ field: 'payload.esterilizada', operator: '=', value: false }], ['Luna']],
    [[{ field: 'payload.esterilizada', operator: '!=', value: false }], ['Nono_1', 'Ñoño 100%']],
    [[{ field: 'payload.esterilizada', operator: 'in', value: [true] }], ['Nono_1', 'Ñoño 100%']],
    [[{ field: 'payload.nombre', operator: '=', value: 'luna' }], []],
    [[{ field: 'payload.nombre', operator: '=', value: 'LÚNA', collate }], ['Luna']],
    [
      [{ field: 'payload.nombre', operator: '!=', value: 'luna', collate }],
      ['Nono_1', 'Ñoño 100%'],
    ],
    [[{ field: 'payload.nombre', operator: '<', value: 'M' }], ['Luna']],
    [
      [{ field: 'payload.nombre', operator: 'in', value: ['LUNA', 'nono_1'], collate }],
      ['Nono_1', 'Luna'],
    ],
    [[{ field: 'payload.nombre', operator: 'like', value: 'Lu%' }], ['Luna']],
    [[{ field: 'payload.nombre', operator: 'like', value: 'lu%' }], []],
    [[{ field: 'payload.nombre', operator: 'like', value: 'N_no%' }], []],
    [[{ field: 'payload.nombre', operator: 'contains', value: '0%' }], ['Ñoño 100%']],
    [[{ field: 'payload.nombre', operator: 'contains', value: '_' }], ['Nono_1']],
    [[{ field: 'payload.nombre', operator: 'contains', value: '*' }], []],
    [
      [{ field: 'payload.nombre', operator: 'contains', value: 'nono', collate }],
      ['Nono_1', 'Ñoño 100%'],
    ],
    [[{ field: 'payload.nombre', operator: 'contains', value: 'ñoño', collate }], ['Ñoño 100%']],
    [[{ field: 'payload.ciudad', operator: 'contains', value: 'CANCUN', collate }], ['Luna']],
    [
      [{ field: 'payload.ciudad', operator: 'contains', value: 'u', collate }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [[{ field: 'payload.ciudad', operator: 'contains', value: 'cancun' }], []],
    [
      [{ field: 'payload.entidad_federativa', operator: 'contains', value: 'jal', collate }],
      ['Ñoño 100%'],
    ],
    [
      [{ field: 'payload.personalidad', operator: 'contains', value: 'CARIÑOSA', collate }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [
      [{ field: 'payload.personalidad', operator: 'contains', value: 'CARINOSA', collate }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [
      [{ field: 'payload.color', operator: 'like', value: 'MI%', collate }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [[{ field: 'payload.necesidades', operator: 'contains', value: 'Croquetas "' }], ['Nono_1']],
    [
      [{ field: 'payload.necesidades', operator: 'contains', value: 'medicina', collate }],
      ['Nono_1'],
    ],
    [[{ field: 'payload.necesidades', operator: 'contains', value: 'Medicin' }], ['Nono_1']],
    [[{ field: 'payload.necesidades', operator: 'contains', value: ',' }], []],
    [[{ field: 'payload.necesidades', operator: 'contains', value: '","' }], []],
    [[{ field: 'payload.necesidades', operator: 'is null' }], ['Ñoño 100%', 'Luna']],
    [[{ field: 'payload.imagenes', operator: 'is null' }], []],
    [[{ field: 'payload.expediente_id', operator: 'is null' }], ['Ñoño 100%', 'Luna']],
    [
      [{ field: 'payload.expediente_id', operator: '!=', value: 'folder-1' }],
      ['Ñoño 100%', 'Luna'],
    ],
    [
      [{ field: 'payload.fecha_creado', operator: '<=', value: '2026-11-01' }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [[{ field: 'created_at', operator: '>', value: '2026-11-02' }], ['Nono_1', 'Ñoño 100%']],
    [
      [{ field: 'payload.eliminado', operator: '!=', value: true }],
      ['Nono_1', 'Ñoño 100%', 'Luna'],
    ],
    [[{ field: 'payload.eliminado', operator: '=', value: true }], []],
    [[{ field: 'id', operator: 'in', value: [] }], []],
    [
      [
        { field: 'payload.especie', operator: '=', value: 'perro' },
        { field: 'payload.estado', operator: '=', value: 'adopcion' },
        { field: 'payload.ciudad', operator: 'contains', value: 'guada', collate },
      ],
      ['Ñoño 100%'],
    ],
  ])('%j finds %j', async (where, found) => {
    const answer = await wire.ask({ filter: { where } });
    expect(answer.status).toBe(200);
    expect(names(answer)).toEqual(found);
    expect(answer.paginate.total).toBe(found.length);
  });

  it('finds one pet by its id, and whose it is only narrows', async () => {
    const [newest] = (await wire.ask({})).data;
    const byId = { field: 'id', operator: '=', value: newest?.id };
    expect((await wire.ask({ filter: { where: [byId] } })).data).toEqual([newest]);
    const byOwner = { field: 'payload.usuario_id', operator: '=', value: rosa };
    expect(names(await wire.ask({ filter: { where: [byOwner] } }))).toEqual(['Nono_1']);
  });

  it.each([
    [[{ field: 'payload.nombre', direction: 'asc' }], ['Luna', 'Ñoño 100%', 'Nono_1']],
    [
      [{ field: 'payload.tamano' }, { field: 'created_at' }],
      ['Luna', 'Ñoño 100%', 'Nono_1'],
    ],
    [[{ field: 'payload.peso', direction: 'desc' }], ['Nono_1', 'Ñoño 100%', 'Luna']],
    [[{ field: 'created_at', direction: 'asc' }], ['Luna', 'Ñoño 100%', 'Nono_1']],
    // Whether there are any: where all have some, the newest come first.
    [[{ field: 'payload.imagenes', direction: 'desc' }], ['Nono_1', 'Ñoño 100%', 'Luna']],
  ])('order %j gives %j', async (order, found) => {
    expect(names(await wire.ask({ order }))).toEqual(found);
  });

  it('pages, and is empty beyond the last page', async () => {
    const order = [{ field: 'created_at', direction: 'asc' }];
    const second = await wire.ask({ limit: 2, page: 2, order });
    expect(names(second)).toEqual(['Nono_1']);
    expect(second.paginate).toEqual({ page: 2, limit: 2, total: 3, last_page: 2 });
    const far = await wire.ask({ page: 1_000_000_000, limit: 100 });
    expect(far).toMatchObject({ status: 200, data: [], paginate: { total: 3, last_page: 1 } });
  });

  it('orders and filters by every field that it shows to visitors', async () => {
    const shown = (await wire.ask({})).data[0]?.payload ?? {};
    const nested = new Set(['edad', 'nacimiento']);
    const fields = Object.entries(shown).flatMap(([name, value]) =>
      nested.has(name)
        ? Object.keys(value as object).map((inner) => `payload.${name}.${inner}`)
        : [`payload.${name}`],
    );
    for (const field of ['id', 'created_at', ...fields]) {
      const where = [{ field, operator: 'is null' }];
      expect([field, (await wire.ask({ filter: { where } })).status]).toEqual([field, 200]);
      if (field === 'payload.eliminado') continue;
      expect([field, (await wire.ask({ order: [{ field }] })).paginate?.total]).toEqual([field, 3]);
    }
  });

  it.each([...mascotas.fields.values()])(
    'answers or refuses every operator on $name',
    async ({ name, kind, filterableBy }) => {
      const token = filterableBy === 'everyone' ? undefined : `member:${rosa}`;
      for (const operator of operators) {
        const isAnswered = filterableBy !== 'nobody' && operatorsOf[kind].includes(operator);
        const expected = isAnswered ? 200 : 422;
        for (const collated of [undefined, collate]) {
          const value = plausible(kind, operator);
          const where = [{ field: name, operator, value, collate: collated }];
          const { status } = await wire.ask({ filter: { where } }, token);
          expect([operator, status]).toEqual([operator, expected]);
        }
      }
    },
  );

  describe('what a query may cost', () => {
    const ask = (...where: Where[]) => wire.ask({ filter: { where } });
    const story = { field: 'payload.comentarios', operator: 'contains' };

    it.each<[string, Where[]]>([
      [
        'a hundred texts, folded or not, in one list',
        ['nombre', 'ciudad', 'especie', 'comentarios'].map((name) => ({
          field: `payload.${name}`,
          operator: 'in',
          value: Array(100).fill('Ñandú'),
          collate,
        })),
      ],
      [
        'thirty conditions about what lists are filtered by',
        Array(30).fill({ field: 'payload.especie', operator: 'in', value: ['perro', 'gato'] }),
      ],
      [
        'a few folded texts inside the long ones',
        ['comentarios', 'personalidad', 'color', 'necesidades'].map((name) => ({
          field: `payload.${name}`,
          operator: 'contains',
          value: 'x',
          collate,
        })),
      ],
      [
        'a city beside lists that all walks would repeat',
        [
          { field: 'payload.ciudad', operator: 'contains', value: 'a', collate },
          ...Array(4).fill({ field: 'id', operator: 'in', value: Array(100).fill('x') }),
        ],
      ],
    ])('%s', async (_what, where) => {
      expect((await ask(...where)).status).toBe(200);
    });

    it.each<[string, Where[], string, string]>([
      [
        'one long term in a long text',
        [
          { field: 'payload.nombre', operator: '=', value: 'x' },
          { ...story, value: `${'a'.repeat(499)}b` },
        ],
        'filter.where.1',
        'un texto más corto',
      ],
      [
        'a pattern with wildcards inside, in a long text',
        [{ ...story, operator: 'like', value: '%perdido%encontrado%' }],
        'filter.where.0',
        'un texto más corto',
      ],
      [
        'many searches in long texts',
        Array(30).fill({ ...story, value: 'perro' }),
        'filter.where',
        'menos filtros',
      ],
      [
        'more values than 500 in all lists',
        Array(6).fill({ field: 'id', operator: 'in', value: Array(100).fill('x') }),
        'filter.where',
        'a lo más 500',
      ],
    ])('not %s', async (_what, where, place, words) => {
      expect(await ask(...where)).toMatchObject({
        status: 422,
        errors: { [place]: [expect.stringContaining(words)] },
      });
    });

    it('says it in the language that was asked for', async () => {
      const answer = await wire.ask({
        lang: 'en',
        filter: { where: Array(30).fill({ ...story, value: 'perro' }) },
      });
      expect(answer.errors?.['filter.where']).toEqual([expect.stringContaining('fewer filters')]);
    });

    it('a minute long, each address for itself, and cheap queries for nothing', async () => {
      const from = (remoteAddress: string, where: Where[]) =>
        wire.app.inject({
          method: 'POST',
          url: '/api/catalogos:consultar',
          remoteAddress,
          payload: { schema: 'mascotas', filter: { where } },
        });
      const dear = Array(3).fill({ ...story, value: 'perro' });
      const cheap = [{ field: 'payload.especie', operator: '=', value: 'perro' }];
      let rejection = await from('10.1.1.1', dear);
      for (let call = 0; call < 400 && rejection.statusCode === 200; call++) {
        rejection = await from('10.1.1.1', dear);
      }
      expect(rejection.statusCode).toBe(429);
      expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
      expect((await from('10.1.1.1', cheap)).statusCode).toBe(200);
      expect((await from('10.1.1.2', dear)).statusCode).toBe(200);
    });
  });

  function plausible(kind: FieldKind, operator: Operator): unknown {
    if (operator === 'is null') return undefined;
    const value = kind === 'number' ? 2 : kind === 'flag' ? true : 'gato';
    return operator === 'in' ? [value] : value;
  }

  describe('what a visitor asks in vain', () => {
    const privateFields = [
      'usuario_correo',
      'dueno_mascota',
      'dueno_mascota_correo',
      'dueno_mascota_telefono',
      'esterilizacion_mvz_nombre',
      'esterilizacion_mvz_telefono',
      'adoptante',
      'adoptante.nombre',
      'contrato',
      'nuestro_canal',
      'fecha_notificacion',
      'fecha_expiracion',
      'fecha_eliminado',
      'fecha_ultima_desparasitacion',
      'owner_phone',
      'constructor',
      '__proto__',
      'nombre) or 1=1 --',
      "edad.valor' or '1'='1",
      'edad',
      '',
    ];
    const rest = { operator: '=', value: 'x' };

    it.each(privateFields)('payload.%s', async (name) => {
      const field = `payload.${name}`;
      const filtered = await wire.ask({ filter: { where: [{ field, ...rest }] } });
      expect(filtered).toMatchObject({
        status: 422,
        message: 'Los datos dados no eran válidos.',
        errors: { 'filter.where.0.field': expect.any(Array) },
      });
      const ordered = await wire.ask({ order: [{ field }] });
      expect(ordered).toMatchObject({
        status: 422,
        errors: { 'order.0.field': [expect.any(String)] },
      });
    });

    const nombre = { field: 'payload.nombre' };
    it.each<[object, string]>([
      [{ schema: 'usuarios' }, 'schema'],
      [{ schema: 'constructor' }, 'schema'],
      [{ schema: 'mascotas; drop table pets' }, 'schema'],
      [{ schema: 7 }, 'schema'],
      [{ limit: 0 }, 'limit'],
      [{ limit: 101 }, 'limit'],
      [{ limit: '15' }, 'limit'],
      [{ limit: 1.5 }, 'limit'],
      [{ page: 0 }, 'page'],
      [{ page: -1 }, 'page'],
      [{ page: 1e300 }, 'page'],
      [{ page: null }, 'page'],
      [{ filter: [] }, 'filter'],
      [{ filter: 'estado' }, 'filter'],
      [{ filter: { where: {} } }, 'filter.where'],
      [{ filter: { were: [] } }, 'filter.were'],
      [{ filter: { where: [7] } }, 'filter.where.0'],
      [{ filter: { where: [{}] } }, 'filter.where.0.field'],
      [{ filter: { where: Array(31).fill({ ...nombre, ...rest }) } }, 'filter.where'],
      [
        { filter: { where: [{ ...nombre, operator: '= 1 or 1', value: 'x' }] } },
        'filter.where.0.operator',
      ],
      [
        { filter: { where: [{ ...nombre, operator: 'IN', value: ['x'] }] } },
        'filter.where.0.operator',
      ],
      [
        { filter: { where: [{ ...nombre, ...rest, collate: 'nocase' }] } },
        'filter.where.0.collate',
      ],
      [
        { filter: { where: [{ ...nombre, ...rest, collate: `${collate}" --` }] } },
        'filter.where.0.collate',
      ],
      [{ filter: { where: [{ ...nombre, operator: '=' }] } }, 'filter.where.0.value'],
      [{ filter: { where: [{ ...nombre, operator: '=', value: null }] } }, 'filter.where.0.value'],
      [{ filter: { where: [{ ...nombre, operator: '=', value: 7 }] } }, 'filter.where.0.value'],
      [
        { filter: { where: [{ ...nombre, operator: '=', value: { $ne: 1 } }] } },
        'filter.where.0.value',
      ],
      [{ filter: { where: [{ ...nombre, operator: 'in', value: 'x' }] } }, 'filter.where.0.value'],
      [
        { filter: { where: [{ ...nombre, operator: 'in', value: Array(101).fill('x') }] } },
        'filter.where.0.value',
      ],
      [
        { filter: { where: [{ ...nombre, operator: '=', value: 'x'.repeat(501) }] } },
        'filter.where.0.value',
      ],
      [
        { filter: { where: [{ ...nombre, operator: '=', value: 'a\0b' }] } },
        'filter.where.0.value',
      ],
      [
        { filter: { where: [{ ...nombre, operator: 'is null', value: 'x' }] } },
        'filter.where.0.value',
      ],
      [
        { filter: { where: [{ field: 'payload.peso', operator: '=', value: '4' }] } },
        'filter.where.0.value',
      ],
      [
        { filter: { where: [{ field: 'payload.peso', operator: 'like', value: '4' }] } },
        'filter.where.0.operator',
      ],
      [
        { filter: { where: [{ field: 'payload.eliminado', operator: '=', value: 'SI' }] } },
        'filter.where.0.value',
      ],
      [
        { filter: { where: [{ field: 'payload.eliminado', operator: '>', value: true }] } },
        'filter.where.0.operator',
      ],
      ...(['like', 'contains', '>', '<='] as const).map((operator): [object, string] => [
        { filter: { where: [{ field: 'payload.usuario_id', operator, value: '01a%' }] } },
        'filter.where.0.operator',
      ]),
      ...['historial', 'imagenes'].map((list): [object, string] => [
        { filter: { where: [{ field: `payload.${list}`, operator: 'contains', value: '1' }] } },
        'filter.where.0.operator',
      ]),
      [{ order: {} }, 'order'],
      [{ order: [{ ...nombre, direction: 'up' }] }, 'order.0.direction'],
      [{ order: [{ field: 'payload.usuario_id' }] }, 'order.0.field'],
      [{ with: 'imagenes' }, 'with'],
      [{ with: ['dueno'] }, 'with.0'],
      [{ 'with-storage': ['contrato'] }, 'with-storage.0'],
      [{ wiht: [] }, 'wiht'],
    ])('%j is refused at %s', async (query, place) => {
      const answer = await wire.ask(query);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors ?? {})).toContain(place);
    });

    it('injection in values is only text', async () => {
      for (const value of ["' or 1=1 --", '%', '*', '[a-z]', '\\', '"; drop table pets; --']) {
        for (const operator of ['=', 'contains', 'like']) {
          const where = [{ ...nombre, operator, value }];
          expect(names(await wire.ask({ filter: { where } })).join()).not.toContain('Hidden');
        }
      }
      expect((await wire.ask({})).paginate.total).toBe(3);
    });
  });

  it('shows an owner an own pet whole, and administrators all', async () => {
    const own = await wire.ask(
      { order: [{ field: 'payload.fecha_expiracion' }] },
      `member:${rosa}`,
    );
    expect(own.data).toHaveLength(3);
    expect(own.data[0]?.payload).toMatchObject({
      usuario_id: rosa,
      dueno_mascota_telefono: secret,
      adoptante: { nombre: secret },
    });
    const everything = await wire.ask({}, `administrator:${rosa}`);
    expect(everything.paginate.total).toBe(7);
    const mixed = await wire.ask({}, `member:${rosa}`);
    const foreign = mixed.data.filter(({ payload }) => payload.usuario_id !== rosa);
    expect(foreign).toHaveLength(2);
    expect(JSON.stringify(foreign)).not.toContain(secret);
  });
});

describeOnBothDatabases('catalogos:consultar catalogues', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
  });
  afterAll(() => wire.close());

  it.each([
    ['productos', 'payload.nombre', 'esterilizacion'],
    ['categorias', 'payload.nombre', 'Donativos'],
    ['sat_uso_cfdi', 'payload.codigo', 'D04'],
    ['sat_formas_pago', 'payload.codigo', '01'],
  ])('%s is full, ordered and can be filtered', async (schema, field, value) => {
    const all = await wire.ask({ schema, limit: 100 });
    expect(all.paginate.total).toBe(all.data.length);
    const where = [{ field, operator: '=', value }];
    const one = await wire.ask({ schema, filter: { where } });
    expect(one.data).toHaveLength(1);
    const key = field.replace('payload.', '');
    const values = all.data.map(({ payload }) => String(payload[key]).toLowerCase());
    expect(values).toEqual(values.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('have no field of another schema', async () => {
    const order = [{ field: 'payload.codigo' }];
    expect((await wire.ask({ schema: 'productos', order })).status).toBe(422);
    expect((await wire.ask({ schema: 'sat_uso_cfdi', order, page: 1e9 })).data).toEqual([]);
  });
});
