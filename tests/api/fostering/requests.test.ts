import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addHome, ask } from './foster-calls.ts';

const hour = 3_600_000;
const words = { especie: 'gato', cuantos: 2, horas: 4, texto: 'Dos gatitos, hoy en la noche.' };

interface Shown {
  id: string;
  estado: string;
  respuestas: { nombre: string; respuesta: string }[];
  sin_respuesta: number;
  contacto: { correo: string } | null;
}

describeOnBothDatabases('a question to foster homes', (databases) => {
  let wire: Wire;
  let now: number;
  let [ownerId, owner, stranger] = ['', '', ''];

  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    await addPet(database, { owner_id: ownerId, species: 'cat' });
    stranger = `member:${await addUser(database)}`;
    await ask(wire, 'hogares:pedir_permiso', {}, owner);
    await ask(wire, 'hogares:dar_permiso', { id: ownerId }, 'coordinator:c');
  });
  afterEach(() => wire.close());

  const question = (said: object = {}, token: string | undefined = owner) =>
    ask(wire, 'hogares:preguntar', { ...words, ...said }, token);
  const homes = async (count: number, said: object = {}) => {
    const found: Awaited<ReturnType<typeof addHome>>[] = [];
    for (let at = 0; at < count; at += 1) found.push(await addHome(wire, said));
    return found;
  };
  const sent = async () => {
    return wire.newMails();
  };
  const toOf = ({ to }: { to?: unknown }) =>
    [to].flat().map((one) => (one as { text: string } | undefined)?.text)[0] ?? '';
  const asked = (mails: Awaited<ReturnType<typeof sent>>) =>
    mails.filter(({ subject }) => /^¿Puedes recibir/.test(subject ?? ''));
  const keyOf = (mail: { text?: string | undefined } | undefined) =>
    /\/hogar-temporal\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const suspend = (email: string, disabled: 0 | 1) =>
    wire.context.database.query
      .updateTable('users')
      .set({ disabled })
      .where('email', '=', email)
      .execute();
  const open = (clave: string) => ask(wire, 'hogares:pregunta', { clave });
  const byLink = (clave: string, acepta: boolean) =>
    ask(wire, 'hogares:contestar_enlace', { clave, acepta });
  const list = async (token = owner, todas = false) =>
    (await ask(wire, 'hogares:preguntas', { todas }, token)).data as unknown as Shown[];

  test('goes to those that fit alone: species, free places, until when, not paused', async () => {
    const [fits] = await homes(1, { especie: 'ambos' });
    await homes(1, { especie: 'perro' });
    await homes(1, { lugares: 1 });
    const [paused] = await homes(1);
    await ask(wire, 'hogares:cambiar_estado', { estado: 'pausado' }, paused?.token);
    await homes(1, { hasta: today });
    const [full] = await homes(1);
    const mascota_id = await addPet(wire.context.database, { species: 'cat', owner_id: ownerId });
    const placement = { mascota_id, hogar_id: full?.homeId, desde: today };
    await ask(wire, 'hogares:colocar', placement, 'coordinator:c');
    now += 24 * hour;
    expect(await question()).toMatchObject({ status: 200, data: { preguntados: 1 } });
    const mails = asked(await sent());
    expect(mails.map(toOf)).toEqual([`${fits?.accountId}@example.org`]);
    expect(mails[0]?.text).toContain('Dos gatitos, hoy en la noche.');
    expect((await question({ cuantos: 9 })).code).toBe('fosterNobodyToAsk');
  });

  test('goes to homes that said that they take such animals, with their number told before', async () => {
    const [bottle] = await homes(1, { edades: ['recien_nacido'] });
    await homes(1, { edades: ['recien_nacido'], puede: ['medicinas'] });
    const [far] = await homes(1, { ciudad: 'Mérida', puede: ['medicinas', 'transporte'] });
    const [big] = await homes(1, { especie: 'perro', tamanos: ['grande'] });
    const [anySize] = await homes(1, { especie: 'perro' });
    const newborn = { edad: 'recien_nacido' };
    const cases: [what: object, fit: (typeof bottle)[]][] = [
      [newborn, [bottle]],
      [{ cuidados: ['medicinas', 'transporte'] }, [far]],
      [{ ciudad: 'merida' }, [far]],
      [{ ciudad: 'merida', ...newborn }, []],
      [{ especie: 'perro', tamano: 'grande' }, [big, anySize]],
      [{ especie: 'perro', tamano: 'pequeno' }, [anySize]],
    ];
    for (const [said, fit] of cases) {
      const { especie, cuantos } = words;
      const needs = { especie, cuantos, ...said };
      const { data } = await ask(wire, 'hogares:contar', needs, 'coordinator:c');
      expect([said, data]).toEqual([said, { hogares: fit.length }]);
      if (fit.length === 0) continue;
      const token = `coordinator:c${cases.findIndex(([one]) => one === said)}`;
      expect(await question(said, token)).toMatchObject({ data: { preguntados: fit.length } });
      const mails = asked(await sent()).map(toOf);
      expect(mails.toSorted()).toEqual(
        fit.map((home) => `${home?.accountId}@example.org`).toSorted(),
      );
    }
    expect((await ask(wire, 'hogares:contar', words, stranger)).status).toBe(422);
    const { especie, cuantos } = words;
    const plain = { especie, cuantos };
    expect((await ask(wire, 'hogares:contar', plain, stranger)).code).toBe('fosterRequestNotYours');
    expect((await ask(wire, 'hogares:contar', plain)).status).toBe(401);
    const wrong = await question({ edad: 'vieja', tamano: 'enorme', cuidados: ['magia'] });
    expect(Object.keys(wrong.errors ?? {})).toEqual(
      expect.arrayContaining(['edad', 'tamano', 'cuidados']),
    );
  });

  test('is opened again where the home cannot after all, for those that did not say no', async () => {
    await homes(4);
    await question({ recoger_en: 'Clínica del Centro' });
    const mails = asked(await sent());
    await byLink(keyOf(mails[0]), true);
    const told = await sent();
    const chosen = told.filter(({ subject }) => /a quién llamar/.test(subject ?? ''));
    expect(chosen.map(toOf)).toEqual([toOf(mails[0] ?? {})]);
    expect(chosen[0]?.text).toContain(`${ownerId}@example.org`);
    expect(chosen[0]?.text).toContain('Clínica del Centro');
    expect(told.filter((mail) => mail.text?.includes('Clínica del Centro'))).toHaveLength(1);
    await byLink(keyOf(mails[1]), true);
    await byLink(keyOf(mails[2]), false);
    const [shown] = await list();
    const reopen = (token: string | undefined = owner, horas = 4) =>
      ask(wire, 'hogares:reabrir_pregunta', { id: shown?.id ?? '', horas }, token);
    expect((await reopen(stranger)).status).toBe(404);
    expect((await reopen(owner, 5)).errors).toHaveProperty('horas');
    expect((await ask(wire, 'hogares:reabrir_pregunta', { id: '', horas: 4 })).status).toBe(401);
    // After the time of the question, too.
    now += 5 * hour;
    expect((await reopen()).data).toEqual({ preguntados: 2 });
    expect((await reopen()).code).toBe('fosterRequestNotSolved');
    const again = await sent();
    expect(asked(again).map(toOf).toSorted()).toEqual(
      [mails[1], mails[3]].map((one) => toOf(one ?? {})).toSorted(),
    );
    const freed = again.filter(({ subject }) => /^Ya no hace falta/.test(subject ?? ''));
    expect(freed.map(toOf)).toEqual([toOf(mails[0] ?? {})]);
    expect((await list())[0]).toMatchObject({
      estado: 'abierta',
      sin_respuesta: 2,
      contacto: null,
    });
    expect((await byLink(keyOf(mails[3]), true)).data).toEqual({ respuesta: 'si' });
    expect((await list())[0]?.contacto?.correo).toBe(toOf(mails[3] ?? {}));
    await byLink(keyOf(mails[1]), false);
    expect((await reopen()).code).toBe('fosterNobodyLeftToAsk');
    expect((await list())[0]?.contacto?.correo).toBe(toOf(mails[3] ?? {}));
  });

  test('is asked by staff and whoever looks after a pet, three at once at most', async () => {
    await homes(1);
    expect((await question({}, stranger)).code).toBe('fosterRequestNotYours');
    expect((await question({}, 'editor:e')).status).toBe(403);
    expect((await ask(wire, 'hogares:preguntar', words)).status).toBe(401);
    const wrong = await question({ especie: 'caballo', cuantos: 0, horas: 5, texto: ' ' });
    expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual([
      'cuantos',
      'especie',
      'horas',
      'texto',
    ]);
    const many = await Promise.all([1, 2, 3, 4].map(() => question()));
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    expect(many.find(({ status }) => status === 409)?.code).toBe('fosterTooManyRequests');
    expect(await list(stranger)).toEqual([]);
    expect((await ask(wire, 'hogares:preguntas', { todas: true }, stranger)).status).toBe(403);
    expect(await list('coordinator:c', true)).toHaveLength(3);
  });

  test('is asked by a rescuer once who manages homes has confirmed them', async () => {
    await homes(1);
    const newId = await addUser(wire.context.database);
    const newcomer = `member:${newId}`;
    const state = async (token = newcomer) =>
      (await ask(wire, 'hogares:permiso', {}, token)).data as unknown as { permiso: string };
    const waiting = async () =>
      (await ask(wire, 'hogares:permisos_pendientes', {}, 'coordinator:c')).data as unknown as {
        id: string;
      }[];
    const confirm = (token: string | undefined) =>
      ask(wire, 'hogares:dar_permiso', { id: newId }, token);
    expect((await ask(wire, 'hogares:pedir_permiso', {}, newcomer)).data).toEqual({
      permiso: 'sin_mascotas',
    });
    expect(await waiting()).toEqual([]);
    expect(await state()).toEqual({ permiso: 'sin_mascotas' });
    await addPet(wire.context.database, { species: 'cat', owner_id: newId });
    expect(await state()).toEqual({ permiso: 'sin_pedir' });
    expect((await question({}, newcomer)).code).toBe('fosterAskerUnconfirmed');
    const { especie, cuantos } = words;
    expect((await ask(wire, 'hogares:contar', { especie, cuantos }, newcomer)).status).toBe(403);
    expect((await confirm('coordinator:c')).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const asking = await ask(wire, 'hogares:pedir_permiso', {}, newcomer);
      expect(asking.data).toEqual({ permiso: 'en_espera' });
    }
    expect((await question({}, newcomer)).code).toBe('fosterAskerUnconfirmed');
    expect(asked(await sent())).toEqual([]);
    expect(await waiting()).toMatchObject([{ id: newId }]);
    for (const token of [newcomer, owner, 'editor:e']) {
      expect((await confirm(token)).status).toBe(403);
      expect((await ask(wire, 'hogares:permisos_pendientes', {}, token)).status).toBe(403);
    }
    expect((await confirm(undefined)).status).toBe(401);
    expect((await confirm('coordinator:c')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await state()).toEqual({ permiso: 'confirmado' });
    expect((await question({}, newcomer)).status).toBe(200);
    const [mail] = asked(await sent());
    expect(mail?.text).toContain('que rescata animales, pregunta si puedes');
    expect(mail?.text).not.toContain('del equipo');
    await question({ texto: 'Entra a https://malo.example hoy.' }, 'coordinator:c');
    const [ofTeam] = asked(await sent());
    expect(ofTeam?.text).toContain('del equipo pregunta si puedes');
    expect(ofTeam?.text).toContain('Entra a […] hoy.');
    expect(`${ofTeam?.text}${ofTeam?.html}`).not.toContain('malo.example');
  });

  test('ends with a suspended asker', async () => {
    const [home] = await homes(12);
    await question();
    await suspend(`${ownerId}@example.org`, 1);
    const mails = asked(await sent());
    await suspend(`${ownerId}@example.org`, 0);
    expect(mails).toEqual([]);
    await question();
    const [mail] = asked(await sent());
    await suspend(`${ownerId}@example.org`, 1);
    expect((await open(keyOf(mail))).data).toMatchObject({ estado: 'cancelada' });
    expect((await byLink(keyOf(mail), true)).code).toBe('fosterRequestClosed');
    const pending = await ask(wire, 'hogares:preguntas_pendientes', {}, home?.token);
    expect(pending.data).toEqual([]);
    expect(await sent()).toEqual([]);
  });

  test('shows itself by its link, which changes nothing and takes one answer', async () => {
    await homes(2);
    await question();
    const [first, second] = asked(await sent());
    const key = keyOf(first);
    for (let look = 0; look < 3; look += 1) {
      expect(await open(key)).toMatchObject({
        status: 200,
        data: { estado: 'abierta', respuesta: null, pregunta: 'Rosa', cuantos: 2 },
      });
    }
    expect((await list())[0]).toMatchObject({ respuestas: [], sin_respuesta: 2 });
    expect((await open(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect(await byLink(key, false)).toMatchObject({ status: 200, data: { respuesta: 'no' } });
    expect(await byLink(key, true)).toMatchObject({ status: 409, code: 'fosterAlreadyAnswered' });
    expect((await list())[0]).toMatchObject({ estado: 'abierta', sin_respuesta: 1 });
    await suspend(toOf(second ?? {}), 1);
    expect((await open(keyOf(second))).status).toBe(404);
    expect((await byLink(keyOf(second), true)).status).toBe(404);
    expect((await list())[0]).toMatchObject({ estado: 'abierta', sin_respuesta: 1 });
    await suspend(toOf(second ?? {}), 0);
    expect((await byLink(keyOf(second), true)).data).toEqual({ respuesta: 'si' });
    const [shown] = await list();
    expect(shown).toMatchObject({ estado: 'resuelta', sin_respuesta: 0 });
    expect(shown?.contacto?.correo).toBe(toOf(second ?? {}));
  });

  test('is solved by the first yes; the others are told, and the asker hears who it was', async () => {
    await homes(12);
    await question();
    const mails = asked(await sent());
    expect(mails).toHaveLength(12);
    expect((await byLink(keyOf(mails[0]), true)).data).toEqual({ respuesta: 'si' });
    const told = await sent();
    const closed = told.filter(({ subject }) => /^Ya no hace falta/.test(subject ?? ''));
    expect(closed.map(toOf).toSorted()).toEqual(mails.slice(1).map(toOf).toSorted());
    const solved = told.filter(({ subject }) => /^Dijeron que sí/.test(subject ?? ''));
    expect(solved.map(toOf)).toEqual([`${ownerId}@example.org`]);
    expect(solved[0]?.text).toContain(toOf(mails[0] ?? {}));
    expect((await byLink(keyOf(mails[1]), true)).data).toEqual({ respuesta: 'tarde' });
    expect((await open(keyOf(mails[2]))).data).toMatchObject({ estado: 'resuelta' });
    expect(await sent()).toEqual([]);
  });

  test('has one winner also when forty say yes at once', async () => {
    await homes(41);
    expect((await question()).data).toMatchObject({ preguntados: 40 });
    const mails = asked(await sent());
    expect(mails).toHaveLength(40);
    const answers = await Promise.all(
      mails.map((mail, at) =>
        wire.app.inject({
          method: 'POST',
          url: '/api/hogares:contestar_enlace',
          payload: { clave: keyOf(mail), acepta: true },
          remoteAddress: `10.0.${at}.1`,
        }),
      ),
    );
    const said = answers.map((answer) => String(answer.json().data?.respuesta));
    expect(said.filter((answer) => answer === 'si')).toHaveLength(1);
    expect(said.filter((answer) => answer === 'tarde')).toHaveLength(39);
    const solved = (await sent()).filter(({ subject }) => /^Dijeron que sí/.test(subject ?? ''));
    expect(solved).toHaveLength(1);
  });

  test('is answered on the home’s own page as well, by nobody else', async () => {
    const [home] = await homes(1);
    await question();
    const pending = async (token?: string) =>
      (await ask(wire, 'hogares:preguntas_pendientes', {}, token)).data as unknown as {
        id: string;
      }[];
    const [one] = await pending(home?.token);
    const answer = (token?: string) =>
      ask(wire, 'hogares:contestar', { id: one?.id ?? '', acepta: true }, token);
    for (const token of [owner, stranger, 'coordinator:c']) {
      expect((await answer(token)).status).toBe(404);
    }
    expect((await answer()).status).toBe(401);
    expect((await answer(home?.token)).data).toEqual({ respuesta: 'si' });
    expect(await pending(home?.token)).toEqual([]);
  });

  test('lets its asker place a pet in the home that said yes', async () => {
    const [home] = await homes(1);
    const mascota_id = await addPet(wire.context.database, { species: 'cat', owner_id: ownerId });
    const place = () =>
      ask(wire, 'hogares:colocar', { mascota_id, hogar_id: home?.homeId, desde: today }, owner);
    await question();
    expect((await place()).status).toBe(404);
    const [mail] = asked(await sent());
    await byLink(keyOf(mail), true);
    const known = await ask(wire, 'hogares:de_mascota', { id: mascota_id }, owner);
    expect(known.data).toMatchObject({ hogares: [{ id: home?.homeId, ocupados: 0 }] });
    expect((await place()).status).toBe(200);
  });

  test('expires, and can be taken back', async () => {
    await homes(1);
    await question();
    const [mail] = asked(await sent());
    now += 4 * hour;
    expect((await open(keyOf(mail))).data).toMatchObject({ estado: 'vencida' });
    expect((await byLink(keyOf(mail), true)).code).toBe('fosterRequestClosed');
    const cancel = (id: string, token = owner) =>
      ask(wire, 'hogares:cancelar_pregunta', { id }, token);
    const [expired] = await list();
    expect((await cancel(expired?.id ?? '')).code).toBe('fosterRequestClosed');
    await question();
    const [again] = asked(await sent());
    const [shown] = await list();
    expect((await cancel(shown?.id ?? '', stranger)).status).toBe(404);
    expect((await cancel(shown?.id ?? '')).status).toBe(200);
    expect((await byLink(keyOf(again), true)).code).toBe('fosterRequestClosed');
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      'Ya no hace falta que contestes: 2 gatos',
    ]);
  });

  onSqliteAlone(databases, () => {
    test('is not sent any more once it is closed', async () => {
      await homes(12);
      const { data } = await question();
      await wire.context.database.query
        .updateTable('foster_requests')
        .set({ state: 'cancelled' })
        .where('id', '=', (data as { id: string }).id)
        .execute();
      expect(asked(await sent())).toEqual([]);
    });
  });

  test('keeps until the day that a home says', async () => {
    await homes(1, { hasta: addDays(today, 1) });
    expect((await question()).status).toBe(200);
  });
});
