import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createAccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { cheapPasswordCost, createPasswords } from '#server/features/people/accounts/passwords.ts';

import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { openPortal } from './portal.ts';

const passwords = createPasswords({ cost: cheapPasswordCost });
const clock = { now: () => new Date('2026-11-20T18:00:00Z') };
const rescuer = {
  name: 'Rosario',
  email: 'Rosario@refugio.example',
  roles: ['member' as const],
  password: 'croquetas-8',
};

function storedPassword(database: Database, id: string) {
  return database.query
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describeOnBothDatabases('accounts', (databases) => {
  const { open } = databases;
  test('an account is found by its e-mail whatever the case', async () => {
    const accounts = createAccountsService({ database: await open(clock), clock, passwords });
    const created = await accounts.create(rescuer);
    expect(await accounts.findByEmail(' rosario@REFUGIO.example')).toEqual(created);
  });

  onSqliteAlone(databases, () => {
    test('a password is kept as argon2id', async () => {
      const database = await open(clock);
      const created = await createAccountsService({ database, clock }).create(rescuer);
      const { password_hash: hash } = await storedPassword(database, created.id);
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
      expect(await verify(hash ?? '', rescuer.password)).toBe(true);
    });
  });

  test('an e-mail has one account', async () => {
    const accounts = createAccountsService({ database: await open(clock), clock, passwords });
    await accounts.create(rescuer);
    await expect(
      accounts.create({ ...rescuer, email: 'ROSARIO@refugio.example' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  onSqliteAlone(databases, () => {
    test('a short password or an address that is none is refused', async () => {
      const accounts = createAccountsService({ database: await open(clock), clock, passwords });
      await expect(accounts.create({ ...rescuer, password: 'siete77' })).rejects.toMatchObject({
        code: 'invalid',
        details: { password: expect.anything() },
      });
      await expect(accounts.makeAdministrator('nadie', 'ocho-8888')).rejects.toMatchObject({
        code: 'invalid',
        details: { email: expect.anything() },
      });
      expect(await accounts.findByEmail(rescuer.email)).toBeUndefined();
    });
  });

  test('an existing account keeps its other roles and gets the new password', async () => {
    const database = await open(clock);
    const accounts = createAccountsService({ database, clock, passwords });
    const created = await accounts.create(rescuer);

    expect(await accounts.makeAdministrator('rosario@refugio.example', 'otra-clave-9')).toBe(
      'changed',
    );
    const found = await accounts.findByEmail(rescuer.email);
    expect(found?.roles).toEqual(['member', 'administrator']);
    const { password_hash: hash } = await storedPassword(database, created.id);
    expect(await verify(hash ?? '', 'otra-clave-9')).toBe(true);

    await accounts.makeAdministrator('rosario@refugio.example', 'otra-clave-9');
    expect((await accounts.findByEmail(rescuer.email))?.roles).toEqual(['member', 'administrator']);
  });

  test('who is made an administrator is signed out elsewhere, and asked for no lost telephone', async () => {
    const portal = await openPortal(databases);
    const rosario = await portal.newPerson({ email: rescuer.email, administrator: true });
    await portal.switchSecondFactorOn(rosario);

    await portal.context.accounts.makeAdministrator(rescuer.email, 'otra-clave-9');
    const old = await portal.post('usuarios:consultar', {}, { token: rosario.token });
    expect(old).toMatchObject({ status: 401, message: 'Usuario no tiene sesion activa.' });
    const { id } = await portal.signIn(rescuer.email, 'otra-clave-9');
    const { query } = portal.context.database;
    const events = await query
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'account.madeAdministrator')
      .execute();
    expect(events).toMatchObject([{ subject_id: id }]);
    await portal.close();
  });

  test('the first administrator is the one whose account is the oldest', async () => {
    const database = await open(clock);
    let now = new Date('2026-11-20T18:00:00Z');
    const accounts = createAccountsService({ database, clock: { now: () => now }, passwords });
    await accounts.create(rescuer);
    expect(await accounts.findFirstAdministrator()).toBeUndefined();

    expect(await accounts.makeAdministrator('primera@refugio.example', 'clave-larga')).toBe(
      'created',
    );
    now = new Date('2026-11-20T18:00:01Z');
    await accounts.makeAdministrator('segunda@refugio.example', 'clave-larga');
    expect((await accounts.findFirstAdministrator())?.email).toBe('primera@refugio.example');
  });
});
