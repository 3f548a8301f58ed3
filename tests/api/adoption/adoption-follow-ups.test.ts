import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { followUpsPersonalData } from '#server/features/adoption/follow-ups/follow-ups-personal-data.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

const day = 86_400_000;
/** Among those of all jobs that run meanwhile. */
const ours = /¿Cómo van? |pide ayuda|no está funcionando/;
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };

describeOnBothDatabases('the follow-ups of an adoption', (databases) => {
  let wire: Wire;
  let now: number;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  /** The family's, before the jobs of a morning delete it as one that nobody confirmed. */
  let account: Account;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    adoption = await approvedApplication(wire, lasting);
    const found = await wire.context.accounts.find(adoption.familyId);
    if (!found) throw new Error('There is no such account.');
    account = found;
    await adoption.step('adoptar');
    await mails();
  });
  afterEach(() => wire.close());

  async function mails() {
    return (await wire.newMails()).filter(({ subject }) => ours.test(subject ?? ''));
  }
  function after(days: number) {
    now += days * day;
    return mails();
  }
  const keyIn = (mail?: { text?: string }) =>
    mail?.text?.match(/\/seguimiento\/([\w-]+)/)?.[1] ?? '';
  const open = (clave: string, token?: string) =>
    adoption.post('seguimientos:consultar', { clave }, token);
  const respond = (clave: string, respuesta: string, texto?: string, token?: string) =>
    adoption.post('seguimientos:responder', { clave, respuesta, texto }, token);
  const list = async (token?: string) =>
    (await adoption.post('seguimientos:de_solicitud', { id: adoption.id }, token)) as unknown as {
      status: number;
      data: Record<string, unknown>[];
    };
  /** The key of the first mail. */
  const firstKey = async () => keyIn((await after(3))[0]);

  test('are asked for after 3 days, 3 weeks, 3 months and a year, each once', async () => {
    const sent: Record<number, number> = {};
    for (const days of [2, 1, 17, 1, 69, 1, 273, 1, 1]) {
      const asked = await after(days);
      const passed = Math.round((now - start.now().getTime()) / day);
      if (asked.length > 0) sent[passed] = asked.length;
      await wire.context.jobs.runDue();
    }
    expect(sent).toEqual({ 3: 1, 21: 1, 91: 1, 365: 1 });
  });

  test('name the pets that live and are still with the family, in their number', async () => {
    const { database } = wire.context;
    const pets = [];
    for (const name of ['Luna', 'Sol']) {
      pets.push(await addPet(database, { owner_id: adoption.rescuerId, name, ...lasting }));
    }
    const [luna = '', sol = ''] = pets;
    const payload = { mascotas: pets, mensaje: '' };
    const said = { schema: 'solicitudes', payload };
    const { data } = await adoption.post('documentos:crear', said, adoption.family);
    for (const transicion of ['revisar', 'aprobar', 'adoptar']) {
      const step = { schema: 'solicitudes', serie: 'SOL', folio: data.folio, transicion };
      expect((await adoption.post('documentos:transitar', step, adoption.rescuer)).status).toBe(
        200,
      );
    }
    const become = async (id: string, change: object) => {
      const body = { schema: 'mascotas', id, payload: change };
      const { status } = await adoption.post('catalogos:actualizar', body, adoption.rescuer);
      expect(status).toBe(200);
    };
    const ofBoth = async (days: number) =>
      (await after(days)).filter(({ text }) => !text?.includes('Canela'));
    const [both] = await ofBoth(3);
    expect(both?.subject).toBe('¿Cómo van Luna y Sol en casa?');
    expect(both?.text).toContain('Luna y Sol llevan tres días en casa');

    await become(luna, { estado: 'fallecido' });
    expect((await open(keyIn(both))).data.mascotas).toEqual(['Sol']);
    await respond(keyIn(both), 'ayuda');
    expect((await mails()).map(({ subject }) => subject)).toEqual(['La familia de Sol pide ayuda']);
    const [one] = await ofBoth(18);
    expect(one?.text).toContain('Sol lleva tres semanas con ustedes');
    const timeline = { id: sol };
    expect(await adoption.post('historia:consultar', timeline, adoption.family)).toMatchObject({
      status: 200,
    });

    // It came back, and another family has it, without a word to the application.
    await become(sol, { estado: 'devuelto' });
    await become(sol, { estado: 'adopcion' });
    // It waits since it came back, not since it first came.
    const { waiting_since, history_json, registered_on } = await wire.context.database.query
      .selectFrom('pets')
      .select(['waiting_since', 'history_json', 'registered_on'])
      .where('id', '=', sol)
      .executeTakeFirstOrThrow();
    const [, , returned] = JSON.parse(history_json) as { date: string; status: string }[];
    expect(returned).toEqual({ date: waiting_since, status: 'returned' });
    expect(waiting_since > registered_on).toBe(true);
    await become(sol, { estado: 'adoptado', nuestro_canal: 'NO' });
    expect(await ofBoth(70)).toEqual([]);
    expect(await adoption.post('historia:consultar', timeline, adoption.family)).toMatchObject({
      status: 404,
    });
  });

  onSqliteAlone(databases, () => {
    test('that became due in a pause of the portal are asked for by the last one alone', async () => {
      const [mail, ...others] = await after(100);
      expect(others).toEqual([]);
      expect(mail?.text).toContain('tres meses');
      expect((await list(adoption.family)).data.map(({ estado }) => estado)).toEqual([
        'terminado',
        'terminado',
        'enviado',
        'por_enviar',
      ]);
    });

    test('open by the link without a session and tell nothing but the name of the pet', async () => {
      const key = await firstKey();
      const { status, data } = await open(key);
      expect(status).toBe(200);
      expect(data).toEqual({
        mascotas: ['Canela'],
        paso: '3_dias',
        estado: 'enviado',
        respuesta: null,
        puede_contestar: true,
        abierto_hasta: new Date(now + 30 * day).toISOString(),
      });
      await respond(key, 'bien', 'Duerme en mi cama.');
      expect(JSON.stringify(await open(key))).not.toContain('cama');
      const [row] = await wire.context.database.query
        .selectFrom('adoption_follow_ups')
        .selectAll()
        .where('token_hash', 'is not', null)
        .execute();
      expect(JSON.stringify(row)).not.toContain(key);
    });

    test('are changed by no GET, as scanners of mail make it', async () => {
      const key = await firstKey();
      for (const path of [`/seguimiento/${key}`, `/follow-up/${key}`]) {
        const page = await wire.app.inject({ url: path });
        expect(page.headers['cache-control'] ?? '').not.toContain('public');
      }
      expect((await open(key)).data).toMatchObject({ estado: 'enviado', respuesta: null });
      expect(await mails()).toEqual([]);
    });
  });

  test('are answered by a tap, which can be changed for a week', async () => {
    const key = await firstKey();
    expect(await respond(key, 'bien')).toMatchObject({
      status: 200,
      data: { abierto_hasta: new Date(now + 7 * day).toISOString() },
    });
    expect(await respond(key, 'dudas', 'No come mucho.')).toMatchObject({ status: 200 });
    expect(await respond(key, 'dudas')).toMatchObject({ status: 200 });
    for (const token of [adoption.family, adoption.rescuer, 'administrator:a', 'coordinator:c']) {
      expect((await list(token)).data[0]).toMatchObject({
        paso: '3_dias',
        estado: 'respondido',
        respuesta: 'dudas',
        texto: 'No come mucho.',
      });
    }
    expect(await mails()).toEqual([]);
    now += 7 * day + 1;
    expect(await respond(key, 'bien')).toMatchObject({ status: 404 });
    const { id } = (await list(adoption.family)).data[0] ?? {};
    expect(await respond(String(id), 'bien', undefined, adoption.family)).toMatchObject({
      status: 409,
      code: 'followUpClosed',
    });
  });

  test('reach whoever looks after the pet at once when the family asks for help', async () => {
    const key = await firstKey();
    await respond(key, 'ayuda', 'Muerde a los niños.');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('La familia de Canela pide ayuda');
    expect(mail?.text).toContain('Muerde a los niños.');
    await respond(key, 'ayuda');
    expect(await mails()).toEqual([]);
    await respond(key, 'no_funciona');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'La adopción de Canela no está funcionando',
    ]);
    const { data } = (await adoption.post(
      'documentos:consultar',
      { schema: 'solicitudes' },
      adoption.rescuer,
    )) as unknown as { data: { payload: { novedades: number } }[] };
    expect(data[0]?.payload.novedades).toBe(2);
  });

  test('answered five times at once, are one call for help', async () => {
    const key = await firstKey();
    const replies = await Promise.all(Array.from({ length: 5 }, () => respond(key, 'ayuda')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mails()).toHaveLength(1);
  });

  onSqliteAlone(databases, () => {
    test('mail to administrators where nobody looks after the pet', async () => {
      const staff = { name: 'Inés', email: 'ines@example.org', password: 'Tres perros y un gato' };
      await wire.context.accounts.create({ ...staff, roles: ['administrator'] });
      const key = await firstKey();
      await wire.context.database.query
        .updateTable('adoption_applications')
        .set({ pet_owner_id: null })
        .execute();
      await respond(key, 'ayuda');
      expect((await mails()).map(({ to }) => [to].flat()[0]?.text)).toEqual(['ines@example.org']);
    });
  });

  test('open from the application for the family alone', async () => {
    await firstKey();
    const first = (await list(adoption.family)).data[0];
    const id = String(first?.id);
    const stranger = `member:${await addUser(wire.context.database)}`;
    expect(await open(id, adoption.family)).toMatchObject({ status: 200 });
    for (const token of [undefined, stranger, adoption.rescuer, 'administrator:a']) {
      expect(await open(id, token)).toMatchObject({ status: 404 });
      expect(await respond(id, 'bien', undefined, token)).toMatchObject({ status: 404 });
    }
    for (const token of [stranger, 'treasurer:t', 'editor:e']) {
      expect(await list(token)).toMatchObject({ status: 404 });
    }
    expect(await list()).toMatchObject({ status: 401 });
    expect(await respond(id, 'bien', undefined, adoption.family)).toMatchObject({ status: 200 });
  });

  onSqliteAlone(databases, () => {
    test('refuse what is no answer, a key that was made up, and one that has expired', async () => {
      const key = await firstKey();
      expect(await respond(key, 'regular')).toMatchObject({
        status: 422,
        errors: { respuesta: expect.anything() },
      });
      expect(await respond(key, 'bien', 'a'.repeat(1_001))).toMatchObject({
        status: 422,
        errors: { texto: expect.anything() },
      });
      expect(await open('inventada')).toMatchObject({ status: 404 });
      now += 30 * day;
      expect(await open(key)).toMatchObject({ status: 404 });
      expect(await respond(key, 'bien')).toMatchObject({ status: 404 });
    });

    test('of a day that has not come cannot be answered', async () => {
      const { id } = (await list(adoption.family)).data[0] ?? {};
      expect(await respond(String(id), 'bien', undefined, adoption.family)).toMatchObject({
        status: 409,
      });
    });
  });

  test('end with a return, and stay to be read', async () => {
    const key = await firstKey();
    await respond(key, 'no_funciona');
    await mails();
    expect(await adoption.step('devolver')).toMatchObject({ status: 200 });
    expect((await list(adoption.rescuer)).data.map(({ estado }) => estado)).toEqual([
      'respondido',
      'terminado',
      'terminado',
      'terminado',
    ]);
    expect(await respond(key, 'bien')).toMatchObject({ status: 409, code: 'followUpClosed' });
    expect(await after(30)).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    test('ask nobody about a pet that is not with the family any more', async () => {
      await wire.context.database.query
        .updateTable('pets')
        .set({ status: 'deceased' })
        .where('id', '=', adoption.petId)
        .execute();
      expect(await after(3)).toEqual([]);
    });

    test('are limited in how often one is answered', async () => {
      const key = await firstKey();
      const replies = [];
      for (let index = 0; index < 12; index += 1) {
        replies.push((await respond(key, index % 2 ? 'bien' : 'ayuda')).status);
      }
      expect(replies.filter((status) => status === 429)).toHaveLength(2);
    });
  });

  test('are part of what the family takes out, and go with its account', async () => {
    const { database, privacy } = wire.context;
    const key = await firstKey();
    await respond(key, 'bien', 'Ya sube al sillón.');
    const { labels, find } = followUpsPersonalData(database);
    const [told] = (await find(account)) as Record<string, unknown>[];
    expect(told).toMatchObject({ answer: 'well', words: 'Ya sube al sillón.' });
    for (const label of Object.keys(labels)) expect(told).toHaveProperty(label);
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    expect(await database.query.selectFrom('adoption_follow_ups').selectAll().execute()).toEqual(
      [],
    );
    expect(await open(key)).toMatchObject({ status: 404 });
  });
});
