import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { openPortal, type Portal } from './portal.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;

/** Of the person of a test, if of nobody else. */
const ownProfile = (portal: () => Portal, ana: () => Person) => ({
  update: (changes: object, { id, token } = ana()) =>
    portal().post('usuarios:actualizar', { id, ...changes }, { token }),
  async read({ token } = ana()) {
    const { data } = await portal().post('usuarios:consultar', { limit: 1 }, { token });
    return (data as unknown as Record<string, unknown>[])[0];
  },
});

describeOnBothDatabases('a profile', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());

  const { update, read } = ownProfile(
    () => portal,
    () => ana,
  );

  const whole = {
    nombre: 'Ana López Núñez',
    telefono: '984-123-4567',
    lang: 'en',
    domicilio: {
      calle: 'Av. Tulum',
      numero_exterior: '12 bis',
      numero_interior: 'B',
      colonia: 'Centro',
      cp: '77760',
      estado: 'quintana roo',
      ciudad: 'Tulum',
      pais: 'México',
    },
    razon_social: 'Ana López Núñez',
    rfc: 'LONA850101AB1',
    regimen_fiscal: '612',
    cp_fiscal: '77760',
    uso_cfdi: 'D04',
  };

  test('is kept whole, tidied, and read back', async () => {
    const answer = await update(whole);
    expect(answer.status).toBe(200);
    const expected = {
      ...whole,
      id: ana.id,
      correo: ana.email,
      telefono: '9841234567',
      domicilio: { ...whole.domicilio, estado: 'Quintana Roo' },
    };
    expect(answer.data).toMatchObject(expected);
    expect(await read()).toMatchObject(expected);
  });

  test('may be changed in part, and sent back as it was read', async () => {
    await update(whole);
    const before = await read();
    await update({ domicilio: { calle: 'Calle 2' } });
    expect(await read()).toEqual({
      ...before,
      domicilio: { ...(before?.domicilio as object), calle: 'Calle 2' },
    });
    const { status } = await update(await read().then((profile) => profile ?? {}));
    expect(status).toBe(200);
  });

  test('is one’s own: nobody else writes or reads it', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx', name: 'Eva' });
    expect((await update({ nombre: 'x' }, { ...ana, id: eva.id })).status).toBe(403);
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    expect((await update({ nombre: 'x' }, { ...admin, id: eva.id })).status).toBe(403);
    expect(await read(eva)).toMatchObject({ nombre: 'Eva' });

    for (const body of [
      { id: eva.id },
      { filter: { where: [{ field: 'id', operator: '=', value: eva.id }] } },
      { filter: { where: [{ field: 'correo', operator: 'like', value: '%' }] } },
    ]) {
      const { status, data } = await portal.post('usuarios:consultar', body, { token: ana.token });
      expect(status).toBe(200);
      expect(JSON.stringify(data)).not.toContain('eva@example.mx');
    }
  });

  onSqliteAlone(databases, () => {
    test('takes no role, no state and no other person’s things from its owner', async () => {
      const before = await read();
      const answer = await update({
        roles: ['Administrador'],
        deshabilitado: true,
        confirmado: false,
        created_at: '2000-01-01T00:00:00.000Z',
        password_hash: 'x',
      });
      expect(answer.status).toBe(200);
      expect(await read()).toEqual(before);
      expect((await portal.post('auditoria:consultar', {}, { token: ana.token })).status).toBe(403);
    });

    test('never sends the password’s hash', async () => {
      const { text } = await portal.post('usuarios:consultar', {}, { token: ana.token });
      expect(text).not.toMatch(/argon2|password|hash/i);
    });
  });

  test('keeps a monthly donation that only its owner lets go, and nobody invents', async () => {
    expect((await update({ subscription_id: 'I-STOLEN' })).errors).toEqual({
      subscription_id: ['Este dato no se puede cambiar aquí'],
    });
    await portal.context.database.query
      .updateTable('users')
      .set({ subscription_id: 'I-MINE' })
      .where('id', '=', ana.id)
      .execute();
    expect((await update({ subscription_id: 'I-MINE', nombre: 'Ana' })).status).toBe(200);
    expect((await update({ subscription_id: 'I-OTHER' })).status).toBe(422);
    expect(await read()).toMatchObject({ subscription_id: 'I-MINE' });
    await update({ subscription_id: '' });
    expect(await read()).toMatchObject({ subscription_id: null });
  });

  onSqliteAlone(databases, () => {
    test('takes its own e-mail back in other capitals, and no other', async () => {
      expect((await update({ correo: 'ANA@example.mx' })).status).toBe(200);
      expect((await update({ correo: 'eva@example.mx' })).errors).toEqual({
        correo: ['Este dato no se puede cambiar aquí'],
      });
    });
  });
});

describeOnSqlite('a profile with a mistake', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeAll(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterAll(() => portal.close());
  const { update, read } = ownProfile(
    () => portal,
    () => ana,
  );

  test.each([
    ['nombre', { nombre: ' ' }, 'El nombre es requerido'],
    ['telefono', { telefono: '' }, 'El teléfono es requerido'],
    ['telefono', { telefono: '٩٩٨١٢٣٤٥٦٧' }, 'Ingresa un teléfono válido'],
    ['rfc', { rfc: 'XXX' }, 'Ingresa un RFC válido'],
    ['rfc', { rfc: 'LONA851301AB1' }, 'Ingresa un RFC válido'],
    ['regimen_fiscal', { regimen_fiscal: '999' }, 'Elije una opción'],
    ['uso_cfdi', { uso_cfdi: 'Z99' }, 'Elije una opción'],
    ['cp_fiscal', { cp_fiscal: '7776' }, 'El código postal debe tener 5 dígitos'],
    ['domicilio.cp', { domicilio: { cp: 'abcde' } }, 'El código postal debe tener 5 dígitos'],
    ['domicilio.calle', { domicilio: { calle: 'x'.repeat(121) } }, 'El texto es demasiado largo'],
  ])('says what is wrong with %s %j and changes nothing', async (field, changes, message) => {
    const before = await read();
    const answer = await update({ nombre: 'Changed', ...changes });
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual({ [field]: [message] });
    expect(await read()).toEqual(before);
  });
});
