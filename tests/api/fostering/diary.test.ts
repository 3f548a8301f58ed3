import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  diaryPersonalData,
  homePersonalData,
} from '#server/features/animals/fostering/fostering-personal-data.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addHome, ask } from './foster-calls.ts';

const staff = 'coordinator:c';

interface Photo {
  id: string;
  url: string;
  ofrecida: boolean;
  decision: string | null;
  decidida: string | null;
  decidio: string;
}
interface Entry {
  id: string;
  texto: string;
  propia: boolean;
  fotos: Photo[];
}

describeOnBothDatabases('the diary of a pet in its foster home', (databases) => {
  let wire: Wire;
  let [owner, stranger, petId, stayId] = ['', '', '', ''];
  let home: Awaited<ReturnType<typeof addHome>>;

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Michi', species: 'cat', owner_id: ownerId });
    home = await addHome(wire);
    const placement = { mascota_id: petId, hogar_id: home.homeId, desde: today };
    const { data } = await ask(wire, 'hogares:colocar', placement, staff);
    stayId = (data as { id: string }).id;
  });
  afterEach(() => wire.close());

  const write = async (texto: string, ofrece_fotos = false, token = home.token) => {
    const said = { id: petId, texto, ofrece_fotos };
    const { status, data } = await ask(wire, 'hogares:escribir_diario', said, token);
    return { status, id: (data as { id: string } | undefined)?.id ?? '' };
  };
  const read = async (token: string | undefined = home.token) => {
    const { status, data } = await ask(wire, 'hogares:diario', { id: petId }, token);
    return { status, entries: (data ?? []) as Entry[] };
  };
  async function send(entryId: string, token: string, color = 'teal') {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('carpeta', `diario/${entryId}/`);
    form.append('archivo', new File([new Uint8Array(bytes)], 'x.jpg', { type: 'image/jpeg' }));
    const encoded = new Response(form);
    const response = await wire.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        authorization: `Bearer ${token}`,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return response.statusCode;
  }
  const photos = async (token: string) => (await read(token)).entries.flatMap(({ fotos }) => fotos);
  const decide = (foto: string, decision: string, token?: string) =>
    ask(wire, 'hogares:decidir_foto', { foto, decision }, token);
  const pictures = async () => {
    const { data } = await wire.ask({ filter: {} }, undefined);
    return (data[0]?.payload.imagenes as string[] | undefined)?.length;
  };
  const end = () => {
    const ended = { id: stayId, dia: today, motivo: 'regreso' };
    return ask(wire, 'hogares:terminar_estancia', ended, staff);
  };

  test('is written by whoever fosters it and read by the pet’s people; nobody else', async () => {
    const { id, status } = await write('Comió todo.');
    expect(status).toBe(200);
    expect(await read()).toMatchObject({ entries: [{ texto: 'Comió todo.', propia: true }] });
    for (const token of [owner, staff, 'administrator:a']) {
      expect(await read(token)).toMatchObject({ entries: [{ id, propia: false }] });
    }
    for (const token of [stranger, 'editor:e']) {
      expect((await read(token)).status).toBe(404);
      expect((await write('Hola', false, token)).status).toBe(404);
      expect((await ask(wire, 'hogares:borrar_diario', { id }, token)).status).toBe(404);
      expect(await send(id, token)).toBe(404);
    }
    expect((await ask(wire, 'hogares:diario', { id: petId })).status).toBe(401);
    expect((await write('De otro', false, owner)).status).toBe(404);
    expect((await write('  ')).status).toBe(422);
    expect(await send(id, owner)).toBe(404);
  });

  test('closes for whoever fostered it when the stay ends, and stays with the pet’s people', async () => {
    const { id } = await write('Comió todo.');
    await end();
    expect((await read()).status).toBe(404);
    expect((await write('¿Y ahora?')).status).toBe(404);
    expect(await send(id, home.token)).toBe(404);
    expect((await read(owner)).entries).toHaveLength(1);
    expect((await ask(wire, 'hogares:borrar_diario', { id }, home.token)).status).toBe(200);
    expect((await read(owner)).entries).toEqual([]);
  });

  test('shows the next home nothing of the one before', async () => {
    await write('Solo mío.');
    await end();
    const next = await addHome(wire);
    const placement = { mascota_id: petId, hogar_id: next.homeId, desde: today };
    expect((await ask(wire, 'hogares:colocar', placement, staff)).status).toBe(200);
    expect(await read(next.token)).toEqual({ status: 200, entries: [] });
    expect((await read(home.token)).status).toBe(404);
  });

  test('brings a photo to the pet’s page only after a look, with who and when', async () => {
    const { id } = await write('Mira', true);
    expect(await send(id, home.token)).toBe(200);
    expect(await send(id, home.token, 'orange')).toBe(200);
    const [one, two] = await photos(owner);
    if (!one || !two) throw new Error('There are no photos.');
    expect(one).toMatchObject({ ofrecida: true, decision: null });
    expect(await pictures()).toBe(1);
    expect((await ask(wire, 'hogares:fotos_por_ver', {}, owner)).data).toEqual([
      { mascota_id: petId, mascota: 'Michi', fotos: 2 },
    ]);
    for (const token of [home.token, stranger, 'editor:e']) {
      expect((await decide(one.id, 'aceptada', token)).status).toBe(404);
    }
    expect((await decide(one.id, 'aceptada')).status).toBe(401);
    expect(await pictures()).toBe(1);

    const both = await Promise.all([
      decide(one.id, 'aceptada', owner),
      decide(one.id, 'rechazada', staff),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = both[0].status === 200;
    expect(await pictures()).toBe(won ? 2 : 1);
    expect((await decide(two.id, 'rechazada', owner)).status).toBe(200);
    expect(await photos(owner)).toMatchObject([
      { decision: won ? 'aceptada' : 'rechazada' },
      { decision: 'rechazada', decidio: 'Rosa', decidida: '2026-11-20T18:00:00.000Z' },
    ]);
    expect((await photos(home.token)).map(({ decidio }) => decidio)).toEqual(['', '']);
    expect((await ask(wire, 'hogares:fotos_por_ver', {}, owner)).data).toEqual([]);
    expect((await ask(wire, 'hogares:fotos_por_ver', { todas: true }, owner)).status).toBe(403);
  });

  onSqliteAlone(databases, () => {
    test('keeps photos that are not offered from the page', async () => {
      const { id } = await write('Solo para ustedes', false);
      await send(id, home.token);
      const [photo] = await photos(staff);
      expect((await decide(photo?.id ?? '', 'aceptada', staff)).status).toBe(404);
      expect(await pictures()).toBe(1);
    });
  });

  test('says so where the page is full, and leaves the photo to be decided', async () => {
    const { id } = await write('Mira', true);
    for (const color of ['red', 'green', 'blue']) await send(id, home.token, color);
    const [first, second, third] = await photos(owner);
    expect((await decide(first?.id ?? '', 'aceptada', owner)).status).toBe(200);
    expect((await decide(second?.id ?? '', 'aceptada', owner)).status).toBe(200);
    expect((await decide(third?.id ?? '', 'aceptada', owner)).code).toBe('fosterPageFull');
    expect((await photos(owner))[2]?.decision).toBeNull();
  });

  test('goes with its author’s account, as the home does', async () => {
    const { id } = await write('Comió todo.', true);
    await send(id, home.token);
    const { context } = wire;
    const account = await context.accounts.find(home.accountId);
    if (!account) throw new Error('There is no such account.');
    const rows = async (table: 'foster_diary_entries' | 'private_photos' | 'foster_homes') =>
      (await context.database.query.selectFrom(table).select('id').execute()).length;
    expect(await rows('private_photos')).toBe(1);
    const homes = homePersonalData(context.database);
    expect(await homes.erasureObstacle?.(context.database.query, account)).toBe('fosterStillHolds');
    await end();
    expect(await homes.erasureObstacle?.(context.database.query, account)).toBeUndefined();
    const diaries = diaryPersonalData(context);
    expect(await diaries.find(account)).toMatchObject([{ pet: 'Michi', words: 'Comió todo.' }]);
    await context.database.transaction(async (tx) => {
      for (const one of [homes, diaries]) await one.erase(tx, account, { pets: 'removed' });
    });
    expect(await rows('foster_diary_entries')).toBe(0);
    expect(await rows('private_photos')).toBe(0);
    expect(await rows('foster_homes')).toBe(0);
    const { data } = await ask(wire, 'hogares:de_mascota', { id: petId }, owner);
    expect((data as { estancias: object[] }).estancias).toMatchObject([{ hogar: null }]);
  });
});
