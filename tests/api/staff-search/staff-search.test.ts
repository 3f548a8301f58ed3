import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { profile } from '../adoption/profile.ts';
import { ask, kittens } from '../fostering/foster-calls.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Hit {
  titulo: string;
  detalle: string;
  direccion: string;
}

describeOnBothDatabases('the search of the staff', (databases) => {
  let wire: Wire;
  let [canela, family] = ['', ''];
  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const rescuer = await addUser(database);
    canela = await addPet(database, {
      name: 'Canela',
      owner_id: rescuer,
      microchip: '900123456789012',
    });
    await addPet(database, { name: 'Ñandú', status: 'rehabilitation' });
    family = await addUser(database);
    await wire.post('perfil_adopcion:guardar', profile, `member:${family}`);
    const payload = { mascotas: [canela], mensaje: 'La queremos.' };
    await wire.post('documentos:crear', { schema: 'solicitudes', payload }, `member:${family}`);
  });
  afterEach(() => wire.close());

  const search = async (texto: string, token = 'administrator:x', lang = 'es') => {
    const { status, data } = await wire.post('busqueda:personal', { texto, lang }, token);
    expect(status).toBe(200);
    const found = data as unknown as { tipo: string; resultados: Hit[] }[];
    return Object.fromEntries(found.map(({ tipo, resultados }) => [tipo, resultados]));
  };

  it('finds pets by name whatever its accents, and by microchip', async () => {
    const { mascota } = await search('CANELÁ');
    expect(mascota).toMatchObject([{ titulo: 'Canela' }]);
    expect(mascota?.[0]?.direccion).toBe(`/mascotas/adopcion/${canela}`);
    expect((await search('900123456789012')).mascota).toMatchObject([{ titulo: 'Canela' }]);
    const [nandu] = (await search('nandu', 'coordinator:x', 'en')).mascota ?? [];
    expect(nandu?.direccion).toMatch(/^\/pets\/rehabilitation\//);
  });

  it('finds people, and applications by their folio', async () => {
    const account = await wire.context.accounts.find(family);
    const { persona } = await search(account?.email ?? '');
    expect(persona).toMatchObject([{ detalle: account?.email }]);
    const { solicitud } = await search('SOL1');
    expect(solicitud).toMatchObject([{ detalle: 'Canela' }]);
    expect(solicitud?.[0]?.titulo).toMatch(/^SOL-1 · /);
  });

  it('finds applications by the e-mail of the family', async () => {
    const { email = '' } = (await wire.context.accounts.find(family)) ?? {};
    const { solicitud } = await search(email.slice(0, email.indexOf('@') + 1), 'coordinator:x');
    expect(solicitud).toMatchObject([{ detalle: 'Canela' }]);
  });

  it('finds messages by their number and what they say, in whatever state', async () => {
    const { contact } = wire.context;
    const said = { name: 'José', email: 'jose@example.mx', subject: 'Cobijas', message: 'Sirven?' };
    await contact.save(said, 'es');
    const { mensaje } = await search('SIRVEN', 'coordinator:x', 'en');
    expect(mensaje).toMatchObject([
      { titulo: 'Cobijas', detalle: 'José · Nov 20, 2026', direccion: '/admin/messages/1' },
    ]);
    expect((await search('1', 'coordinator:x')).mensaje).toMatchObject([{ titulo: 'Cobijas' }]);
    expect(await search('sirven', 'treasurer:x')).toEqual({});
  });

  it('finds reports of animals by their number and place, for whoever attends to them', async () => {
    const place = { cp: '77500', lugar: 'Atrás del mercado' };
    const said = {
      peligro: false,
      expuesto: true,
      solo: true,
      nombre: 'Rosa',
      correo: 'r@example.mx',
    };
    await wire.post(
      'auxilios:reportar',
      { tipo: 'herido', especie: 'perro', ...place, ...said },
      `member:${family}`,
    );
    const { auxilio } = await search('mercado', 'rescuer:x', 'en');
    expect(auxilio).toMatchObject([{ titulo: '1 · Hurt or ill', direccion: '/admin/rescues/1' }]);
    expect((await search('1')).auxilio).toHaveLength(1);
    expect(await search('mercado', 'treasurer:x')).toEqual({});
  });

  it('finds a microchip however it is written, the older ones too', async () => {
    for (const texto of ['900 123 456 789 012', '900-123-456-789-012', '900.123456789012']) {
      expect((await search(texto, 'coordinator:x')).mascota, texto).toMatchObject([
        { titulo: 'Canela' },
      ]);
    }
    await addPet(wire.context.database, { name: 'Vieja', microchip: '0006A14C2E' });
    expect((await search('00-06a1 4c2e')).mascota).toMatchObject([{ titulo: 'Vieja' }]);
  });

  it('finds by a telephone, however it is written, whom each right shows', async () => {
    const { database, accounts } = wire.context;
    const adopter_json = JSON.stringify({ name: 'Luz', phone: '9841234567' });
    await addPet(database, { name: 'Balam', status: 'adopted', adopter_json });
    await ask(wire, 'hogares:ofrecer', kittens, `member:${family}`);
    const account = await accounts.find(family);
    for (const texto of ['984-123-4567', '+52 1 (984) 123 4567', '9841234567']) {
      const found = await search(texto);
      expect(
        found.persona?.map(({ detalle }) => detalle),
        texto,
      ).toContain(account?.email);
      expect(found.solicitud, texto).toMatchObject([{ detalle: 'Canela' }]);
      expect(found.hogar, texto).toMatchObject([
        { titulo: 'Rosa', detalle: 'Tulum · 984-123-4567' },
      ]);
      expect(found.mascota, texto).toMatchObject([{ titulo: 'Balam' }]);
    }
    expect(Object.keys(await search('984 123 4567', 'coordinator:x'))).toEqual([
      'mascota',
      'solicitud',
      'hogar',
    ]);
    expect(await search('984 123 4567', 'editor:x')).toEqual({});
    expect(await search('984 123 4568')).toEqual({});
  });

  it('shows of each kind what the rights of the one who searches show, and five at most', async () => {
    for (let index = 0; index < 7; index += 1) {
      await addPet(wire.context.database, { name: `Canela ${index}` });
    }
    const { mascota } = await search('canela', 'coordinator:x');
    expect(mascota).toHaveLength(5);
    // The one that is called so, though it is the oldest.
    expect(mascota?.[0]?.titulo).toBe('Canela');
    for (const token of ['treasurer:x', 'editor:x']) {
      expect(await search('canela', token), token).toEqual({});
      expect(await search('SOL1', token), token).toEqual({});
    }
  });

  it('takes what is folded with the most work, in everything', async () => {
    for (const texto of ['ñandú', 'ñ'.repeat(80)]) {
      const answer = await wire.post('busqueda:personal', { texto }, 'administrator:x');
      expect([answer.status, answer.errors]).toEqual([200, undefined]);
    }
  });

  it('takes no wildcards, no empty and no endless term', async () => {
    expect((await search('%%')).mascota).toBeUndefined();
    for (const texto of ['a', '  ', 'x'.repeat(81)]) {
      const answer = await wire.post('busqueda:personal', { texto }, 'administrator:x');
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['texto']]);
    }
  });
});
