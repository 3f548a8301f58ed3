import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { goodPassword, openPortal, type Portal } from './portal.ts';

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
  });
  afterEach(() => portal.close());

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
    const { status, data, text } = await exported();
    expect(status).toBe(200);
    expect(data.datos).toMatchObject({
      account: [{ id: ana.id, email: ana.email, name: 'Ana <b>López</b>' }],
      sessions: [{ address: '10.0.0.1' }],
      pets: [{ name: 'Canela', ownerEmail: ana.email }, { name: 'At home' }],
      contactMessages: [{ message: 'Letter of ana@example.mx' }],
      newsletterSubscriptions: [{ email: ana.email }],
    });
    expect(JSON.stringify(data.datos)).toContain('session.started');
    expect(data.documento).toContain('<html lang="es-MX">');
    expect(data.documento).toContain('Letter of ana@example.mx');
    expect(data.documento).toContain('Ana &lt;b&gt;López&lt;/b&gt;');
    expect(text).not.toMatch(/eva@|argon2|hash/i);
  });

  test('are exported in English too, and only with the password', async () => {
    const { data } = await exported(ana, { contrasena: goodPassword, lang: 'en' });
    expect(data.documento).toContain('Your data at Casa Animal');
    expect((await exported(ana, { contrasena: 'wrong' })).errors).toEqual({
      contrasena: ['La contraseña no es correcta'],
    });
    expect((await portal.post('usuarios:exportar', { contrasena: goodPassword })).status).toBe(401);
  });

  test('are erased everywhere, and nobody else’s with them', async () => {
    expect((await erase()).status).toBe(200);

    const [farewell, ...others] = await portal.newMails();
    expect(others).toEqual([]);
    expect(farewell?.envelopeTo).toEqual([ana.email]);
    expect(farewell?.subject).toBe('Tu cuenta de Casa Animal se borró');
    const after = await everything();
    // Not by toContain: a failure would print the whole database.
    const traces = ['ana@', 'ANA@', ana.id, 'López'].filter((trace) => after.includes(trace));
    expect(traces).toEqual([]);
    expect(after.includes('Letter of eva@example.mx')).toBe(true);

    const { status } = await portal.post('usuarios:consultar', {}, { token: ana.token });
    expect(status).toBe(401);
    const again = { correo: ana.email, contrasena: goodPassword };
    expect((await portal.post('usuarios:obtener_apikey', again)).status).toBe(422);
    expect((await exported(eva)).data.datos).toMatchObject({ pets: [{}, {}] });
  });

  test('go with the mails that could not be sent', async () => {
    portal.smtp.behaves = 'refuses content';
    await portal.post('usuarios:recuperar_contrasena', { correo: ana.email });
    await portal.newMails();
    const { data } = await exported();
    expect(data.datos).toMatchObject({ waitingMails: [{ template: 'password-recovery' }] });
    await erase();
    const jobs = await portal.context.database.query.selectFrom('jobs').selectAll().execute();
    const traces = jobs.filter(({ payload_json: payload }) => payload.includes(ana.email));
    expect(traces.map(({ payload_json: payload }) => JSON.parse(payload).template)).toEqual([
      'account-erased',
    ]);
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

  test('go, and the pets stay for the figures without being published', async () => {
    await erase();
    const pets = await portal.context.database.query
      .selectFrom('pets')
      .selectAll()
      .where('owner_id', 'is', null)
      .orderBy('status')
      .execute();
    expect(pets).toMatchObject([
      { status: 'adopted', deleted: 0, owner_email: '' },
      { status: 'adoption', deleted: 1, owner_email: '' },
    ]);
    const { data } = await portal.post('catalogos:consultar', { schema: 'mascotas' });
    expect(JSON.stringify(data)).not.toContain('Canela');
    expect(JSON.stringify(data)).toContain('Nube');
  });

  test('stay when the password is wrong', async () => {
    expect((await erase(ana, { contrasena: 'wrong' })).status).toBe(422);
    expect((await erase(ana, {})).status).toBe(422);
    expect((await portal.post('usuarios:eliminar', { contrasena: goodPassword })).status).toBe(401);
    expect((await exported()).status).toBe(200);
  });

  test('of the last administrator stay', async () => {
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    expect((await erase(admin)).status).toBe(409);
    expect((await exported(admin)).status).toBe(200);
    const second = await portal.newPerson({ email: 'otra@example.mx', administrator: true });
    expect((await erase(admin)).status).toBe(200);
    expect((await erase(second)).status).toBe(409);
  });

  test('leave the address free for a new account', async () => {
    await erase();
    await portal.newMails();
    const again = await portal.newPerson();
    expect(again.id).not.toBe(ana.id);
    expect((await exported(again)).data.datos).toMatchObject({ pets: [], contactMessages: [] });
  });
});
