import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActionArgs, LoadContext, LoaderArgs } from '#app/load-context.ts';
import { action, loader } from '#app/pages/reference/ReferencePage.loader.ts';
import type { Account } from '#domain/accounts/account.ts';
import {
  askedReferencesPersonalData,
  givenReferencesPersonalData,
} from '#server/features/adoption/references/references-personal-data.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { smallProfile } from './application-steps.ts';

const day = 86_400_000;
const ours = /te dio como referencia|Toma un minuto|Contestó una referencia/;
const references = [
  { nombre: 'Luz Canul', telefono: '', correo: 'luz@example.org', relacion: 'Vecina' },
  { nombre: 'Omar Pech', telefono: '9841112233', correo: '', relacion: 'Primo' },
];
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };
const answer = {
  tiempo: 'mas_de_cinco',
  como: 'Somos vecinos.',
  confiaria: 'con_dudas',
  texto: 'Viaja mucho.',
};

describeOnBothDatabases('the references of a family', (databases) => {
  let wire: Wire;
  let now: number;
  let rescuer: string;
  let family: string;
  /** The family's, before the jobs delete it as one that nobody confirmed. */
  let account: Account;
  let id: string;
  let folio: number;

  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    const { database } = wire.context;
    const rescuerId = await addUser(database);
    const familyId = await addUser(database);
    const found = await wire.context.accounts.find(familyId);
    if (!found) throw new Error('There is no such account.');
    account = found;
    [rescuer, family] = [`member:${rescuerId}`, `member:${familyId}`];
    const petId = await addPet(database, { ...lasting, owner_id: rescuerId });
    await post('perfil_adopcion:guardar', { ...smallProfile, referencias: references }, family);
    const payload = { mascotas: [petId], mensaje: '' };
    const { data } = await post('documentos:crear', { schema: 'solicitudes', payload }, family);
    id = String(data.id);
    folio = Number(data.folio);
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as {
      status: number;
      code?: string;
      errors?: Record<string, string[]>;
      data: Record<string, unknown>;
    };
  const step = (transicion: string, token = rescuer) =>
    post('documentos:transitar', { schema: 'solicitudes', serie: 'SOL', folio, transicion }, token);
  const ask = (token?: string) => post('referencias:pedir', { id }, token);
  const list = async (token?: string) =>
    (await post('referencias:de_solicitud', { id }, token)) as unknown as {
      status: number;
      data: Record<string, unknown>[];
    };
  async function mails() {
    return (await wire.newMails()).filter(({ subject }) => ours.test(subject ?? ''));
  }
  const keyIn = (mail?: { text?: string }) =>
    mail?.text?.match(/\/referencia\/([\w-]+)/)?.[1] ?? '';
  async function askedKey() {
    await step('revisar');
    await ask(rescuer);
    return keyIn((await mails())[0]);
  }
  /** What the page's form does, and what it shows. */
  function page(key: string, body?: Record<string, string>) {
    const context: LoadContext = {
      app: wire.context,
      language: 'es',
      page: 'reference',
      sender: '10.0.0.1',
    };
    const request = new Request(
      `https://casa.example/referencia/${key}`,
      body && { method: 'POST', body: new URLSearchParams(body) },
    );
    const args = { request, params: { key }, context };
    return body ? action(args as unknown as ActionArgs) : loader(args as unknown as LoaderArgs);
  }

  test('are asked by whoever decides alone, while the application is in review, and once', async () => {
    expect(await ask(rescuer)).toMatchObject({ status: 409, code: 'referencesNotYet' });
    await step('revisar');
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask(family)).toMatchObject({ status: 403 });
    expect(await ask(`member:${await addUser(wire.context.database)}`)).toMatchObject({
      status: 404,
    });
    expect(await mails()).toEqual([]);
    expect(await ask(rescuer)).toMatchObject({ status: 200, data: { preguntadas: 1 } });
    expect(await ask('administrator:a')).toMatchObject({ status: 422, code: 'noReferenceToAsk' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).toContain('luz@example.org');
    expect(keyIn(mail)).not.toBe('');
  });

  test('answer once by the link without a session; the family never reads it', async () => {
    const key = await askedKey();
    expect((await post('referencias:consultar', { clave: key })).data).toMatchObject({
      mascotas: ['Canela'],
      estado: 'preguntada',
      con_datos: true,
    });
    const wrong = await post('referencias:contestar', { clave: key, ...answer, tiempo: 'siglos' });
    expect(wrong).toMatchObject({ status: 422 });
    expect(Object.keys(wrong.errors ?? {})).toEqual(['tiempo']);
    const both = await Promise.all(
      [1, 2].map(() => post('referencias:contestar', { clave: key, ...answer })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).not.toContain('Viaja');
    for (const token of [rescuer, 'administrator:a']) {
      expect((await list(token)).data).toEqual([
        expect.objectContaining({
          nombre: 'Luz Canul',
          relacion: 'Vecina',
          estado: 'respondida',
          respuesta: answer,
        }),
      ]);
    }
    const own = await list(family);
    expect(own.data[0]).toMatchObject({ nombre: 'Luz Canul', estado: null, respuesta: null });
    expect(JSON.stringify(own)).not.toContain('Viaja');
    expect((await list()).status).toBe(401);
    expect((await list(`member:${await addUser(wire.context.database)}`)).status).toBe(404);
    expect(JSON.stringify(await post('referencias:consultar', { clave: key }))).not.toContain(
      'Viaja',
    );
  });

  onSqliteAlone(databases, () => {
    test('open by no key that is not ours', async () => {
      const key = await askedKey();
      const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
      for (const clave of [other, key.slice(0, 36), 'x']) {
        expect((await post('referencias:consultar', { clave })).status).toBe(404);
        expect((await post('referencias:declinar', { clave, olvidar: true })).status).toBe(404);
      }
    });

    test('answer by a form that the browser sends by itself, and hear what is missing', async () => {
      const key = await askedKey();
      expect(await page(key)).toMatchObject({ asked: { state: 'asked', isKnown: true } });
      const typed = {
        paso: 'contestar',
        knownFor: 'overFive',
        how: '',
        trust: 'yes',
        words: 'Ama.',
      };
      expect(await page(key, typed)).toMatchObject({
        data: { typed: { words: 'Ama.' }, errors: { how: 'Este campo es requerido' } },
        init: { status: 422 },
      });
      // A second press of the button says what the first one said.
      for (const _ of [1, 2]) {
        const sent = await page(key, { ...typed, how: 'Vecinos' }).catch((thrown) => thrown);
        expect([sent.status, sent.headers.get('location')]).toEqual([303, `/referencia/${key}`]);
      }
      const thanks = await page(key);
      expect(thanks).toMatchObject({ asked: { state: 'answered' } });
      expect(JSON.stringify(thanks)).not.toContain('Ama.');
      expect(await page('unknown')).toMatchObject({ init: { status: 404 } });
    });
  });

  test('are reminded once, and not when they answered or the application is over', async () => {
    const key = await askedKey();
    now += 5 * day;
    const [reminder, ...others] = await mails();
    expect(others).toEqual([]);
    expect(keyIn(reminder)).toBe(key);
    now += 5 * day;
    expect(await mails()).toEqual([]);
    await step('rechazar');
    expect((await post('referencias:contestar', { clave: key, ...answer })).status).toBe(409);
  });

  test('are asked nothing of a family that is suspended, by no link and by no reminder', async () => {
    const key = await askedKey();
    const suspend = (disabled: 0 | 1) =>
      wire.context.database.query
        .updateTable('users')
        // With a password, or the nightly retention may delete it before the reminder looks for it.
        .set({ disabled, password_hash: 'set' })
        .where('id', '=', account.id)
        .execute();
    await suspend(1);
    expect((await post('referencias:consultar', { clave: key })).data.estado).toBe('vencida');
    expect((await post('referencias:contestar', { clave: key, ...answer })).status).toBe(409);
    now += 5 * day;
    expect(await mails()).toEqual([]);
    expect(await ask(rescuer)).toMatchObject({ status: 422, code: 'noReferenceToAsk' });
    await suspend(0);
    expect((await post('referencias:contestar', { clave: key, ...answer })).status).toBe(200);
  });

  test('are asked no more after three weeks', async () => {
    const key = await askedKey();
    now += 22 * day;
    expect((await post('referencias:contestar', { clave: key, ...answer })).status).toBe(409);
    expect((await list(rescuer)).data[0]).toMatchObject({ estado: 'vencida' });
  });

  test('may decline, and be forgotten everywhere and for good', async () => {
    const key = await askedKey();
    expect((await post('referencias:declinar', { clave: key })).status).toBe(200);
    expect((await list(rescuer)).data[0]).toMatchObject({ estado: 'declinada' });
    for (const _ of [1, 2]) {
      const forgotten = await post('referencias:declinar', { clave: key, olvidar: true });
      expect(forgotten.status).toBe(200);
    }
    expect((await list(rescuer)).data[0]).toMatchObject({ nombre: '', estado: 'declinada' });
    const { data } = await post('perfil_adopcion:consultar', {}, family);
    expect(JSON.stringify(data)).toContain('Omar Pech');
    for (const table of [
      'adoption_profiles',
      'adoption_applications',
      'reference_checks',
    ] as const) {
      const rows = await wire.context.database.query.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('luz@example.org');
    }
    // Another family names them as well.
    const { database } = wire.context;
    rescuer = `member:${await addUser(database)}`;
    const other = `member:${await addUser(database)}`;
    const owner_id = rescuer.replace('member:', '');
    await post('perfil_adopcion:guardar', { ...smallProfile, referencias: references }, other);
    const petId = await addPet(database, { ...lasting, owner_id, name: 'Coco' });
    const payload = { mascotas: [petId], mensaje: '' };
    const next = await post('documentos:crear', { schema: 'solicitudes', payload }, other);
    [id, folio] = [String(next.data.id), Number(next.data.folio)];
    await step('revisar');
    expect(await ask(rescuer)).toMatchObject({ status: 422, code: 'noReferenceToAsk' });
  });

  test('are exported to the reference, and to the family without the answer, and erased with both', async () => {
    const key = await askedKey();
    await post('referencias:contestar', { clave: key, ...answer });
    const { database } = wire.context;
    const luz = { ...account, id: 'another', email: 'LUZ@example.org' };
    const given = givenReferencesPersonalData(wire.context);
    const asked = askedReferencesPersonalData(database);
    expect(JSON.stringify(await given.find(luz))).toContain('Viaja mucho.');
    const family = JSON.stringify(await asked.find(account));
    expect(family).toContain('Luz Canul');
    expect(family).not.toContain('Viaja');
    const choices = { pets: 'keep' } as never;
    await database.transaction((tx) => given.erase(tx, luz, choices));
    expect(await given.find(luz)).toEqual([]);
    expect((await list(rescuer)).data[0]).toMatchObject({ nombre: '', respuesta: null });
    await database.transaction((tx) => asked.erase(tx, account, choices));
    expect((await list(rescuer)).data).toEqual([]);
  });
});
