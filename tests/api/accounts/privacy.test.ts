import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dateIn } from '#domain/clock.ts';
import { eventFromWire } from '#domain/events/event-wire.ts';
import { putMails } from '#server/features/adoption/events/event-mails.repository.ts';
import { smallestPdf } from '#tests/fakes/pdf.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { picnic } from '../events/wire-events.ts';
import { addPet } from '../pets/add-pets.ts';
import { goodPassword, openPortal, type Portal } from './portal.ts';
import { readZip } from './read-zip.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;

describeOnBothDatabases('personal data', (databases) => {
  let portal: Portal;
  let ana: Person;
  let eva: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson({ name: 'Ana <b>López</b>' });
    eva = await portal.newPerson({ email: 'eva@example.mx', name: 'Eva' });
    for (const { id, email } of [ana, eva]) {
      const owner = { owner_id: id, owner_name: 'Somebody', owner_email: email };
      await addPet(portal.context.database, { ...owner, name: id === ana.id ? 'Canela' : 'Nube' });
      await addPet(portal.context.database, { ...owner, status: 'adopted', name: 'At home' });
    }
  });
  afterEach(() => portal.close());

  /** Each of the two to the organisation, and to be on the newsletter's list. */
  async function writeLetters() {
    for (const { email } of [ana, eva]) {
      await portal.post('documentos:crear', {
        schema: 'mensajes',
        payload: {
          encabezado: {
            nombre: 'Yo',
            asunto: 'Hola',
            mensaje: `Letter of ${email}`,
            email_destino: email.toUpperCase(),
          },
        },
      });
      await portal.post('documentos:crear', {
        schema: 'boletines',
        payload: { nombre: 'Yo', telefono: '998-123-4567', email },
      });
    }
    await portal.newMails();
  }

  /** Each of the two for a pet that nobody of them looks after. */
  async function applyForPets() {
    const days = { notify_on: '2100-01-01', expires_on: '2100-01-15' };
    const petId = await addPet(portal.context.database, { ...days, name: 'Coco' });
    const vivienda = { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true };
    for (const { token, email } of [ana, eva]) {
      await portal.post(
        'perfil_adopcion:guardar',
        { vivienda, horas_solo: 2, experiencia: `Home of ${email}` },
        { token },
      );
      const payload = { mascotas: [petId], mensaje: `Application of ${email}` };
      await portal.post('documentos:crear', { schema: 'solicitudes', payload }, { token });
    }
    await portal.newMails();
  }

  /** Eva for one pet. @returns the folio */
  async function applyFor(petId: string): Promise<number> {
    const days = { notify_on: '2100-01-01', expires_on: '2100-01-15', owner_id: ana.id };
    await portal.context.database.query
      .updateTable('pets')
      .set({ ...days, deleted: 0 })
      .where('id', '=', petId)
      .execute();
    const vivienda = { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true };
    const { token } = eva;
    await portal.post('perfil_adopcion:guardar', { vivienda, horas_solo: 2 }, { token });
    const said = { schema: 'solicitudes', payload: { mascotas: [petId], mensaje: '' } };
    const { data } = await portal.post('documentos:crear', said, { token });
    await portal.newMails();
    return (data as unknown as { folio: number }).folio;
  }

  const exported = (by = ana, body: object = { contrasena: goodPassword }) =>
    portal.post('usuarios:exportar', body, { token: by.token });
  const erase = (by = ana, body: object = { contrasena: goodPassword }) =>
    portal.post('usuarios:eliminar', body, { token: by.token });

  /** Everything in the database, as text. */
  async function everything(): Promise<string> {
    const { query } = portal.context.database;
    const tables = await query.introspection.getTables();
    const rows: unknown[] = [];
    for (const { name } of tables) {
      if (name.includes('trigrams')) continue;
      rows.push(
        name,
        await query
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      );
    }
    return JSON.stringify(rows);
  }

  test('are exported whole, for machines and for people, and nobody else’s with them', async () => {
    await writeLetters();
    await applyForPets();
    const { status, data, text } = await exported();
    expect(status).toBe(200);
    expect(data.datos).toMatchObject({
      account: [{ id: ana.id, email: ana.email, name: 'Ana <b>López</b>' }],
      sessions: [{ address: '10.0.0.1' }],
      pets: [{ name: 'Canela', ownerEmail: ana.email }, { name: 'At home' }],
      contactMessages: [{ message: 'Letter of ana@example.mx' }],
      newsletterSubscriptions: [{ email: ana.email }],
      adoptionProfile: [{ experience: 'Home of ana@example.mx' }],
      adoptionApplications: [{ message: 'Application of ana@example.mx' }],
    });
    expect(JSON.stringify(data.datos)).toContain('session.started');
    expect(data.documento).toContain('<html lang="es-MX">');
    expect(data.documento).toContain('Letter of ana@example.mx');
    expect(data.documento).toContain('Ana &lt;b&gt;López&lt;/b&gt;');
    expect(text).not.toMatch(/eva@|argon2|hash/i);
  });

  onSqliteAlone(databases, () => {
    test('are exported in English too, and only with the password', async () => {
      const { data } = await exported(ana, { contrasena: goodPassword, lang: 'en' });
      expect(data.documento).toContain('Your data at Casa Animal');
      expect((await exported(ana, { contrasena: 'wrong' })).errors).toEqual({
        contrasena: ['La contraseña no es correcta'],
      });
      expect((await portal.post('usuarios:exportar', { contrasena: goodPassword })).status).toBe(
        401,
      );
    });
  });

  test('are erased everywhere, and nobody else’s with them', async () => {
    await writeLetters();
    await applyForPets();
    expect((await erase()).status).toBe(200);

    const [notice, ...others] = await portal.newMails();
    expect(others).toEqual([]);
    expect(notice?.envelopeTo).toEqual([ana.email]);
    expect(notice?.subject).toBe('Tu cuenta de Casa Animal se borró');
    const after = await everything();
    // Not by toContain: a failure would print the whole database.
    const traces = ['ana@', 'ANA@', ana.id, 'López'].filter((trace) => after.includes(trace));
    expect(traces).toEqual([]);
    for (const kept of ['Letter', 'Home', 'Application']) {
      expect(after.includes(`${kept} of eva@example.mx`)).toBe(true);
    }

    const { status } = await portal.post('usuarios:consultar', {}, { token: ana.token });
    expect(status).toBe(401);
    const again = { correo: ana.email, contrasena: goodPassword };
    expect((await portal.post('usuarios:obtener_apikey', again)).status).toBe(422);
    expect((await exported(eva)).data.datos).toMatchObject({ pets: [{}, {}] });
  });

  test('are exported and erased with the document folders of pets that stay', async () => {
    const { query } = portal.context.database;
    const [pet] = await query.selectFrom('pets').selectAll().where('name', '=', 'Canela').execute();
    const petId = String(pet?.id);
    const { documentFolders, folderFiles, files } = portal.context;
    const viewer = { kind: 'user', id: ana.id, roles: ['member'] } as const;
    const actor = { viewer: { ...viewer, roles: [...viewer.roles] }, address: '10.0.0.1' };
    const folderId = await documentFolders.open(actor, petId);
    const [booklet] = await documentFolders.details(actor.viewer, folderId);
    const path = join(portal.context.config.dataDir, 'cartilla');
    await writeFile(path, smallestPdf);
    const file = { path, name: 'Cartilla de Ana.pdf' };
    await folderFiles.add(actor, String(booklet?.id), file);

    const { data } = await exported();
    expect(data.datos).toMatchObject({
      documentFolders: [
        { pet: 'Canela', document: 'Cartilla de vacunación', files: [expect.any(String)] },
      ],
    });
    await erase(ana, { contrasena: goodPassword, mascotas: 'dejar' });
    await portal.newMails();
    expect(await files.list(`expediente/${petId}/`)).toEqual([]);
    expect((await everything()).includes('Cartilla de Ana')).toBe(false);
    const left = await query.selectFrom('pets').selectAll().where('id', '=', petId).execute();
    expect(left).toMatchObject([{ owner_id: null, folder_id: null }]);
  });

  test('are exported and erased with invitations to events and pets’ places at them', async () => {
    const { database, eventManagement } = portal.context;
    const { query } = database;
    const boss = { kind: 'user' as const, id: eva.id, roles: ['administrator' as const] };
    const actor = { viewer: boss, address: '10.0.0.1' };
    const pets = await query
      .selectFrom('pets')
      .select('id')
      .where('status', '=', 'adoption')
      .execute();
    const petIds = pets.map(({ id }) => id);
    const date = dateIn('America/Cancun', portal.now());
    const description = eventFromWire({ ...picnic, fecha: date });
    const eventId = await eventManagement.create(actor, { description, petIds });
    const invited = [ana, eva].map(({ email }) => email.toUpperCase());
    await database.transaction((tx) =>
      putMails(
        tx,
        { eventId, kind: 'invitation', aboutVersion: 0 },
        invited.map((email) => ({ email, name: 'Yo', language: 'es' })),
        portal.now().toISOString(),
      ),
    );

    const place = 'Parque Dos Aguas, Av. Tulum 12';
    expect((await exported()).data.datos).toMatchObject({
      eventInvitations: [{ email: 'ANA@EXAMPLE.MX', place, date, sentAt: null }],
      eventParticipations: [{ pet: 'Canela', place, date, attended: null }],
    });
    await erase();
    const places = await query.selectFrom('event_participants').select('pet_id').execute();
    expect(places).toHaveLength(petIds.length - 1);
    const left = await query.selectFrom('event_mails').select('email').execute();
    expect(left).toEqual([{ email: 'EVA@EXAMPLE.MX' }]);
  });

  test('go with the mails that could not be sent', async () => {
    // Where the folder for mails would be.
    await writeFile(join(portal.context.config.dataDir, 'outbox'), '');
    await portal.post('usuarios:recuperar_contrasena', { correo: ana.email });
    await portal.context.jobs.runDue();
    const { data } = await exported();
    expect(data.datos).toMatchObject({ waitingMails: [{ template: 'password-recovery' }] });
    await erase();
    const jobs = await portal.context.database.query.selectFrom('jobs').selectAll().execute();
    const traces = jobs.filter(({ payload_json: payload }) => payload.includes(ana.email));
    expect(traces.map(({ payload_json: payload }) => JSON.parse(payload).template)).toEqual([
      'account-erased',
    ]);
  });

  const photo = (letter: string) => letter.repeat(32);
  const pathOf = (letter: string) => `media/${photo(letter)}/1280.webp`;
  const statusOf = async (url: string) => (await portal.app.inject({ url })).statusCode;

  /** A pet of Ana's with a photo whose file is there. */
  async function petWithPhoto(letter: string, columns: object = {}) {
    const { context } = portal;
    await context.files.put(pathOf(letter), Buffer.from(`photo ${letter}`));
    const said = {
      owner_id: ana.id,
      owner_email: ana.email,
      pictures: [photo(letter)],
      ...columns,
    };
    return addPet(context.database, said);
  }
  const petById = (id: string) =>
    portal.context.database.query
      .selectFrom('pets')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();

  onSqliteAlone(databases, () => {
    test('come as an archive with the files themselves', async () => {
      const id = await petWithPhoto('a', { name: 'Año Nuevo', contract_file: null });
      const paper = `contrato/${id}/${photo('c')}.pdf`;
      await portal.context.files.put(paper, Buffer.from('contract'));
      const body = { contrasena: goodPassword, lang: 'en' };
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/usuarios:exportar_archivos',
        headers: { authorization: `Bearer ${ana.token}` },
        payload: body,
      });
      expect(answer.headers['content-type']).toBe('application/zip');
      expect(answer.headers['content-disposition']).toMatch(/my-data-\d{4}-\d\d-\d\d\.zip/);
      const files = readZip(answer.rawPayload);
      const folder = `mascotas/ano-nuevo-${id.slice(-8)}`;
      expect(String(files.get(`${folder}/1.webp`))).toBe('photo a');
      expect(String(files.get(`${folder}/contrato.pdf`))).toBe('contract');
      const { pets } = JSON.parse(String(files.get('my-data.json')));
      expect(pets).toContainEqual(
        expect.objectContaining({ id, files: [`${folder}/1.webp`, `${folder}/contrato.pdf`] }),
      );
      expect(String(files.get('my-data.html'))).toContain(`<a href="${folder}/1.webp">`);

      const { data } = await exported();
      const addresses = [
        `https://casa.example/${pathOf('a')}`,
        `https://casa.example/archivos/${paper}`,
      ];
      expect((data.datos as typeof data & { pets: unknown[] }).pets).toContainEqual(
        expect.objectContaining({ id, files: addresses }),
      );
      expect((await portal.post('usuarios:exportar_archivos', body)).status).toBe(401);
    });

    test('are not exported without end', async () => {
      for (let times = 0; times < 6; times += 1)
        await portal.context.limits.consume('exportFiles', ana.id);
      const body = { contrasena: goodPassword };
      const { status } = await portal.post('usuarios:exportar_archivos', body, {
        token: ana.token,
      });
      expect(status).toBe(429);
    });
  });

  test('go with the pets and their photos, whose addresses end at once', async () => {
    const { files } = portal.context;
    const waiting = await petWithPhoto('a', { story: 'Words of Ana' });
    const deleted = await petWithPhoto('b', { deleted: 1 });
    const adopted = await petWithPhoto('c', { status: 'adopted', story: 'Words of Ana' });
    await petWithPhoto('d');
    await addPet(portal.context.database, { owner_id: eva.id, pictures: [photo('d')] });
    for (const letter of ['a', 'b', 'c', 'd'])
      expect(await statusOf(`/${pathOf(letter)}`)).toBe(200);

    const folio = await applyFor(waiting);
    expect((await erase()).status).toBe(200);
    const { query } = portal.context.database;
    const answered = query.selectFrom('adoption_applications').where('folio', '=', folio);
    // Whoever waited for a pet that goes has an answer.
    expect(await answered.select('status').execute()).toEqual([{ status: 'declined' }]);
    for (const letter of ['a', 'b', 'c']) expect(await statusOf(`/${pathOf(letter)}`)).toBe(404);
    expect(await statusOf(`/${pathOf('d')}`)).toBe(200);
    expect(await petById(waiting)).toBeUndefined();
    expect(await petById(deleted)).toBeUndefined();
    const stripped = { owner_id: null, story: '', media_count: 0, deleted: 0, adopter_json: null };
    expect(await petById(adopted)).toMatchObject(stripped);
    expect((await everything()).includes('Words of Ana')).toBe(false);

    const mails = await portal.newMails();
    expect(mails.some(({ text }) => text?.includes('las borramos también, con sus fotos'))).toBe(
      true,
    );
    const toEva = mails.filter(({ envelopeTo }) => envelopeTo.includes(eva.email));
    expect(toEva.map(({ subject }) => subject)).toEqual([expect.stringContaining('Canela')]);
    for (const letter of ['a', 'b', 'c'])
      expect(await files.list(`media/${photo(letter)}/`)).toEqual([]);
    expect(await files.list(`media/${photo('d')}/`)).toHaveLength(1);
  });

  test('go, and the pets stay with the organisation where the person wants that', async () => {
    const { files } = portal.context;
    const waiting = await petWithPhoto('a', { name: 'Waiting', story: 'Words of Ana' });
    const deleted = await petWithPhoto('b', { deleted: 1 });
    await files.put(`cedula/${waiting}/${photo('c')}.pdf`, Buffer.from('x'));
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });

    const left = { contrasena: goodPassword, mascotas: 'dejar', lang: 'en' };
    expect((await erase(ana, { ...left, mascotas: 'vender' })).status).toBe(422);
    expect((await erase(ana, left)).status).toBe(200);
    const [notice] = await portal.newMails();
    expect(notice?.text).toContain('in the care of the organization');
    expect(await statusOf(`/${pathOf('a')}`)).toBe(200);
    expect(await statusOf(`/${pathOf('b')}`)).toBe(404);
    expect(await petById(deleted)).toBeUndefined();
    const nobodys = { owner_id: null, owner_name: '', owner_email: '', owner_phone: '' };
    expect(await petById(waiting)).toMatchObject({ ...nobodys, adopter_json: null, deleted: 0 });
    expect(await files.list(`cedula/${waiting}/`)).toEqual([]);

    const { data } = await portal.post('catalogos:consultar', { schema: 'mascotas' });
    expect(JSON.stringify(data)).toContain('Words of Ana');
    const change = { schema: 'mascotas', id: waiting, payload: { color: 'miel oscuro' } };
    const managed = await portal.post('catalogos:actualizar', change, { token: admin.token });
    expect(managed.status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('go with the picture of the person, whose address ends at once', async () => {
      const { avatars, database, files } = portal.context;
      const file = `${photo('e')}.webp`;
      await files.put(`usuarios/${ana.id}/${file}`, Buffer.from('x'));
      await database.query
        .updateTable('users')
        .set({ avatar_file: file })
        .where('id', '=', ana.id)
        .execute();
      const url = avatars.addressOf(ana.id, file).replace('https://casa.example', '');
      expect(await statusOf(url)).toBe(200);
      await erase();
      expect(await statusOf(url)).toBe(404);
      await portal.newMails();
      expect(await files.list(`usuarios/${ana.id}/`)).toEqual([]);
    });

    test('go with the papers of the pets', async () => {
      const { context } = portal;
      const { query } = context.database;
      const pets = await query.selectFrom('pets').select(['id', 'owner_id']).execute();
      for (const { id } of pets) await context.files.put(`contrato/${id}/x.pdf`, Buffer.from('x'));
      await erase();
      await portal.newMails();
      for (const { id, owner_id: owner } of pets) {
        expect(await context.files.list(`contrato/${id}/`)).toHaveLength(owner === eva.id ? 1 : 0);
      }
    });

    test('go, and the pets that found a home stay in the figures', async () => {
      await erase();
      const pets = await portal.context.database.query
        .selectFrom('pets')
        .selectAll()
        .where('owner_id', 'is', null)
        .orderBy('status')
        .execute();
      expect(pets).toMatchObject([{ status: 'adopted', deleted: 0, owner_email: '' }]);
      const { data } = await portal.post('catalogos:consultar', { schema: 'mascotas' });
      expect(JSON.stringify(data)).not.toContain('Canela');
      expect(JSON.stringify(data)).toContain('Nube');
    });

    test('stay when the password is wrong', async () => {
      expect((await erase(ana, { contrasena: 'wrong' })).status).toBe(422);
      expect((await erase(ana, {})).status).toBe(422);
      expect((await portal.post('usuarios:eliminar', { contrasena: goodPassword })).status).toBe(
        401,
      );
      expect((await exported()).status).toBe(200);
    });
  });

  const obstacles = async (token: string, lang = 'es') => {
    const call = 'usuarios:consultar_eliminacion';
    return (await portal.post(call, { lang }, { token })).data.impedimentos;
  };

  test('of the last administrator stay, which is said before the password is asked for', async () => {
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    const { status, message } = await erase(admin);
    expect(status).toBe(409);
    expect(await obstacles(admin.token)).toEqual([{ codigo: 'conflict', mensaje: message }]);
    expect(await obstacles(admin.token, 'en')).toMatchObject([
      { mensaje: expect.stringContaining('only administrator') },
    ]);
    expect(await obstacles(ana.token)).toEqual([]);
    expect((await portal.post('usuarios:consultar_eliminacion', {})).status).toBe(401);
    expect((await exported(admin)).status).toBe(200);
    const second = await portal.newPerson({ email: 'otra@example.mx', administrator: true });
    expect(await obstacles(admin.token)).toEqual([]);
    expect((await erase(admin)).status).toBe(200);
    expect((await erase(second)).status).toBe(409);
  });

  onSqliteAlone(databases, () => {
    test('leave the address free for a new account', async () => {
      await writeLetters();
      await erase();
      await portal.newMails();
      const again = await portal.newPerson();
      expect(again.id).not.toBe(ana.id);
      expect((await exported(again)).data.datos).toMatchObject({ pets: [], contactMessages: [] });
    });
  });
});
