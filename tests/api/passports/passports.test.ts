import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { addDays } from '#domain/dates.ts';
import { checkPassport, type PassportKey } from '#domain/passports/check-passport.ts';
import { passportKeysPath } from '#domain/passports/passport-paths.ts';
import { vaccineStanding } from '#domain/passports/vaccine-standing.ts';
import { replaceKey } from '#server/features/animals/passports/passport-keys.ts';
import { buildApp } from '#server/http/app.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { rotatePassportKeyCommand } from '../../../scripts/rotate-passport-key/command.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { addHome } from '../fostering/foster-calls.ts';
import { addPet, addUser, clock, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Row {
  id: string;
  numero: string;
  estado: string;
  fin: string | null;
  motivo: string | null;
}
interface Shown {
  puede_emitir: boolean;
  actual: (Row & { codigo: string; desactualizado: boolean; vence: string }) | null;
  pasaportes: Row[];
}

describeOnBothDatabases('the passport of a pet', (databases) => {
  let wire: Wire;
  let now: number;
  let [ownerId, owner, stranger, petId] = ['', '', '', ''];

  beforeEach(async () => {
    now = clock.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Canela', owner_id: ownerId });
  });
  afterEach(() => wire.close());

  const post = async <Data = Record<string, unknown>>(
    action: string,
    body: object,
    token?: string,
  ) =>
    (await wire.post(action, body, token)) as unknown as {
      status: number;
      code?: string;
      data: Data;
      text: string;
    };
  const issue = (token = owner, id = petId) =>
    post<{ id: string }>('pasaportes:emitir', { mascota_id: id }, token);
  const show = async (token = owner, id = petId) =>
    (await post<Shown>('pasaportes:consultar', { id }, token)).data;
  const statusOf = async (numero: string) =>
    (await post<Row>('pasaportes:estado', { numero })).data;
  const numberNow = async () => (await show()).actual?.numero ?? '';

  async function check(code: string, on = today) {
    const app = await buildApp(wire.context);
    const { body } = await app.inject({ url: passportKeysPath });
    await app.close();
    const { keys } = JSON.parse(body) as { keys: PassportKey[] };
    const verify = async (signature: Uint8Array, message: Uint8Array, raw: Uint8Array) => {
      const x = Buffer.from(raw).toString('base64url');
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verifySignature(null, message, key, signature);
    };
    return checkPassport(code, { keys, today: on, verify });
  }
  const codeNow = async () => (await show()).actual?.codigo ?? '';

  test('is checked by the published keys alone, and says what the record says and nobody’s name', async () => {
    const entry = {
      id: petId,
      tipo: 'vacuna',
      fecha: addDays(today, -10),
      producto: 'Nobivac Rabia',
      lote: 'A-123',
      veterinario: 'MVZ Paredes',
    };
    await post('cuidados:registrar', entry, owner);
    await issue();
    const code = await codeNow();
    const found = await check(code);
    expect(found).toMatchObject({
      kind: 'valid',
      passport: {
        number: await numberNow(),
        name: 'Canela',
        color: 'miel',
        organization: 'Casa Animal',
        vaccines: [{ product: 'Nobivac Rabia', lot: 'A-123', vet: 'MVZ Paredes' }],
        issuedOn: today,
      },
    });
    const account = await wire.context.accounts.find(ownerId);
    expect(JSON.stringify(found)).not.toContain(account?.name);
    expect(JSON.stringify(found)).not.toContain(account?.email);
    expect(await check(code, addDays(today, 400))).toMatchObject({ kind: 'expired' });
    const forged = code.replace(
      /^(.{134})(.)/,
      (_, before, digit) => before + ((digit * 1 + 1) % 10),
    );
    expect((await check(forged)).kind).toBe('forged');
  });

  test('ends soon and names the doses where vaccines are late, and says who wrote each', async () => {
    const { query } = wire.context.database;
    const rows = await query.selectFrom('care_products').select(['id', 'name']).execute();
    const shot = (name: string, fecha: string) =>
      post(
        'cuidados:registrar',
        {
          id: petId,
          tipo: 'vacuna',
          fecha,
          producto_id: rows.find((one) => one.name === name)?.id,
          confirmada: true,
        },
        owner,
      );
    await shot('Rabia', addDays(today, -400));
    await issue();
    const read = async () => {
      const found = await check(await codeNow());
      if (!('passport' in found)) throw new Error(found.kind);
      return found.passport;
    };
    const late = await read();
    expect(late.validUntil).toBe(addDays(today, 30));
    expect((await show()).actual?.vence).toBe(late.validUntil);
    expect(late.due).toContainEqual({ name: 'Rabia', dueOn: addDays(today, -35) });
    expect(late.vaccines).toMatchObject([{ writtenBy: 'keeper' }]);
    expect(vaccineStanding(late, today).kind).toBe('late');
    await query.updateTable('care_entries').set({ by_link: 1 }).execute();
    expect((await show()).actual?.desactualizado).toBe(true);
    await issue();
    expect((await read()).vaccines).toMatchObject([{ writtenBy: 'vet' }]);
    const viewer: Viewer = { kind: 'user', id: ownerId, roles: ['member'] };
    const { actual } = await show();
    for (const [language, words] of [
      ['es', ['Vacunas atrasadas', 'Rabia', 'Un veterinario']],
      ['en', ['Vaccines overdue', 'Rabia', 'A vet']],
    ] as const) {
      const { bytes } = await wire.context.passports.openPdf(viewer, actual?.id ?? '', language);
      const [text, ...more] = await readPdf(bytes);
      expect(more).toEqual([]);
      for (const word of words) expect(text).toContain(word);
    }
  });

  test('is issued and revoked by the owner and staff, and does not exist for others', async () => {
    for (const token of [owner, 'administrator:a', 'coordinator:c']) {
      expect((await issue(token)).status, token).toBe(200);
      expect((await show(token)).puede_emitir).toBe(true);
    }
    const { pasaportes } = await show();
    const [{ id } = { id: '' }] = pasaportes;
    for (const token of [stranger, 'editor:e', 'treasurer:t', undefined]) {
      const status = token === undefined ? 401 : 404;
      for (const [action, body] of [
        ['pasaportes:consultar', { id: petId }],
        ['pasaportes:emitir', { mascota_id: petId }],
        ['pasaportes:revocar', { id, motivo: 'otro' }],
        ['pasaportes:revocar', { id, motivo: 'magia' }],
      ] as const) {
        expect([action, token, (await post(action, body, token)).status]).toEqual([
          action,
          token,
          status,
        ]);
      }
      if (token) expect(await post('pasaportes:mios', {}, token)).toMatchObject({ data: [] });
    }
    const missing = await wire.post('pasaportes:revocar', { id: 'none', motivo: 'otro' }, stranger);
    const foreign = await wire.post('pasaportes:revocar', { id, motivo: 'otro' }, stranger);
    expect(foreign).toEqual(missing);
    expect((await show()).pasaportes).toEqual(pasaportes);
  });

  test('takes the place of the one before, also where two are issued at once', async () => {
    await issue();
    const first = await numberNow();
    expect(await statusOf(first)).toEqual({ estado: 'vigente', fin: null, motivo: null });
    const both = await Promise.all([issue(), issue('coordinator:c')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { pasaportes } = await show();
    expect(pasaportes.map(({ estado }) => estado)).toEqual(['vigente', 'sustituido', 'sustituido']);
    expect(await statusOf(first)).toMatchObject({ estado: 'sustituido', fin: expect.any(String) });
    expect(new Set(pasaportes.map(({ numero }) => numero)).size).toBe(3);
  });

  test('is revoked once, for a reason that everybody reads', async () => {
    const { id } = (await issue()).data;
    const number = await numberNow();
    const revoke = (motivo: string) => post('pasaportes:revocar', { id, motivo }, owner);
    expect(await revoke('porque sí')).toMatchObject({ status: 422 });
    const answers = await Promise.all([revoke('extraviado'), revoke('otro')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await revoke('otro')).toMatchObject({ status: 409, code: 'passportEnded' });
    const { motivo, ...status } = await statusOf(number);
    expect(status).toMatchObject({ estado: 'revocado' });
    expect(['extraviado', 'otro']).toContain(motivo);
    expect((await show()).actual).toBeNull();
    await issue();
    expect(await numberNow()).not.toBe(number);
    expect(await statusOf(number)).toMatchObject({ estado: 'revocado' });
  });

  onSqliteAlone(databases, () => {
    test('has a status that tells strangers nothing of the animal, and expires', async () => {
      await issue();
      const number = await numberNow();
      const answer = await wire.post('pasaportes:estado', { numero: number });
      expect(answer.text).not.toMatch(/Canela|miel/);
      for (const other of ['', 'AAAA-BBBB-CCCC', 'x'.repeat(500), petId]) {
        expect(await statusOf(other)).toEqual({ estado: 'desconocido', fin: null, motivo: null });
      }
      now += 366 * 86_400_000;
      expect(await statusOf(number)).toMatchObject({ estado: 'vencido' });
      expect((await show()).actual).toMatchObject({ estado: 'vencido' });
    });
  });

  test('says when the pet or its record is another by now, and is not issued of one that is gone', async () => {
    await issue();
    expect((await show()).actual?.desactualizado).toBe(false);
    await post('cuidados:registrar', { id: petId, tipo: 'peso', fecha: today, peso: 9 }, owner);
    expect((await show()).actual?.desactualizado).toBe(false);
    const { query } = wire.context.database;
    await query.updateTable('pets').set({ color: 'negra' }).execute();
    expect((await show()).actual?.desactualizado).toBe(true);
    await query.updateTable('pets').set({ status: 'deceased' }).execute();
    expect(await issue()).toMatchObject({ status: 409, code: 'passportPetGone' });
    expect((await show()).puede_emitir).toBe(false);
    await query.updateTable('pets').set({ status: 'adoption', deleted: 1 }).execute();
    expect(await issue()).toMatchObject({ status: 409, code: 'passportPetGone' });
    expect((await show()).pasaportes).toHaveLength(1);
  });

  test('is revoked when the pet dies', async () => {
    await issue();
    const number = await numberNow();
    const payload = { estado: 'fallecido' };
    const died = { schema: 'mascotas', id: petId, payload };
    expect(await post('catalogos:actualizar', died, owner)).toMatchObject({ status: 200 });
    expect(await statusOf(number)).toMatchObject({ estado: 'revocado', motivo: 'fallecimiento' });
  });

  onSqliteAlone(databases, () => {
    test('fits its code whatever the record holds', async () => {
      const { query } = wire.context.database;
      const long = (letter: string, length: number) =>
        Array.from({ length }, (_, at) =>
          String.fromCodePoint((letter.codePointAt(0) ?? 0) + ((at * 37) % 60)),
        ).join('');
      await query
        .updateTable('pets')
        .set({ name: long('ก', 80), color: long('가', 60) })
        .execute();
      for (let index = 0; index < 14; index += 1) {
        const fecha = addDays(today, -index - 1);
        const more = {
          producto: long('あ', 120),
          lote: `${index}${long('A', 38)}`,
          veterinario: long('Б', 120),
        };
        expect(
          await post('cuidados:registrar', { id: petId, tipo: 'vacuna', fecha, ...more }, owner),
        ).toMatchObject({ status: 200 });
      }
      await issue();
      const code = await codeNow();
      expect(code.length).toBeLessThanOrEqual(2_000);
      const found = await check(code);
      const vaccines = 'passport' in found ? found.passport.vaccines.length : 0;
      expect(vaccines).toBeGreaterThan(0);
      expect(found).toMatchObject({ kind: 'valid', passport: { olderVaccines: 14 - vaccines } });
      expect((await show()).actual?.desactualizado).toBe(false);
    });

    test('is drawn for who sees it, on one page, in both languages', async () => {
      for (let index = 0; index < 13; index += 1) {
        const entry = {
          id: petId,
          tipo: 'vacuna',
          fecha: addDays(today, -30 * index - 1),
          producto: `Vanguard Plus 5 (dosis ${index})`,
          lote: `L${index}`,
          veterinario: 'MVZ Andrea Paredes, céd. 1234567',
        };
        await post('cuidados:registrar', entry, owner);
      }
      const { id } = (await issue()).data;
      const viewer = (account: string): Viewer => ({
        kind: 'user',
        id: account,
        roles: ['member'],
      });
      for (const [language, words] of [
        ['es', ['Pasaporte de mascota', 'Canela', 'MVZ Andrea Paredes', 'dosis anterior']],
        ['en', ['Pet passport', 'Canela', 'Estimated birth', 'earlier dose']],
      ] as const) {
        const { bytes } = await wire.context.passports.openPdf(viewer(ownerId), id, language);
        const [text, ...more] = await readPdf(bytes);
        expect(more).toEqual([]);
        for (const word of words) expect(text).toContain(word);
      }
      const asStranger = wire.context.passports.openPdf(viewer(stranger.slice(7)), id, 'es');
      await expect(asStranger).rejects.toMatchObject({ code: 'notFound' });
      await issue();
      const superseded = wire.context.passports.openPdf(viewer(ownerId), id, 'es');
      await expect(superseded).rejects.toMatchObject({ code: 'notFound' });
      const app = await buildApp(wire.context);
      const missing = await app.inject({ url: `/archivos/pasaportes/${id}/es.pdf` });
      await app.close();
      expect(missing.statusCode).toBe(404);
    });
  });

  test('is seen by whoever fosters the pet, for as long as they do', async () => {
    const cat = await addPet(wire.context.database, { species: 'cat', owner_id: ownerId });
    await issue(owner, cat);
    const { token, homeId } = await addHome(wire);
    const seen = () => post('pasaportes:consultar', { id: cat }, token);
    expect(await seen()).toMatchObject({ status: 404 });
    const placement = { mascota_id: cat, hogar_id: homeId, desde: today };
    const { id } = (await post<{ id: string }>('hogares:colocar', placement, 'coordinator:c')).data;
    expect(await seen()).toMatchObject({
      status: 200,
      data: { puede_emitir: false, actual: { estado: 'vigente' } },
    });
    expect(await issue(token, cat)).toMatchObject({ status: 403 });
    await post('hogares:terminar_estancia', { id, dia: today, motivo: 'regreso' }, 'coordinator:c');
    expect(await seen()).toMatchObject({ status: 404 });
  });

  test('stays with the family that adopted the pet, until it comes back', async () => {
    const adoption = await approvedApplication(wire, { name: 'Balam' });
    const { family, rescuer, petId: balam } = adoption;
    await issue(rescuer, balam);
    const own = async () => (await post<Row[]>('pasaportes:mios', {}, family)).data;
    expect(await post('pasaportes:consultar', { id: balam }, family)).toMatchObject({
      status: 404,
    });
    await adoption.step('adoptar');
    expect(await own()).toEqual([
      expect.objectContaining({ mascota: 'Balam', mascota_id: balam, estado: 'vigente' }),
    ]);
    const seen = await show(family, balam);
    expect(seen).toMatchObject({ puede_emitir: false, actual: { estado: 'vigente' } });
    const { id = '' } = seen.actual ?? {};
    expect(await issue(family, balam)).toMatchObject({ status: 403 });
    expect(await post('pasaportes:revocar', { id, motivo: 'otro' }, family)).toMatchObject({
      status: 403,
    });
    // Another pet's is not the family's.
    expect(await post('pasaportes:consultar', { id: petId }, family)).toMatchObject({
      status: 404,
    });
    // Back by its status alone, whatever the application says.
    const { query } = wire.context.database;
    const become = (status: string) =>
      query.updateTable('pets').set({ status }).where('id', '=', balam).execute();
    await become('returned');
    expect(await own()).toEqual([]);
    await become('adopted');
    expect(await own()).toHaveLength(1);
    await adoption.step('devolver', rescuer, { motivo: 'Alergias' });
    expect(await own()).toEqual([]);
    expect(await post('pasaportes:consultar', { id: balam }, family)).toMatchObject({
      status: 404,
    });
    expect((await show(rescuer, balam)).actual?.estado).toBe('vigente');
  });

  test('goes on to count after its key was replaced, and no longer once the key was withdrawn', async () => {
    await issue();
    const code = await codeNow();
    await replaceKey(wire.context);
    expect(await check(code)).toMatchObject({ kind: 'valid' });
    await issue();
    const second = await codeNow();
    expect(second.slice(0, 20)).not.toBe(code.slice(0, 20));
    expect(await check(second)).toMatchObject({ kind: 'valid' });
    await replaceKey(wire.context, { withdraw: true });
    for (const one of [code, second])
      expect(await check(one)).toMatchObject({ kind: 'unknownKey' });
    await issue();
    expect(await check(await codeNow())).toMatchObject({ kind: 'valid' });
  });

  test('is signed with another key once somebody has asked for it, beside a running server', async () => {
    await issue();
    const code = await codeNow();
    const { database, dataDir, secretKey } = wire.context.config;
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      ...(secretKey && { SECRET_KEY: secretKey }),
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    };
    const said: unknown[] = [];
    const screen = { log: (line: unknown) => said.push(line), error: () => {} };
    expect(await rotatePassportKeyCommand(['--all'], env, screen)).toBe(1);
    expect(await rotatePassportKeyCommand([], env, screen)).toBe(0);
    expect(said).toEqual([expect.stringContaining('go on to count')]);
    expect(await check(code)).toMatchObject({ kind: 'valid' });
    await issue();
    expect((await codeNow()).slice(0, 15)).not.toBe(code.slice(0, 15));
  });

  test('is signed with one key by all processes, and with a new one after another secret key', async () => {
    const pets = [petId, await addPet(wire.context.database, { owner_id: ownerId })];
    await Promise.all(pets.map((id) => issue(owner, id)));
    const keys = async () =>
      (await wire.context.database.query.selectFrom('passport_keys').selectAll().execute()).map(
        ({ id, current, sealed_key: sealed }) => ({ id, current, isSealed: sealed !== null }),
      );
    const [first] = await keys();
    expect(await keys()).toEqual([{ ...first, current: 1, isSealed: true }]);
    const { passports } = wire.context;
    const sealedAnew = await wire.context.database.query
      .updateTable('passport_keys')
      .set({ sealed_key: 'AAAA' })
      .execute();
    expect(sealedAnew).toHaveLength(1);
    await issue();
    expect(await keys()).toHaveLength(2);
    expect((await passports.publishedKeys()).map(({ kid }) => kid)).toContain(first?.id);
  });

  test('keeps no name of whoever left, is exported to them, and goes with its pet', async () => {
    await issue();
    const number = await numberNow();
    const { accounts, database, privacy } = wire.context;
    const account = await accounts.find(ownerId);
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    const rows = await database.query.selectFrom('pet_passports').select('issued_by').execute();
    expect(rows).toEqual([{ issued_by: null }]);
    expect(await statusOf(number)).toMatchObject({ estado: 'vigente' });
    await database.query.deleteFrom('pets').where('id', '=', petId).execute();
    expect(await statusOf(number)).toMatchObject({ estado: 'desconocido' });
  });

  onSqliteAlone(databases, () => {
    test('leaves a line in the log when it is issued and revoked', async () => {
      const { id } = (await issue()).data;
      await post('pasaportes:revocar', { id, motivo: 'extraviado' }, owner);
      const events = await wire.context.database.query
        .selectFrom('audit_events')
        .select(['action', 'actor_id', 'details_json'])
        .where('action', 'like', 'passport.%')
        .orderBy('created_at')
        .orderBy('action')
        .execute();
      expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
        ['passport.issued', ownerId],
        ['passport.revoked', ownerId],
      ]);
      expect(JSON.stringify(events)).not.toContain('Canela');
    });

    test('has keys that every site may read, and caches briefly', async () => {
      const app = await buildApp(wire.context);
      const empty = await app.inject({ url: passportKeysPath });
      expect(empty.json()).toEqual({ keys: [] });
      await issue();
      const { headers, body } = await app.inject({ url: passportKeysPath });
      await app.close();
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': expect.stringContaining('max-age=300'),
        'content-type': expect.stringContaining('application/jwk-set+json'),
      });
      const [key] = JSON.parse(body).keys;
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
      const number = await numberNow();
      expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    });
  });
});
