import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { blankRow } from '#domain/catalogues/catalogue.ts';
import { customers } from '#domain/catalogues/customer.ts';
import { retentionKinds } from '#domain/retention/retention.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { picnic } from '../events/wire-events.ts';
import { addPet } from '../pets/add-pets.ts';
import { goodPassword, openPortal, type Portal } from './portal.ts';

const day = 86_400_000;
const year = 365.25 * day;

describeOnBothDatabases('data that has been kept long enough', (databases) => {
  let portal: Portal;
  let ana: { id: string; email: string };
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());

  const find = (email: string) => portal.context.accounts.findByEmail(email);
  const query = () => portal.context.database.query;
  const subjects = async () => (await portal.newMails()).map(({ subject }) => subject);

  test('an unused account goes, but not before its owner was told and had time', async () => {
    portal.pass(5 * year - 61 * day);
    await portal.runRetention();
    expect(await subjects()).toEqual([]);
    portal.pass(2 * day);
    await portal.runRetention();
    await portal.runRetention();
    const [told, ...more] = await portal.newMails();
    expect(told).toMatchObject({ envelopeTo: [ana.email], subject: /Conservamos tu cuenta/ });
    expect(more).toEqual([]);
    portal.pass(59 * day);
    await portal.runRetention();
    expect(await find(ana.email)).toBeDefined();
    portal.pass(2 * day);
    await portal.runRetention();
    expect(await find(ana.email)).toBeUndefined();
    const [erased] = await portal.newMails();
    expect(erased?.text).toContain('Hacía cinco años');
  });

  onSqliteAlone(databases, () => {
    test('whoever signs in after the mail keeps the account, and is told again years later', async () => {
      portal.pass(5 * year);
      await portal.runRetention();
      await portal.signIn(ana.email);
      await portal.newMails();
      portal.pass(100 * day);
      await portal.runRetention();
      expect(await find(ana.email)).toBeDefined();
      expect(await subjects()).toEqual([]);
      portal.pass(5 * year);
      await portal.runRetention();
      expect(await subjects()).toEqual([expect.stringMatching(/Conservamos tu cuenta/)]);
    });
  });

  test('the last use of an account is noted once a day', async () => {
    const hour = 3_600_000;
    const lastUse = async () => {
      const user = query().selectFrom('users').select('last_used_at').where('id', '=', ana.id);
      return Date.parse((await user.executeTakeFirstOrThrow()).last_used_at);
    };
    const first = await lastUse();
    portal.pass(23 * hour);
    await portal.signIn(ana.email);
    expect(await lastUse()).toBe(first);
    portal.pass(hour);
    await portal.signIn(ana.email);
    expect(await lastUse()).toBeGreaterThanOrEqual(first + 24 * hour);
  });

  test('a donation keeps its amount and folio, and no longer says whose it was', async () => {
    const give = async (by: { email: string; token: string }) => {
      const card = { stripe_id: 'pm_card_visa', monto: 25_000, email: by.email };
      const said = { tipo: 'alimento', ...card };
      const key = { key: `donation of ${by.email}`.replaceAll(' ', '-') };
      const { status } = await portal.post('donaciones:crear_stripe_payment', said, {
        token: by.token,
        ...key,
      });
      expect(status).toBe(200);
    };
    const donations = () =>
      query()
        .selectFrom('donations')
        .select(['folio', 'amount_cents', 'email', 'user_id'])
        .orderBy('folio')
        .execute();
    await give(await portal.newPerson({ email: 'eva@example.mx' }));
    portal.pass(4 * year);
    await portal.runRetention();
    expect(await donations()).toMatchObject([{ email: 'eva@example.mx' }]);
    portal.pass(3 * year);
    await give(await portal.newPerson({ email: 'luis@example.mx' }));
    await portal.runRetention();
    expect(await donations()).toEqual([
      { folio: 1, amount_cents: 25_000, email: '', user_id: null },
      { folio: 2, amount_cents: 25_000, email: 'luis@example.mx', user_id: expect.any(String) },
    ]);
  });

  test('a donor whom the anti-laundering law has identified is kept ten years', async () => {
    const give = async (by: { email: string; token: string }, pesos: number, key: string) => {
      const card = { stripe_id: 'pm_card_visa', monto: pesos * 100, email: by.email };
      const said = { tipo: 'alimento', ...card };
      const answer = await portal.post('donaciones:crear_stripe_payment', said, {
        ...{ token: by.token, key },
      });
      expect(answer.status).toBe(200);
    };
    // 1,605 UMA of 2026 are 188,282.55 pesos; 3,210 are 376,565.10, reached by the two within six months alone.
    const [eva, luis, sol] = [
      await portal.newPerson({ email: 'eva@example.mx' }),
      await portal.newPerson({ email: 'luis@example.mx' }),
      await portal.newPerson({ email: 'sol@example.mx' }),
    ];
    await give(eva, 100, 'eva-first-gift-0001');
    await give(eva, 188_283, 'eva-second-gift-0002');
    await give(luis, 188_282, 'luis-first-gift-0003');
    await give(sol, 188_282, 'sol-first-gift-00004');
    portal.pass(200 * day);
    const luisAgain = await portal.signIn(luis.email);
    await give({ ...luis, ...luisAgain }, 188_282, 'luis-second-gift-005');
    await give({ ...luis, ...luisAgain }, 188_284, 'luis-third-gift-0006');
    const erase = await portal.post(
      'usuarios:eliminar',
      { contrasena: goodPassword, mascotas: 'eliminar' },
      { token: (await portal.signIn(eva.email)).token },
    );
    expect(erase).toMatchObject({ status: 200 });
    const donors = async () =>
      (
        await query()
          .selectFrom('donations')
          .select(['folio', 'email', 'user_id'])
          .orderBy('folio')
          .execute()
      ).map(({ folio, email, user_id }) => [folio, email, user_id !== null]);
    const customers = async () =>
      (await query().selectFrom('customers').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      );
    expect(await donors()).toEqual([
      [1, '', false],
      [2, eva.email, false],
      [3, luis.email, true],
      [4, sol.email, true],
      [5, luis.email, true],
      [6, luis.email, true],
    ]);
    expect(await customers()).toEqual([eva.email, luis.email, sol.email]);
    // Who comes back with the address begins anew.
    const back = await portal.newPerson({ email: eva.email });
    await give(back, 100, 'eva-comes-back-00007');
    expect(await customers()).toEqual([eva.email, eva.email, luis.email, sol.email]);

    portal.pass(8 * year);
    await portal.runRetention();
    expect((await donors()).map(([, email]) => email)).toEqual([
      ...['', eva.email, '', '', luis.email, luis.email, ''],
    ]);
    portal.pass(3 * year);
    await portal.runRetention();
    await portal.runRetention();
    expect((await donors()).map(([, email]) => email)).toEqual(['', '', '', '', '', '', '']);
    expect(await customers()).not.toContain(luis.email);
  });

  test('an account with a published pet stays, and so do those of the staff', async () => {
    await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    portal.pass(5 * year);
    const tomorrow = new Date(portal.now().getTime() + day).toISOString().slice(0, 10);
    await addPet(portal.context.database, { owner_id: ana.id, expires_on: tomorrow });
    // As if they had been told long ago.
    const toldAt = new Date(portal.now().getTime() - 70 * day).toISOString();
    await portal.runRetention();
    await query().updateTable('users').set({ unused_notice_at: toldAt }).execute();
    await portal.runRetention();
    expect((await subjects()).filter((subject) => /cuenta/.test(subject ?? ''))).toEqual([]);
    expect(await find(ana.email)).toBeDefined();
    expect(await find('admin@example.mx')).toBeDefined();
  });

  test('who adopted a pet is forgotten, the pet is not', async () => {
    const adopter = JSON.stringify({ name: 'Eva', email: 'eva@example.org' });
    const pet = { status: 'adopted', adopter_json: adopter, contract_file: 'contrato/x.pdf' };
    await addPet(portal.context.database, { ...pet, updated_at: portal.now().toISOString() });
    portal.pass(5 * year - day);
    await portal.runRetention();
    const pets = () =>
      query().selectFrom('pets').select(['adopter_json', 'contract_file']).execute();
    expect(await pets()).toMatchObject([{ adopter_json: adopter }]);
    portal.pass(3 * day);
    await portal.runRetention();
    expect(await pets()).toEqual([{ adopter_json: null, contract_file: null }]);
  });

  test('messages and addresses that left the newsletter go', async () => {
    for (const [schema, payload] of [
      [
        'mensajes',
        {
          encabezado: {
            ...{ nombre: 'Yo', asunto: 'Hola', mensaje: 'Una pregunta' },
            email_destino: 'yo@example.mx',
          },
        },
      ],
      ['boletines', { nombre: 'Yo', telefono: '998-123-4567', email: 'yo@example.mx' }],
    ] as const) {
      expect(await portal.post('documentos:crear', { schema, payload })).toMatchObject({
        status: 200,
      });
    }
    const left = async () => [
      (await query().selectFrom('contact_messages').select('id').execute()).length,
      (await query().selectFrom('document_history').select('kind').execute()).length,
      (await query().selectFrom('newsletter_subscriptions').select('id').execute()).length,
    ];
    portal.pass(29 * day);
    await portal.runRetention();
    expect(await left()).toEqual([1, 1, 1]);
    portal.pass(2 * day);
    await portal.runRetention();
    expect(await left()).toEqual([1, 1, 0]);
    portal.pass(2 * year);
    await portal.runRetention();
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('whom an event was mailed to is forgotten a year after it, the event is not', async () => {
    const { token } = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    const payload = { ...picnic, fecha: '2026-11-29' };
    const event = { schema: 'evento_adopcion', payload };
    const { data } = await portal.post('catalogos:crear', event, { token });
    const { id } = data;
    await query()
      .insertInto('event_mails')
      .values({
        ...{ id: 'mail', created_at: portal.now().toISOString(), event_id: String(id) },
        ...{ kind: 'invitation', about_version: 0, sending_id: null, name: 'Rosa' },
        ...{ email: 'rosa@example.org', email_normalized: 'rosa@example.org', language: 'es' },
        ...{ claimed_by: null, claimed_at: null, offered_at: null, told_version: 1 },
        ...{ former_version: null, sent_at: portal.now().toISOString(), failure: null },
      })
      .execute();
    const left = async () => [
      (await query().selectFrom('event_mails').select('id').execute()).length,
      (await query().selectFrom('adoption_events').select('id').execute()).length,
    ];
    portal.pass(year + 5 * day);
    await portal.runRetention();
    expect(await left()).toEqual([1, 1]);
    portal.pass(10 * day);
    await portal.runRetention();
    expect(await left()).toEqual([0, 1]);
  });

  test('a customer goes when the books need it no more, unless an account has its e-mail', async () => {
    const customer = (email: string) => ({
      ...blankRow(customers),
      ...{ id: email, createdAt: portal.now().toISOString(), version: 1, name: 'Eva', email },
      emailNormalized: email,
    });
    const rows = [ana.email, 'eva@example.org'].map(
      (email) => columnsFrom(customers.fields, customer(email)) as Tables['customers'],
    );
    await query().insertInto('customers').values(rows).execute();
    const left = async () =>
      (await query().selectFrom('customers').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      );
    // Of 2026 the return is due until the end of March 2027.
    portal.pass(5 * year + 125 * day);
    await portal.signIn(ana.email);
    await portal.runRetention();
    expect(await left()).toEqual([ana.email, 'eva@example.org']);
    portal.pass(15 * day);
    await portal.runRetention();
    expect(await left()).toEqual([ana.email]);
  });

  test('a run that is killed goes on where it was, and counts nothing twice', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: `event-${String(index).padStart(3, '0')}`,
      created_at: '2020-01-01T00:00:00.000Z',
      action: 'pet.changed',
      actor_id: null,
      subject_id: null,
      address: '',
      details_json: '{}',
    }));
    await query().insertInto('audit_events').values(rows).execute();
    const { retention } = portal.context;
    const left = async () =>
      (
        await query()
          .selectFrom('audit_events')
          .select('id')
          .where('id', 'like', 'event-%')
          .execute()
      ).length;
    const entries = retention.retentions.find(({ kind }) => kind === 'auditEntries');
    if (!entries) throw new Error('not registered');
    const { apply } = entries;
    const kill = new AbortController();
    entries.apply = async (...args) => {
      const result = await apply(...args);
      kill.abort();
      return result;
    };
    const occurrence = portal.now().toISOString();
    await expect(retention.run(occurrence, kill.signal)).rejects.toThrow();
    expect(await left()).toBe(400);
    entries.apply = apply;
    await retention.run(occurrence, new AbortController().signal);
    expect(await left()).toBe(0);
    const [run] = await query().selectFrom('retention_runs').selectAll().execute();
    const report = JSON.parse(run?.report_json ?? '{}');
    expect(report.auditEntries.done).toBe(450);
    expect(run?.finished_at).not.toBeNull();
  });

  onSqliteAlone(databases, () => {
    test('a kind that fails is told, and keeps no other one from going', async () => {
      const { retention } = portal.context;
      const broken = retention.retentions.find(({ kind }) => kind === 'contactMessages');
      if (!broken) throw new Error('not registered');
      broken.apply = async () => {
        throw new Error('broken');
      };
      portal.pass(40 * day);
      await expect(portal.runRetention()).rejects.toThrow('broken');
      const [run] = await query().selectFrom('retention_runs').selectAll().execute();
      const report = JSON.parse(run?.report_json ?? '{}');
      expect(report.contactMessages).toMatchObject({ failed: true });
      expect(report.newsletter).toMatchObject({ after: null });
      expect(run?.finished_at).toBeNull();
    });

    it('is declared and registered kind by kind', () => {
      const registered = portal.context.retention.retentions.map(({ kind }) => kind);
      expect([...registered].sort()).toEqual([...retentionKinds].sort());
    });

    test('the dry run is for administrators, changes nothing and says what a run then does', async () => {
      const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
      const ask = (token?: string) => portal.post('conservacion:consultar', {}, { token });
      expect((await ask()).status).toBe(401);
      expect((await ask((await portal.signIn(ana.email)).token)).status).toBe(403);
      portal.pass(5 * year);
      const { token } = await portal.signIn(admin.email);
      const before = await query().selectFrom('users').selectAll().orderBy('id').execute();
      const { status, data, text } = await ask(token);
      expect(status).toBe(200);
      const pending = data.pendientes as { tipo: string; total: number; desde: string | null }[];
      const due = Object.fromEntries(pending.map(({ tipo, total }) => [tipo, total]));
      expect(due).toMatchObject({ unusedAccountNotices: 1, unusedAccounts: 0 });
      expect(due.auditEntries).toBeGreaterThan(0);
      expect(text).not.toContain('@');
      expect(await query().selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
      expect(data.corridas).toEqual([]);
      await portal.runRetention();
      const after = (await ask(token)).data;
      const [run] = after.corridas as { resultados: { tipo: string; total: number }[] }[];
      const done = Object.fromEntries(
        run?.resultados.map(({ tipo, total }) => [tipo, total]) ?? [],
      );
      expect(done).toEqual(due);
    });
  });
});
