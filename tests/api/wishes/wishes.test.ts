import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCalendarMonths } from '#domain/calendar-months.ts';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet, today } from '../pets/add-pets.ts';

const hour = 3_600_000;
const day = 24 * hour;
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };
const wanted = { programa: 'adopcion', filtro: 'especie=gato&tamano=pequeño', lang: 'es' };
const ana = 'ana@example.mx';

describeOnBothDatabases('being told of new pets', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const ask = (body: object = {}, options = {}) =>
    portal.post('deseos:pedir', { ...wanted, correo: ana, ...body }, options);
  const cat = (said: object = {}) =>
    addPet(portal.context.database, {
      ...lasting,
      species: 'cat',
      size: 'small',
      name: 'Michi',
      ...said,
    });
  const keyIn = (mail: { text?: string } | undefined) =>
    /\/(?:avisos|alerts)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const list = async (clave: string) =>
    (await portal.post('deseos:consultar', { clave })).data?.deseos as
      | { id: string; estado: string; vence: string | null; filtro: string }[]
      | undefined;

  /** Asked for and confirmed. @returns its key */
  async function wish(body: object = {}): Promise<string> {
    expect((await ask(body)).status).toBe(200);
    const clave = keyIn((await portal.newMails()).at(-1));
    const pending = (await list(clave))?.find(({ estado }) => estado === 'por_confirmar');
    const confirmed = await portal.post('deseos:renovar', { clave, id: pending?.id });
    expect(confirmed.status).toBe(200);
    return clave;
  }

  async function mailsAfter(time: number) {
    portal.pass(time);
    return portal.newMails();
  }

  test('needs the yes of the owner of the address', async () => {
    // Whoever asks may be a stranger: of what they type nothing stands in the mail.
    const typed = 'nombre=Cobra+ya&ciudad=Ganaste+$5,000.+Cobra+en+https://premio.example/mx';
    await ask({ filtro: `${wanted.filtro}&${typed}` });
    const [mail, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(JSON.stringify(mail?.to)).toContain(ana);
    expect(mail?.text).toContain('Mascotas en adopción: Gatos · Tamaño: pequeño');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/premio|Ganaste|Cobra/);
    await cat();
    expect(await mailsAfter(2 * day)).toEqual([]);
    const clave = keyIn(mail);
    // Reading changes nothing.
    expect(await list(clave)).toMatchObject([{ estado: 'por_confirmar', vence: null }]);
    expect(await list(clave)).toMatchObject([{ estado: 'por_confirmar' }]);
    // After a week nobody knows the address any more.
    portal.pass(6 * day);
    expect(await list(clave)).toEqual([]);
    await portal.runRetention();
    const { query } = portal.context.database;
    expect(await query.selectFrom('wish_readers').selectAll().execute()).toEqual([]);
  });

  test('can be asked for again shortly before the first mail lapses', async () => {
    await ask();
    portal.pass(6 * day + 23 * hour);
    await portal.newMails();
    await ask();
    const clave = keyIn((await portal.newMails()).at(-1));
    portal.pass(2 * hour);
    await portal.runRetention();
    expect(await list(clave)).toMatchObject([{ estado: 'por_confirmar' }]);
    portal.pass(7 * day);
    expect(await list(clave)).toEqual([]);
  });

  test('brings one mail a day of those that fit, and why', async () => {
    await cat({ name: 'Ya Estaba' });
    const clave = await wish();
    await cat({ name: 'Pelusa' });
    await cat({ name: 'Grande', size: 'large' });
    await cat({ name: 'Firulais', species: 'dog' });
    await cat({ name: 'Escondido', status: 'paused' });
    const [mail, ...more] = await mailsAfter(day);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Como lo que buscas: Pelusa');
    expect(mail?.text).toContain('Porque pediste: Gatos · Tamaño: pequeño');
    expect(mail?.text).not.toMatch(/Ya Estaba|Grande|Firulais|Escondido/);
    expect(JSON.stringify([...(mail?.headers ?? [])])).toContain(`/avisos/terminar/${clave}`);
    await cat({ name: 'Nube' });
    expect(await mailsAfter(2 * hour)).toEqual([]);
    const [next, ...rest] = await mailsAfter(day);
    expect(rest).toEqual([]);
    expect(next?.subject).toBe('Como lo que buscas: Nube');
    // Each pet once.
    expect(await mailsAfter(day)).toEqual([]);
    expect(await list(clave)).toMatchObject([{ estado: 'activo' }]);
  });

  test('tells also of a pet that comes to the program, or gets its photo, later', async () => {
    const healing = await cat({ name: 'Curada', status: 'rehabilitation' });
    await wish();
    const { query } = portal.context.database;
    await query.updateTable('pets').set({ status: 'adoption' }).where('id', '=', healing).execute();
    const [mail] = await mailsAfter(day);
    expect(mail?.subject).toContain('Curada');
  });

  test('tells of a pet once where two wishes ask for it', async () => {
    await wish();
    await wish({ filtro: 'especie=gato' });
    await cat({ name: 'Pelusa' });
    await cat({ name: 'Grandote', size: 'large' });
    const mails = await mailsAfter(day);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text?.match(/Conoce a Pelusa/g)).toHaveLength(1);
    expect(mails[0]?.text).toContain('Grandote');
  });

  test('says the same whether or not an address is known, and however many ask', async () => {
    await wish();
    const replies = [];
    for (let index = 0; index < 8; index++) {
      replies.push(await ask({ filtro: `especie=perro&nombre=Sol${index}` }));
    }
    const stranger = await ask({ correo: 'nadie@example.mx' });
    for (const { status, data } of replies)
      expect([status, data]).toEqual([stranger.status, stranger.data]);
    // Of all this the mailbox gets what its limits let through.
    const mails = (await portal.newMails()).filter(({ to }) => JSON.stringify(to).includes(ana));
    expect(mails.length).toBeLessThanOrEqual(3);
  });

  test('is not filled up by strangers who ask in somebody’s name', async () => {
    const clave = await wish();
    for (let hours = 0; hours < 60; hours++) {
      portal.pass(8 * hour);
      await ask({ filtro: `nombre=Sol${hours}` }, { from: `10.1.${hours}.1` });
    }
    const found = (await list(clave)) ?? [];
    expect(found.filter(({ estado }) => estado === 'activo')).toHaveLength(1);
    expect(found.length).toBeLessThanOrEqual(6);
  });

  test('ends after six months unless it is kept by one press', async () => {
    const clave = await wish();
    const [active] = (await list(clave)) ?? [];
    expect(active?.vence).toBe('2027-05-20');
    portal.pass(160 * day);
    expect(await portal.newMails()).toEqual([]);
    const asked = await mailsAfter(9 * day);
    expect(asked.map(({ subject }) => subject)).toEqual(['¿Seguimos avisándote?']);
    expect(keyIn(asked[0])).toBe(clave);
    expect(await mailsAfter(day)).toEqual([]);
    await portal.post('deseos:renovar', { clave, id: active?.id });
    expect((await list(clave))?.[0]?.vence).toBe(addCalendarMonths(addDays(today, 170), 6));
    portal.pass(170 * day);
    expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
      '¿Seguimos avisándote?',
    ]);
    await mailsAfter(20 * day);
    expect((await portal.post('deseos:consultar', { clave })).status).toBe(404);
  });

  test('ends by one click in the mail program, and for good', async () => {
    const clave = await wish();
    await wish({ filtro: '' });
    const url = `/avisos/terminar/${clave}`;
    const looked = await portal.app.inject({ url });
    expect(looked.statusCode).toBe(303);
    expect(await list(clave)).toHaveLength(2);
    const ended = await portal.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(ended.statusCode).toBe(200);
    expect((await portal.post('deseos:consultar', { clave })).status).toBe(404);
    await cat();
    expect(await mailsAfter(day)).toEqual([]);
  });

  test('opens to its key alone', async () => {
    const clave = await wish();
    const other = await wish({ correo: 'otra@example.mx' });
    const [own] = (await list(clave)) ?? [];
    for (const key of [other, `${clave.slice(0, -1)}x`, 'nada']) {
      const { status } = await portal.post('deseos:terminar', { clave: key, id: own?.id });
      expect(status).toBe(404);
    }
    expect(await list(clave)).toHaveLength(1);
  });

  test('takes no filter that means nothing', async () => {
    expect((await ask({ filtro: 'especie=dragon' })).errors).toHaveProperty('filtro');
    expect((await ask({ filtro: 'x'.repeat(2_000) })).status).toBe(422);
    expect((await ask({ correo: 'nada' })).errors).toHaveProperty('correo');
    expect(await portal.newMails()).toEqual([]);
  });

  test('is one press for whoever is signed in, and part of their data', async () => {
    const { token } = await portal.newPerson();
    await portal.newMails();
    expect((await portal.post('deseos:mios', {}, { token })).data).toBeNull();
    const kept = await portal.post('deseos:guardar', wanted, { token });
    expect(kept.status).toBe(200);
    expect(await portal.newMails()).toEqual([]);
    const { data } = await portal.post('deseos:mios', {}, { token });
    expect(data).toMatchObject({ deseos: [{ estado: 'activo', vence: '2027-05-20' }] });
    for (let index = 0; index < 9; index++) {
      await portal.post('deseos:guardar', { ...wanted, filtro: `nombre=Sol${index}` }, { token });
    }
    const full = await portal.post('deseos:guardar', { ...wanted, filtro: '' }, { token });
    expect(full.status).toBe(409);
  });

  test('sends forty who ask at once for one address no more than its limits let through', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ask({}, { from: `10.2.0.${index}` })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await portal.newMails()).length).toBeLessThanOrEqual(3);
    const { query } = portal.context.database;
    expect(await query.selectFrom('wish_readers').selectAll().execute()).toHaveLength(1);
    expect(await query.selectFrom('wishes').selectAll().execute()).toHaveLength(1);
  });

  test('tells once of what a run that broke off in the middle had found', async () => {
    await wish();
    await wish({ correo: 'beto@example.mx' });
    await cat({ name: 'Pelusa' });
    const { database } = portal.context;
    const { transaction } = database;
    let left = 3;
    database.transaction = (work) =>
      transaction.call(database, async (tx) => {
        const done = await work(tx);
        left -= 1;
        // As a process that ends before its transaction does.
        if (left < 0) throw new Error('killed');
        return done;
      }) as never;
    portal.pass(day);
    const before = await portal.newMails().catch(() => []);
    database.transaction = transaction;
    portal.pass(2 * hour);
    const mails = [...before, ...(await portal.newMails())];
    const told = mails.filter(({ subject }) => subject?.includes('Pelusa'));
    expect(told.map(({ to }) => JSON.stringify(to).includes('beto')).sort()).toEqual([false, true]);
  });

  test('tells nobody twice, whoever looks at once', async () => {
    await wish();
    await cat({ name: 'Pelusa' });
    portal.pass(day);
    const { query } = portal.context.database;
    const mails = await portal.newMails();
    expect(mails).toHaveLength(1);
    // As a run that was killed after another one had told.
    await query.updateTable('wish_readers').set({ checked_on: today }).execute();
    expect(await mailsAfter(hour)).toEqual([]);
  });
});
