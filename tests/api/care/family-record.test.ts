import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { registerCareCalendarRoutes } from '#server/http/care-calendar-routes.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { addUser, clock as start, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Entry {
  id: string;
  tipo: string;
  texto: string;
  propio: boolean;
}
interface Reply {
  status: number;
  code?: string;
  text: string;
  // Of many shapes; each test says what it expects of it.
  data: never;
}
interface Read {
  mascota: { con_familia: boolean; familia: boolean };
  proximas: { titulo: string; producto: string }[];
  registros: Entry[];
}

const day = 86_400_000;

describeOnBothDatabases('the medical record of a pet that was adopted', (databases) => {
  let wire: Wire;
  let now: number;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  let [rescuer, family, stranger, id] = ['', '', '', ''];

  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    registerCareCalendarRoutes(wire.app, { context: wire.context });
    const { database } = wire.context;
    stranger = `member:${await addUser(database)}`;
    adoption = await approvedApplication(wire, {
      name: 'Canela',
      notify_on: '2027-12-01',
      expires_on: '2027-12-30',
    });
    ({ rescuer, family, petId: id } = adoption);
    // Else the day's upkeep erases accounts that nobody uses.
    await database.query
      .updateTable('users')
      .set({ confirmed_at: '2026-11-01T00:00:00.000Z' })
      .execute();
    await record(drops(9), rescuer);
    await record({ tipo: 'nota', fecha: today, texto: 'Cuesta mucho' }, rescuer);
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const record = async (said: object, token: string) => {
    const { data, ...reply } = await post('cuidados:registrar', { id, ...said }, token);
    return { ...reply, id: (data as { id: string } | undefined)?.id ?? '' };
  };
  const drops = (dueIn: number) => ({
    tipo: 'tratamiento',
    producto: 'Gotas',
    fecha: today,
    proxima: addDays(today, dueIn),
    texto: 'Del cajón de arriba',
  });
  const read = async (token: string) => {
    const { status, data } = await post('cuidados:consultar', { id }, token);
    return { status, ...(data as Read) };
  };
  const toDo = async (token: string) => {
    const { data } = await post('cuidados:por_hacer', {}, token);
    return (data as { cuidados: { mascota: string }[] }).cuidados.length;
  };
  const adopt = async () => expect(await adoption.step('adoptar')).toMatchObject({ status: 200 });

  test('is read, printed and gone on with by the family, until the pet comes back', async () => {
    expect((await read(family)).status).toBe(404);
    await adopt();
    const { mascota, proximas, registros } = await read(family);
    expect(mascota).toMatchObject({ con_familia: true, familia: true });
    expect(proximas).toContainEqual(expect.objectContaining({ producto: 'Gotas' }));
    // Without what whoever looked after it noted for themselves.
    expect(registros).toEqual([
      expect.objectContaining({ tipo: 'tratamiento', texto: '', propio: false }),
    ]);
    const booklet = await wire.app.inject({
      method: 'POST',
      url: '/api/cuidados:cartilla',
      headers: { authorization: `Bearer ${family}` },
      payload: { id },
    });
    expect((await readPdf(booklet.rawPayload)).join(' ')).toContain('Gotas');
    expect(await post('pasaportes:consultar', { id }, family)).toMatchObject({ status: 200 });
    expect(await record({ tipo: 'peso', fecha: today, peso: 13 }, family)).toMatchObject({
      status: 200,
    });
    for (const [action, body] of [
      ['cuidados:consultar', { id }],
      ['cuidados:cartilla', { id }],
      ['cuidados:registrar', { id, tipo: 'peso', fecha: today, peso: 13 }],
      ['visita_veterinaria:invitar', { id }],
    ] as const) {
      expect([action, (await post(action, body, stranger)).status]).toEqual([action, 404]);
    }
    await adoption.step('devolver');
    expect((await read(family)).status).toBe(404);
    expect(await record({ tipo: 'peso', fecha: today, peso: 13 }, family)).toMatchObject({
      status: 404,
    });
  });

  test('is changed by each side as far as it wrote it, and the notes are theirs', async () => {
    const [before] = (await read(rescuer)).registros;
    await adopt();
    const theirs = (await read(rescuer)).registros.find(({ tipo }) => tipo === 'tratamiento');
    const note = (await read(rescuer)).registros.find(({ tipo }) => tipo === 'nota');
    const own = await record({ tipo: 'peso', fecha: today, peso: 13, texto: 'Come bien' }, family);
    const ownNote = await record({ tipo: 'nota', fecha: today, texto: 'Ronca' }, family);
    expect(before).toBeDefined();
    for (const [entry, token, status] of [
      [theirs?.id, family, 403],
      [note?.id, family, 404],
      [own.id, rescuer, 403],
      [ownNote.id, rescuer, 404],
      [own.id, 'coordinator:c', 403],
      [own.id, stranger, 404],
      [own.id, family, 200],
      [theirs?.id, rescuer, 200],
    ] as const) {
      const said = token === family || token === stranger ? weight : drops(9);
      const corrected = await post('cuidados:corregir', { id: entry, ...said }, token);
      expect([token, corrected.status]).toEqual([token, status]);
      if (status === 200) continue;
      expect((await post('cuidados:borrar', { id: entry }, token)).status).toBe(status);
    }
    const seen = (await read(rescuer)).registros;
    expect(seen).toContainEqual(expect.objectContaining({ id: own.id, texto: '', propio: false }));
    expect(seen.map((one) => one.id)).not.toContain(ownNote.id);
    const story = await post('historia:consultar', { id }, rescuer);
    expect(story.text).not.toContain('Ronca');
    // With the pet its record comes back, as from a foster home.
    await adoption.step('devolver');
    const back = (await read(rescuer)).registros;
    expect(back).toContainEqual(expect.objectContaining({ texto: 'Ronca', propio: true }));
  });
  const weight = { tipo: 'peso', fecha: today, peso: 14, texto: 'Come muy bien' };

  test('is told what is due by mail, and no longer whoever looked after the pet', async () => {
    expect([await toDo(rescuer), await toDo(family)]).toEqual([expect.any(Number), 0]);
    await adopt();
    await wire.newMails();
    expect(await toDo(rescuer)).toBe(0);
    expect(await toDo(family)).toBeGreaterThan(0);
    const all = await post('cuidados:por_hacer', { todas: true }, 'coordinator:c');
    expect(all.data).toMatchObject({ cuidados: [] });
    expect((await read(rescuer)).proximas).toEqual([]);
    now += 2 * day;
    const mails = (await wire.newMails()).filter(({ text }) => text?.includes('Gotas'));
    const address = (await wire.context.accounts.find(adoption.familyId))?.email;
    expect(mails.flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text))).toEqual([address]);
    await adoption.step('devolver');
    expect(await toDo(family)).toBe(0);
    expect(await toDo(rescuer)).toBeGreaterThan(0);
  });

  test('is in the calendar of whoever has the pet, and in no other', async () => {
    const addressOf = async (token: string) => {
      const { data } = await post('cuidados:renovar_calendario', {}, token);
      return new URL((data as { url: string }).url).pathname;
    };
    const calendars = [await addressOf(rescuer), await addressOf(family)];
    const told = () =>
      Promise.all(
        calendars.map(async (url) => {
          const { statusCode, body } = await wire.app.inject({ url });
          expect(statusCode).toBe(200);
          return body.includes('Gotas');
        }),
      );
    expect(await told()).toEqual([true, false]);
    await adopt();
    expect(await told()).toEqual([false, true]);
    await adoption.step('devolver');
    expect(await told()).toEqual([true, false]);
  });

  test('has links for vets of each side alone, and none of before', async () => {
    const invite = async (token: string) =>
      (await post('visita_veterinaria:invitar', { id }, token)).status;
    const links = async (token: string) =>
      (await post('visita_veterinaria:enlaces', { id }, token)).data as { estado: string }[];
    expect(await invite(rescuer)).toBe(200);
    await adopt();
    expect(await links(family)).toEqual([]);
    expect(await links(rescuer)).toEqual([expect.objectContaining({ estado: 'retirado' })]);
    expect(await invite(family)).toBe(200);
    expect(await links(family)).toEqual([expect.objectContaining({ estado: 'abierto' })]);
    expect(await links(rescuer)).toHaveLength(1);
    await adoption.step('devolver');
    expect((await links(rescuer)).map(({ estado }) => estado)).not.toContain('abierto');
  });

  test('keeps what was done, without words, when the family’s account goes', async () => {
    await adopt();
    await record(weight, family);
    await record({ tipo: 'nota', fecha: today, texto: 'Ronca' }, family);
    const { accounts, database, privacy } = wire.context;
    const account = await accounts.find(adoption.familyId);
    if (!account) throw new Error('There is no account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    const kept = await database.query
      .selectFrom('care_entries')
      .select(['kind', 'details_json', 'author_id'])
      .where('adoption_id', 'is not', null)
      .execute();
    expect(kept).toEqual([expect.objectContaining({ kind: 'weight', author_id: null })]);
    expect(JSON.stringify(kept)).not.toContain('Come');
    now += 2 * day;
    expect((await wire.newMails()).filter(({ text }) => text?.includes('Gotas'))).toEqual([]);
    expect(await database.query.selectFrom('care_next').selectAll().execute()).toEqual([]);
  });
});
