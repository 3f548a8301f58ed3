import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actions } from '#server/wire/actions/index.ts';
import { smallestPdf } from '#tests/fakes/pdf.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { driveBody, placeBody } from '#tests/setup/drive-bodies.ts';
import { smallProfile } from '../adoption/application-steps.ts';
import { clinic } from '../campaigns/campaign.ts';
import { folderCalls } from '../document-folders/folder-calls.ts';
import { picnic } from '../events/wire-events.ts';
import { draft } from '../newsletter/issues.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { luna } from '../pets/wire-pets.ts';
import { openWire, type Wire } from './portal.ts';

/** JSON, or a file with its folder. */
type Body = object | { folder: string; name: string; bytes: Buffer };

describeOnSqlite('Idempotency-Key', (databases) => {
  let wire: Wire;
  let rosa: string;
  let pet: string;
  /** Documents of the pet's folder: one that the folder keeps, and one that is a paper of the pet itself. */
  const papers = { booklet: '', certificate: '' };
  let photo: Buffer;
  /** A pet that is up for adoption, and an application of another family for it. */
  let chilaquil: string;
  let application: string;
  /** Of the member, who has the pet now. */
  let adoption: string;
  let home: string;
  let plan: string;
  let member: string;
  let drive: number;
  let keys = 0;
  const newKey = () => `key-of-call-${++keys}`;

  beforeAll(async () => {
    wire = await openWire(databases, { CAPTCHA_PROVIDER: 'none' });
    rosa = await addUser(wire.context.database);
    member = `member:${rosa}`;
    pet = await addPet(wire.context.database, { owner_id: rosa, pictures: [] });
    chilaquil = await addPet(wire.context.database, { owner_id: rosa });
    const family = `member:${await addUser(wire.context.database)}`;
    await call('perfil_adopcion:guardar', smallProfile, undefined, family);
    const wanted = { schema: 'solicitudes', payload: { mascotas: [chilaquil] } };
    application = (await call('documentos:crear', wanted, undefined, family)).data.id;
    const canela = await addPet(wire.context.database, {
      owner_id: family.slice('member:'.length),
    });
    await call('perfil_adopcion:guardar', smallProfile, undefined, member);
    const hers = { schema: 'solicitudes', payload: { mascotas: [canela] } };
    const sent = (await call('documentos:crear', hers, undefined, member)).data;
    adoption = sent.id;
    for (const transicion of ['revisar', 'aprobar', 'adoptar']) {
      const step = { schema: 'solicitudes', serie: 'SOL', folio: sent.folio, transicion };
      await call('documentos:transitar', step, undefined, family);
    }
    const offered = { especie: 'perro', lugares: 2, edades: ['adulto'], ciudad: 'Tulum' };
    home = (await call('hogares:ofrecer', offered, undefined, member)).data.id;
    await call('hogares:ofrecer', offered, undefined, family);
    drive = (await call('jornadas:crear', driveBody, undefined, 'coordinator:x')).data.folio;
    const published = { folio: drive, transicion: 'publicar' };
    await call('jornadas:transitar', published, undefined, 'coordinator:x');
    const folders = folderCalls(wire);
    const folderId = await folders.open(pet, member);
    const documentOf = async (kind: string) =>
      (await folders.document(folderId, kind, member)).document_id;
    papers.booklet = await documentOf('cartilla_vacunacion');
    const plans = await call('donaciones:consultar_planes', {}, undefined, member);
    plan = plans.data[0].plan_id;
    papers.certificate = await documentOf('certificado_esterilizacion');
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => wire.close());

  async function call(action: string, body: Body, key?: string, token?: string) {
    const sent = await encoded(body);
    const answer = await wire.app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: {
        'content-type': sent.type,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: sent.bytes,
    });
    return { ...answer.json(), status: answer.statusCode };
  }

  async function encoded(body: Body) {
    if (!('folder' in body)) return { type: 'application/json', bytes: JSON.stringify(body) };
    const form = new FormData();
    form.set('carpeta', body.folder);
    form.set('archivo', new File([new Uint8Array(body.bytes)], body.name));
    const request = new Request('http://casa.example', { method: 'POST', body: form });
    const bytes = Buffer.from(await request.arrayBuffer());
    return { type: String(request.headers.get('content-type')), bytes };
  }

  const message = (mensaje: string) => ({
    schema: 'mensajes',
    payload: { encabezado: { nombre: 'José', asunto: 'Hola', mensaje, email_destino: 'j@e.mx' } },
  });
  const person = (correo: string) => ({
    nombre: 'Ana López',
    correo,
    telefono: '9841112233',
    domicilio: { ciudad: 'Tulum', estado: 'Quintana Roo', pais: 'México' },
  });
  const file = (folder: string, name: string, bytes: Buffer) => ({ folder, name, bytes });
  const tomorrow = () => new Date(wire.context.clock.now().getTime() + 86_400_000).toISOString();
  const gift = { tipo: 'alimento', monto: 250, email: 'rosa@example.mx' };

  /** Everything that creating calls leave behind, but what belongs to keys and limits. */
  async function traces() {
    const { query } = wire.context.database;
    const tables = [
      'pets',
      'pet_media',
      'adoption_events',
      'adoption_applications',
      'pending_applications',
      'adoption_restrictions',
      'contact_messages',
      'document_history',
      'newsletter_subscriptions',
      'newsletter_issues',
      'campaigns',
      'fundraisers',
      'companies',
      'donations',
      'payment_attempts',
      'monthly_donations',
      'users',
      'saved_replies',
      'audit_events',
      'jobs',
    ] as const;
    const rows = tables.map((table) => query.selectFrom(table).selectAll().execute());
    const files = ['usuarios', 'cedula', 'contrato', 'expediente'].map((folder) =>
      wire.context.files.list(`${folder}/${folder === 'usuarios' ? rosa : pet}/`),
    );
    return [...(await Promise.all(rows)), ...(await Promise.all(files))];
  }

  const creations: [
    name: string,
    action: string,
    body: () => Body,
    by?: 'member' | 'administrator',
  ][] = [
    ['a pet', 'catalogos:crear', () => ({ schema: 'mascotas', payload: luna }), 'member'],
    ['a pet', 'catalogos:actualizar', () => ({ schema: 'mascotas', payload: luna }), 'member'],
    [
      'an event',
      'catalogos:crear',
      () => ({ schema: 'evento_adopcion', payload: picnic }),
      'administrator',
    ],
    ['a message', 'documentos:crear', () => message('¿Pueden venir?')],
    [
      'a subscription',
      'documentos:crear',
      () => ({
        schema: 'boletines',
        payload: { nombre: 'Ana', telefono: '9841112233', email: 'ana@example.mx' },
      }),
    ],
    [
      'an issue of the newsletter',
      'boletines:guardar_edicion',
      () => ({ edicion: draft() }),
      'administrator',
    ],
    ['a campaign', 'campanas:guardar', () => ({ campana: clinic() }), 'administrator'],
    [
      'a page of one’s own',
      'recaudaciones:guardar',
      () => ({
        recaudacion: {
          ...{ titulo: 'Mi cumpleaños', historia: 'Por Luna.', organiza: 'Ana', meta: 1_000 },
          ...{ termina: tomorrow().slice(0, 10), tipo: 'alimento', para: 'general' },
        },
      }),
      'member',
    ],
    [
      'a report of an animal',
      'auxilios:reportar',
      () => ({
        ...{ tipo: 'herido', especie: 'perro', peligro: false, expuesto: true, solo: true },
        ...{ cp: '77500', lugar: 'El mercado', nombre: 'Rosa', telefono: '998-123-4567' },
      }),
      'member',
    ],
    ['a drive', 'jornadas:crear', () => driveBody, 'administrator'],
    ['a place at a drive', 'jornadas:apartar', () => ({ folio: drive, ...placeBody }), 'member'],
    [
      'a place that the desk gives',
      'jornadas:anotar',
      () => ({ folio: drive, ...placeBody }),
      'administrator',
    ],
    [
      'an application to volunteer',
      'voluntariado:solicitar',
      () => ({
        ...{ tareas: ['paseos'], dias: ['lunes'], horarios: ['tarde'], edad: 'adulto' },
        ...{ cp: '77500', nombre: 'Rosa', telefono: '998-123-4567', correo: 'rosa.v@example.mx' },
      }),
      'member',
    ],
    [
      'shifts of volunteers',
      'voluntariado:crear_turnos',
      () => ({
        ...{ tarea: 'paseos', lugar: 'Albergue', dia: tomorrow().slice(0, 10), lugares: 2 },
        ...{ desde: '23:00', hasta: '23:30' },
      }),
      'administrator',
    ],
    [
      'a notice of a lost animal',
      'extraviados:avisar',
      () => ({
        ...{ tipo: 'perdido', especie: 'perro', sexo: 'macho', tamano: 'chico', color: 'negro' },
        ...{ fecha: '2026-11-19', cp: '77500', colonia: 'Centro', senas: 'Collar rojo' },
        ...{ pregunta: '¿Qué tiene?', respuesta: 'Una mancha', correo: 'rosa@example.mx' },
      }),
      'member',
    ],
    [
      'a company',
      'empresas_donantes:guardar',
      () => ({
        empresa: {
          ...{ razon_social: 'Café La Ceiba', rfc: 'CCC150310AB5', regimen: '601', cp: '77780' },
          nombre: 'La Ceiba',
        },
      }),
      'member',
    ],
    [
      'a saved reply',
      'mensajes:guardar_respuesta',
      () => ({ nombre: 'Horario', texto_es: 'Hola, {nombre}', texto_en: 'Hello, {nombre}' }),
      'administrator',
    ],
    ['an account', 'usuarios:actualizar', () => person('nueva@example.mx')],
    [
      'an invitation',
      'invitaciones:crear',
      () => ({ nombre: 'Eva Luna', correo: 'eva@example.mx', roles: ['portal'], lang: 'es' }),
      'administrator',
    ],
    ['a picture', 'archivos:subir', () => file(`mascotas/${pet}/`, 'luna.jpg', photo), 'member'],
    [
      'a certificate',
      'archivos:subir',
      () => file(`cedula/${pet}/`, 'c.pdf', smallestPdf),
      'member',
    ],
    ['a contract', 'archivos:subir', () => file(`contrato/${pet}`, 'c.pdf', smallestPdf), 'member'],
    [
      'a paper of a folder',
      'archivos:subir',
      () => file(`expediente/${papers.booklet}/`, 'c.pdf', smallestPdf),
      'member',
    ],
    [
      'a pet’s paper in a folder',
      'archivos:subir',
      () => file(`expediente/${papers.certificate}/`, 'c.pdf', smallestPdf),
      'member',
    ],
    ['an avatar', 'archivos:subir', () => file(`usuarios/${rosa}/`, 'yo.jpg', photo), 'member'],
    [
      'a donation',
      'donaciones:crear_stripe_payment',
      () => ({ ...gift, monto: 250_00, stripe_id: 'pm_card_visa' }),
      'member',
    ],
    ['an order', 'donaciones:crear_paypal_order', () => gift, 'member'],
    [
      'a voucher',
      'donaciones:crear_oxxo_pay',
      () => ({ ...gift, name: 'Rosa', phone: '9841112233' }),
      'member',
    ],
    ['a CLABE', 'donaciones:crear_spei', () => gift, 'member'],
    [
      'a gift in kind',
      'donaciones:registrar_en_especie',
      () => ({ fecha: '2026-11-20', descripcion: 'Croquetas, 20 kg', nombre: 'Ana' }),
      'administrator',
    ],
    [
      'a count of cash',
      'donaciones:contar_efectivo',
      () => ({ fecha: '2026-11-20', piezas: [{ valor: 20, cantidad: 3 }] }),
      'administrator',
    ],
    [
      'a question',
      'solicitudes:preguntar',
      () => ({ id: application, texto: '¿Tienen patio?' }),
      'member',
    ],
    [
      'a call for help',
      'seguimientos:pedir_ayuda',
      () => ({ id: adoption, texto: 'No come.' }),
      'member',
    ],
    [
      'an appointment',
      'solicitudes:proponer_citas',
      () => ({ id: application, tipo: 'visita', opciones: [tomorrow()] }),
      'member',
    ],
    [
      'a message about an application',
      'solicitudes:escribir',
      () => ({ id: application, texto: '¿Cómo van?' }),
      'member',
    ],
    ['a note', 'solicitudes:anotar', () => ({ id: application, texto: 'Llamar.' }), 'member'],
    [
      'an outcome of a visit',
      'solicitudes:anotar_resultado',
      () => ({ id: application, tipo: 'visita', resultado: 'bien' }),
      'member',
    ],
    [
      'an entry of a medical record',
      'cuidados:registrar',
      () => ({ id: chilaquil, tipo: 'peso', fecha: '2026-11-20', peso: 8 }),
      'member',
    ],
    [
      'an entry for a litter',
      'cuidados:registrar_varios',
      () => ({ mascotas: [chilaquil, pet], tipo: 'peso', fecha: '2026-11-20', peso: 7.5 }),
      'member',
    ],
    [
      'the beginning of a schedule',
      'cuidados:empezar',
      () => ({ mascotas: [{ id: chilaquil, peso: 8 }], fecha: '2026-11-19' }),
      'member',
    ],
    [
      'a lot',
      'cuidados:agregar_lote',
      () => ({ tipo: 'vacuna', producto: 'Rabia', lote: 'A1', dosis: 10 }),
      'member',
    ],
    ['a link for a vet', 'visita_veterinaria:invitar', () => ({ id: chilaquil }), 'member'],
    ['a passport', 'pasaportes:emitir', () => ({ mascota_id: chilaquil }), 'member'],
    [
      'an expense',
      'gastos:registrar',
      () => ({
        mascota_id: chilaquil,
        fecha: '2026-11-20',
        categoria: 'alimento',
        proveedor: 'Tienda',
        monto: 90,
        pagado_por: 'responsable',
      }),
      'member',
    ],
    [
      'a divided invoice',
      'gastos:registrar',
      () => ({
        partes: [{ mascota_id: chilaquil }, { mascota_id: pet, monto: 30 }],
        fecha: '2026-11-20',
        categoria: 'alimento',
        proveedor: 'Tienda',
        monto: 90,
        pagado_por: 'responsable',
      }),
      'member',
    ],
    [
      'a stay in a foster home',
      'hogares:colocar',
      () => ({ mascota_id: chilaquil, hogar_id: home, desde: '2026-11-20' }),
      'administrator',
    ],
    [
      'a question to foster homes',
      'hogares:preguntar',
      () => ({ especie: 'perro', cuantos: 1, horas: 4, texto: '¿Quién puede?' }),
      'administrator',
    ],
    [
      'an entry of a foster diary',
      'hogares:escribir_diario',
      () => ({ id: chilaquil, texto: 'Comió todo.' }),
      'member',
    ],
    [
      'an entry of who may not adopt',
      'personas_restringidas:crear',
      () => ({
        correo: 'ana@example.mx',
        etiqueta: 'Ana',
        motivo: 'Abandonó a un perro.',
        hasta: tomorrow().slice(0, 10),
      }),
      'administrator',
    ],
    [
      'an application without an account',
      'solicitudes:enviar_sin_cuenta',
      () => ({
        nombre: 'Ana López',
        correo: 'ana@example.mx',
        telefono: '9841112233',
        perfil: smallProfile,
        mascotas: [chilaquil],
      }),
    ],
    [
      'a monthly donation',
      'donaciones:crear_suscripcion',
      () => ({ plan_id: plan, email: 'rosa@example.mx' }),
      'member',
    ],
    [
      'a monthly donation by card',
      'donaciones:crear_suscripcion_tarjeta',
      () => ({ monto: 250, email: 'rosa@example.mx', stripe_id: 'pm_card_visa' }),
      'member',
    ],
  ];
  /** Of what was created before, each with its own feature's tests. */
  const continued = [
    'documentos:transitar',
    'mensajes:responder',
    'auxilios:contestar',
    'voluntariado:anotar_horas',
    'voluntariado:emitir_constancia',
    'auxilios:escribir',
    'extraviados:escribir',
    'extraviados:chip',
    'extraviados:contestar',
    'extraviados:responder',
    'solicitudes:confirmar',
    'donaciones:crear_paypal_payment',
    'donaciones:reembolsar',
    'donativo:facturar',
    'donaciones:registrar_transferencia',
    'donaciones:importar_estado_de_cuenta',
    'donaciones:identificar',
    'donaciones:confirmar_conteo',
    'cuotas:devolver',
    'cuotas:registrar_devolucion',
    'facturacion:crear_global',
    'facturacion:crear_de_donativo',
    'facturacion:crear_en_especie',
  ];

  it.each(creations)('makes one of %s by %s, however often it is sent', async (...creation) => {
    const [, action, body, by] = creation;
    const token = by && `${by}:${rosa}`;
    const key = newKey();
    const first = await call(action, body(), key, token);
    expect(first).toMatchObject({ status: 200, data: expect.anything() });
    const after = await traces();
    const again = await call(action, body(), key, token);
    expect(again).toMatchObject({ status: 200, data: first.data });
    expect(await traces()).toEqual(after);
  });

  it('is taken by every action that says that it creates', () => {
    const creating = actions.filter(({ creates }) => creates).map(({ name }) => name);
    const tried = creations.map(([, action]) => action);
    expect(new Set([...tried, ...continued])).toEqual(new Set(creating));
  });

  it('may come with another solution, another language and another order', async () => {
    const key = newKey();
    const { schema, payload } = message('Una vez');
    const first = await call('documentos:crear', { schema, payload, captcha: 'one' }, key);
    const again = await call('documentos:crear', { captcha: 'two', payload, schema }, key);
    expect(again.data).toEqual(first.data);
    const pets = newKey();
    const body = { schema: 'mascotas', payload: luna };
    const { data } = await call('catalogos:crear', { ...body, lang: 'es' }, pets, member);
    const inEnglish = await call('catalogos:crear', { ...body, lang: 'en' }, pets, member);
    expect(inEnglish.data.id).toBe(data.id);
  });

  it.each([
    ['other words', () => message('Otra cosa')],
    ['another schema', () => ({ schema: 'boletines', payload: {} })],
  ])('is refused with %s', async (_, other) => {
    const key = newKey();
    await call('documentos:crear', message('Una cosa'), key);
    const before = await traces();
    expect(await call('documentos:crear', other(), key)).toMatchObject({
      status: 409,
      code: 'idempotencyKeyReused',
    });
    expect(await traces()).toEqual(before);
  });

  it('is refused with another file of the same name', async () => {
    const key = newKey();
    const folder = `cedula/${pet}/`;
    await call('archivos:subir', file(folder, 'c.pdf', smallestPdf), key, member);
    const longer = Buffer.concat([smallestPdf, Buffer.from('\n')]);
    expect(await call('archivos:subir', file(folder, 'c.pdf', longer), key, member)).toMatchObject({
      status: 409,
      code: 'idempotencyKeyReused',
    });
  });

  it('is valid for the corrected call after a rejection', async () => {
    const key = newKey();
    expect((await call('documentos:crear', message(''), key)).status).toBe(422);
    expect((await call('documentos:crear', message('Ahora sí'), key)).status).toBe(200);
  });

  it('answers what was created as it is now', async () => {
    const key = newKey();
    const body = { schema: 'mascotas', payload: luna };
    const { id } = (await call('catalogos:crear', body, key, member)).data;
    const change = { schema: 'mascotas', id, payload: { color: 'negro' } };
    await call('catalogos:actualizar', change, undefined, member);
    const again = await call('catalogos:crear', body, key, member);
    expect(again.data).toMatchObject({ id, payload: { color: 'negro' } });
  });

  it('is asked for its form where something is created, and passed over elsewhere', async () => {
    expect(await call('documentos:crear', message('x'), 'short')).toMatchObject({
      status: 400,
      code: 'idempotencyKeyInvalid',
    });
    expect((await call('catalogos:consultar', { schema: 'categorias' }, 'short')).status).toBe(200);
    const change = { schema: 'mascotas', id: pet, payload: { color: 'gris' } };
    expect((await call('catalogos:actualizar', change, 'short', member)).status).toBe(200);
  });

  it('does not save a session: without one nothing is created', async () => {
    const key = newKey();
    const body = { schema: 'mascotas', payload: luna };
    expect((await call('catalogos:crear', body, key)).status).toBe(401);
    expect((await call('catalogos:crear', body, key, member)).status).toBe(200);
  });

  it('refuses what is nested too deeply to be compared', async () => {
    const deep = `{"schema":"mascotas","payload":{"necesidades":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    const answer = await wire.app.inject({
      method: 'POST',
      url: '/api/catalogos:crear',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        authorization: `Bearer ${member}`,
      },
      payload: deep,
    });
    expect(answer.statusCode).toBe(400);
  });
});
