import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#domain/catalogues/customer.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;

interface Row {
  id: string;
  payload: Record<string, unknown>;
}

describeOnBothDatabases('a catalogue', (databases) => {
  let portal: Portal;
  let admin: Person;
  let ana: Person;
  let luis: Person;
  beforeAll(async () => {
    portal = await openPortal(databases);
    admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    ana = await portal.newPerson({ email: 'Ana@Example.mx' });
    luis = await portal.newPerson({ name: 'Luis', email: 'luis@example.mx' });
  });
  afterAll(() => portal.close());

  const call = (action: string, body: object, by?: Person) =>
    portal.post(`catalogos:${action}`, body, { token: by?.token });
  const create = (schema: string, payload: object, by: Person | undefined = admin) =>
    call('crear', { schema, payload }, by);
  const update = (schema: string, id: string, payload: object, by: Person | undefined = admin) =>
    call('actualizar', { schema, id, payload }, by);
  const remove = (schema: string, id: string, by: Person | undefined = admin) =>
    call('eliminar', { schema, id }, by);
  async function rows(schema: string, by?: Person, query: object = {}): Promise<Row[]> {
    const { data } = await call('consultar', { schema, limit: 100, ...query }, by);
    return data as unknown as Row[];
  }
  const names = async (schema: string, by?: Person) =>
    (await rows(schema, by)).map(({ payload }) => payload.nombre);
  const find = async (schema: string, id: string, by: Person | undefined = admin) => {
    const where = [{ field: 'id', operator: '=', value: id }];
    return (await rows(schema, by, { filter: { where } }))[0]?.payload;
  };
  const newId = async (schema: string, payload: object) =>
    String((await create(schema, payload)).data.id);
  const traces = async () =>
    (await portal.context.database.query.selectFrom('audit_events').selectAll().execute()).filter(
      ({ action }) => action.startsWith('catalogue.'),
    );
  const version = () => portal.context.dataVersions.current('referenceData');

  test.each([
    ['productos', { nombre: 'Juguetes' }],
    ['categorias', { nombre: 'Cachorros' }],
    ['clientes', { nombre: 'Ana', email: 'ana@example.mx' }],
  ])('%s is written by administrators and by nobody else', async (schema, payload) => {
    const before = { rows: await rows(schema, admin), traces: await traces() };
    const some = before.rows[0]?.id ?? 'none';
    for (const [by, status] of [
      [undefined, 401],
      [ana, 403],
    ] as const) {
      const calls = [
        await call('crear', { schema, payload }, by),
        await call('actualizar', { schema, payload }, by),
        await call('actualizar', { schema, id: some, payload }, by),
        await call('remplazar', { schema, id: some, payload }, by),
        await call('eliminar', { schema, id: some }, by),
      ];
      expect(calls.map((one) => one.status)).toEqual(calls.map(() => status));
    }
    expect({ rows: await rows(schema, admin), traces: await traces() }).toEqual(before);
  });

  test('a product is added, changed, replaced and deleted, each with a trace and a new version', async () => {
    const categoria = await newId('categorias', { nombre: 'Salud' });
    const [traced, was] = [await traces(), await version()];
    const added = await create('productos', { nombre: '  Prótesis   y órtesis ' });
    expect(added).toMatchObject({
      status: 200,
      data: {
        payload: {
          ...{ nombre: 'Prótesis y órtesis', nombre_en: '', categoria_id: null },
          ...{ activo: true, version: 1 },
        },
      },
    });
    const id = String(added.data.id);
    await update('productos', id, { categoria_id: categoria });
    expect(await find('productos', id)).toMatchObject({
      nombre: 'Prótesis y órtesis',
      categoria_id: categoria,
      version: 2,
    });
    await call('remplazar', { schema: 'productos', id, payload: { nombre: 'Prótesis' } }, admin);
    expect(await find('productos', id)).toEqual({
      nombre: 'Prótesis',
      clave: null,
      nombre_en: '',
      categoria_id: null,
      activo: true,
      version: 3,
    });
    expect((await remove('productos', id)).status).toBe(200);
    expect(await find('productos', id)).toBeUndefined();
    expect((await remove('productos', id)).status).toBe(404);
    const left = (await traces()).slice(traced.length);
    expect(left.map(({ action }) => action)).toEqual([
      'catalogue.rowAdded',
      'catalogue.rowChanged',
      'catalogue.rowChanged',
      'catalogue.rowRemoved',
    ]);
    expect(left[0]).toMatchObject({ actor_id: admin.id, subject_id: null });
    expect(JSON.parse(left[0]?.details_json ?? '')).toEqual({ catalogue: 'products', id });
    expect(await version()).toBe(was + 4);
  });

  test('saying the same again leaves no trace', async () => {
    const id = await newId('categorias', { nombre: 'Gatitos' });
    const before = await traces();
    await update('categorias', id, { nombre: 'Gatitos' });
    expect(await find('categorias', id)).toMatchObject({ version: 1 });
    expect(await traces()).toEqual(before);
  });

  test.each([
    ['productos', { nombre: ' ' }, { nombre: ['El nombre es requerido'] }],
    ['productos', { nombre: 'x'.repeat(81) }, { nombre: ['El texto es demasiado largo'] }],
    ['productos', { nombre: 5 }, { nombre: [expect.any(String)] }],
    ['productos', { nombre: 'X', activo: 'si' }, { activo: ['Elije una opción'] }],
    ['productos', { nombre: 'X', categoria_id: 'ninguna' }, { categoria_id: ['Elije una opción'] }],
    ['productos', { nombre: 'X', precio: 5 }, { precio: [expect.any(String)] }],
    ['clientes', { nombre: 'X' }, { email: ['El correo es requerido'] }],
    ['clientes', { nombre: 'X', email: 'x@' }, { email: ['Ingresa un correo válido'] }],
    [
      'clientes',
      { nombre: 'X', email: 'x@example.mx', rfc: 'ABC', telefonos: { telefono: '12' } },
      { rfc: ['Ingresa un RFC válido'], 'telefonos.telefono': ['Ingresa un teléfono válido'] },
    ],
  ])('%s refuses %j', async (schema, payload, errors) => {
    const before = await rows(schema, admin);
    expect(await create(schema, payload)).toMatchObject({ status: 422, errors });
    expect(await rows(schema, admin)).toEqual(before);
  });

  test('two rows never have one name, whatever case and accents', async () => {
    const id = await newId('productos', { nombre: 'Pañales' });
    const again = await create('productos', { nombre: 'PANALES' });
    expect(again).toMatchObject({ status: 409, errors: { nombre: ['Ya está en la lista'] } });
    const other = await newId('productos', { nombre: 'Toallas' });
    expect((await update('productos', other, { nombre: 'pañales' })).status).toBe(409);
    expect((await update('productos', id, { nombre: 'PAÑALES' })).status).toBe(200);
    const twice = await Promise.all([1, 2].map(() => create('productos', { nombre: 'Arena' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('who edits an old version is told, and changes nothing', async () => {
    const id = await newId('categorias', { nombre: 'Perros' });
    await update('categorias', id, { nombre: 'Perros grandes', version: 1 });
    const late = await call(
      'actualizar',
      { schema: 'categorias', id, payload: { nombre: 'Perritos', version: 1 }, lang: 'en' },
      admin,
    );
    expect(late).toMatchObject({ status: 409 });
    expect(late.message).toMatch(/^Somebody else changed it/);
    expect(await find('categorias', id)).toMatchObject({ nombre: 'Perros grandes' });
  });

  test('a category that products are in stays, and so does the last one', async () => {
    const categoria = await newId('categorias', { nombre: 'Refugio' });
    const product = await newId('productos', { nombre: 'Cercas', categoria_id: categoria });
    expect((await remove('categorias', categoria)).status).toBe(409);
    await remove('productos', product);
    const all = await rows('categorias');
    const removed = await Promise.all(all.map(({ id }) => remove('categorias', id)));
    expect(removed.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await rows('categorias')).toHaveLength(1);
  });

  test('the kinds of donation among the products stay as they are', async () => {
    for (const nombre of ['tratamiento', 'recurrente', 'esterilizacion', 'alimento']) {
      const where = [{ field: 'payload.nombre', operator: '=', value: nombre }];
      const [row] = await rows('productos', admin, { filter: { where } });
      expect((await update('productos', row?.id ?? '', { nombre: 'Otro' })).status).toBe(409);
      expect((await update('productos', row?.id ?? '', { activo: false })).status).toBe(409);
      expect((await remove('productos', row?.id ?? '')).status).toBe(409);
    }
  });

  test('a product that is no longer offered is found by administrators alone', async () => {
    const id = await newId('productos', { nombre: 'Jaulas' });
    expect(await names('productos')).toContain('Jaulas');
    await update('productos', id, { activo: false });
    expect(await names('productos')).not.toContain('Jaulas');
    expect(await names('productos', ana)).not.toContain('Jaulas');
    expect(await names('productos', admin)).toContain('Jaulas');
    expect(Object.keys((await rows('productos'))[0]?.payload ?? {}).sort()).toEqual([
      'activo',
      'categoria_id',
      'clave',
      'nombre',
      'nombre_en',
    ]);
  });

  test('a customer is found by administrators and by the account with that e-mail', async () => {
    const payload = {
      nombre: 'Ana López',
      email: 'ana@example.MX',
      razon_social: 'Ana López Ríos',
      rfc: 'loaa800101ab1',
      telefonos: { telefono: '998-123-4567' },
      domicilio: { cp: '77500', ciudad: 'Cancún' },
      lista_precios_id: 7,
    };
    const id = await newId('clientes', payload);
    await newId('clientes', { nombre: 'Empresa', email: 'compras@example.mx' });
    const shown = {
      nombre: 'Ana López',
      email: 'ana@example.MX',
      rfc: 'LOAA800101AB1',
      telefonos: { telefono: '9981234567' },
      domicilio: { cp: '77500', ciudad: 'Cancún', calle: '' },
      lista_precios_id: 1,
      retenciones: [],
    };
    expect((await rows('clientes', admin)).length).toBeGreaterThan(1);
    expect(await rows('clientes', ana)).toMatchObject([{ id, payload: shown }]);
    expect(await rows('clientes', luis)).toEqual([]);
    for (const term of ['+52 998 123 4567', '998 123 45 67', 'ana@ex', 'lopez']) {
      const [name, value] = customers.searched(term);
      const field = `payload.${customers.fields[name].wire}`;
      const looked = [{ field, operator: 'contains', value, collate: 'es_ci_ai' }];
      expect(await rows('clientes', admin, { filter: { where: looked } })).toMatchObject([{ id }]);
      expect(await rows('clientes', luis, { filter: { where: looked } })).toEqual([]);
    }
    const where = [{ field: 'id', operator: '=', value: id }];
    expect(await rows('clientes', luis, { filter: { where } })).toEqual([]);
    expect((await call('consultar', { schema: 'clientes' })).status).toBe(401);
    const peek = { filter: { where: [{ field: 'payload.version', operator: '=', value: 1 }] } };
    expect((await call('consultar', { schema: 'clientes', ...peek }, ana)).status).toBe(422);
    const again = await create('clientes', { nombre: 'Otra', email: 'ANA@example.mx' });
    expect(again).toMatchObject({ status: 409, errors: { email: ['Ya está en la lista'] } });
  });

  test('a person’s own record as a customer is exported and erased with the account', async () => {
    const eva = await portal.newPerson({ name: 'Eva', email: 'eva@example.mx' });
    await newId('clientes', { nombre: 'Eva', email: 'eva@example.mx', rfc: 'XAXX010101000' });
    const contrasena = 'Tres perros y un gato';
    const exported = await portal.post('usuarios:exportar', { contrasena }, { token: eva.token });
    const { customers } = exported.data.datos as { customers: object[] };
    expect(customers).toMatchObject([{ name: 'Eva', rfc: 'XAXX010101000' }]);
    await portal.post('usuarios:eliminar', { contrasena }, { token: eva.token });
    expect(await names('clientes', admin)).not.toContain('Eva');
  });

  test('the lists of the SAT say when they are valid, and nobody changes them here', async () => {
    const [first] = await rows('sat_uso_cfdi');
    expect(first?.payload).toEqual({
      codigo: 'CN01',
      nombre: 'Nómina',
      inicio_vigencia: '2022-01-01',
      fin_vigencia: null,
      fisica: true,
      moral: false,
      regimenes: ['605'],
    });
    const writes = [
      await create('sat_uso_cfdi', { codigo: 'X', nombre: 'X' }),
      await update('sat_uso_cfdi', first?.id ?? '', { nombre: 'X' }),
      await remove('sat_uso_cfdi', first?.id ?? ''),
    ];
    expect(writes.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await rows('sat_uso_cfdi'))[0]).toEqual(first);
  });

  test('the tax regimes say whose they can be', async () => {
    const found = await rows('sat_regimen_fiscal');
    expect(found).toHaveLength(19);
    const { payload } = found.find((row) => row.payload.codigo === '603') ?? {};
    expect(payload).toMatchObject({ fisica: false, moral: true, inicio_vigencia: '2022-01-01' });
  });

  test('what the SAT no longer takes cannot be chosen anew', async () => {
    const choose = (uso_cfdi: string) =>
      portal.post('usuarios:actualizar', { id: luis.id, uso_cfdi }, { token: luis.token });
    expect((await choose('D04')).status).toBe(200);
    await portal.context.database.query
      .updateTable('sat_cfdi_uses')
      .set({ valid_to: '2023-12-31' })
      .where('code', '=', 'G01')
      .execute();
    expect(await choose('G01')).toMatchObject({
      status: 422,
      errors: { uso_cfdi: ['Elije una opción'] },
    });
  });
});
