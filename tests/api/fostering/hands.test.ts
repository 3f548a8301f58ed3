import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { handsPersonalData } from '#server/features/animals/fostering/fostering-personal-data.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addHome, ask } from './foster-calls.ts';

describeOnBothDatabases('a pet that looks for a foster home', (databases) => {
  let wire: Wire;
  let [owner, stranger, petId] = ['', '', ''];
  let home: Awaited<ReturnType<typeof addHome>>;

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Michi', species: 'cat', owner_id: ownerId });
    home = await addHome(wire);
  });
  afterEach(() => wire.close());

  const want = (busca: boolean, token = owner) =>
    ask(wire, 'hogares:buscar', { id: petId, busca }, token);
  const raise = (token = home.token, texto = 'Tengo un cuarto aparte') =>
    ask(wire, 'hogares:levantar_mano', { id: petId, texto }, token);
  const hands = async (token = owner) =>
    (await ask(wire, 'hogares:manos', { id: petId }, token)) as unknown as {
      status: number;
      data: { busca: boolean; manos: { texto: string; contacto: { correo: string } }[] };
    };
  const shown = async () => {
    const { data } = await wire.ask({});
    return data.find(({ id }) => id === petId)?.payload.busca_hogar_temporal;
  };

  test('says so to everybody by the word of its people alone, and a new version of the pets', async () => {
    const version = await wire.context.dataVersions.current('pets');
    expect((await want(true, stranger)).status).toBe(404);
    expect(await shown()).toBe(false);
    expect((await want(true)).status).toBe(200);
    expect(await shown()).toBe(true);
    expect(await wire.context.dataVersions.current('pets')).not.toBe(version);
    expect((await want(false, 'coordinator:c')).status).toBe(200);
    expect(await shown()).toBe(false);
    // Nobody writes it among the pet's other fields.
    const write = { schema: 'mascotas', id: petId, payload: { busca_hogar_temporal: true } };
    await wire.post('catalogos:actualizar', write, owner);
    expect(await shown()).toBe(false);
  });

  test('reaches its owner once by a raised hand, who may place it there then', async () => {
    await want(true);
    expect((await raise()).status).toBe(200);
    expect((await raise(home.token, 'otra vez')).status).toBe(200);
    const mails = await wire.newMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Alguien puede ser hogar temporal de Michi',
    ]);
    expect(mails[0]?.text).toContain('Tengo un cuarto aparte');
    const { data } = await hands();
    expect(data.manos).toMatchObject([{ texto: 'Tengo un cuarto aparte' }]);
    const placement = { mascota_id: petId, hogar_id: home.homeId, desde: today };
    expect((await ask(wire, 'hogares:colocar', placement, owner)).status).toBe(200);
    expect(await shown()).toBe(false);
  });

  test('is no way to write to strangers: no home, no look, six a day, and no addresses in the mail', async () => {
    expect((await raise()).status).toBe(409);
    await want(true);
    expect((await raise(stranger)).code).toBe('fosterOfferFirst');
    expect((await raise(owner)).code).toBe('fosterOwnPet');
    expect((await raise('')).status).toBe(401);
    expect((await raise(home.token, 'x'.repeat(501))).status).toBe(422);
    const spam = 'Gana dinero en https://estafa.example/x y escribe a malo@estafa.example';
    expect((await raise(home.token, spam)).status).toBe(200);
    const [mail] = await wire.newMails();
    expect(mail?.text).toContain('Gana dinero');
    expect(mail?.text).not.toContain('estafa.example');
    const statuses = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await raise()).status);
    expect(statuses).toContain(429);
    for (const token of [stranger, home.token]) expect((await hands(token)).status).toBe(404);
    expect(await wire.newMails()).toEqual([]);
  });

  test('tells its owner once of six at once, and forgets hands that are taken back', async () => {
    await want(true);
    const answers = await Promise.all(Array.from({ length: 6 }, () => raise()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await wire.newMails()).toHaveLength(1);
    await ask(wire, 'hogares:bajar_mano', { id: petId }, home.token);
    expect((await hands()).data.manos).toEqual([]);
  });

  test('goes to who manages foster homes where a pet has no owner, and nobody once it looks no more', async () => {
    const { database } = wire.context;
    await addUser(database, ['coordinator']);
    petId = await addPet(database, { name: 'Sola', species: 'cat' });
    await want(true, 'coordinator:c');
    expect((await raise()).status).toBe(200);
    expect(await wire.newMails()).toHaveLength(1);
    expect((await want(false, 'coordinator:c')).status).toBe(200);
    expect((await hands('coordinator:c')).data).toEqual({ busca: false, manos: [] });
    expect((await raise()).code).toBe('fosterNotWanted');
  });

  test('is exported and erased with the account', async () => {
    await want(true);
    await raise();
    const { database } = wire.context;
    const { find, erase } = handsPersonalData(database);
    const person = { id: home.accountId } as Account;
    expect(await find(person)).toMatchObject([{ pet: 'Michi', words: 'Tengo un cuarto aparte' }]);
    await database.transaction((tx) => erase(tx, person, undefined as never));
    expect(await find(person)).toEqual([]);
  });
});
