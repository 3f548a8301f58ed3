import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Context } from '#server/context.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser } from './add-pets.ts';

describeOnBothDatabases('asking owners', (databases) => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let context: Context;
  let rosa: string;
  let time = new Date('2026-11-20T18:00:00Z');
  const ports = { clock: { now: () => time }, scheduledKinds: ['pets.askOwners'] };

  beforeAll(async () => {
    smtp = await startSmtpServer();
    const config = await databases.newConfig({
      SITE_URL: 'https://casa.example',
      SMTP_URL: smtp.url,
    });
    context = await createTestContext(config, ports);
    rosa = await addUser(context.database);
    const owner = { owner_id: rosa, notify_on: '2026-11-21', expires_on: '2026-12-11' };
    await addPet(context.database, { ...owner, name: 'Luna' });
    await addPet(context.database, { ...owner, name: 'Sol', status: 'adopted' });
    await addPet(context.database, { ...owner, name: 'Mar', deleted: 1 });
    await addPet(context.database, { ...owner, name: 'Río', pictures: [] });
    await addPet(context.database, { ...owner, name: 'Nube', owner_id: null });
    await addPet(context.database, { ...owner, name: 'Cielo', expires_on: '2026-11-20' });
  });
  afterAll(async () => {
    await context.close();
    await smtp.stop();
  });

  /** What has been sent by the morning of that day. */
  async function mailsOn(day: string) {
    time = new Date(`${day}T18:00:00Z`);
    await context.jobs.runDue();
    return smtp.take();
  }

  it('nobody is asked before the day', async () => {
    expect(await mailsOn('2026-11-20')).toEqual([]);
  });

  it('only the owner of a visible pet is asked, with the way to renew it, and once', async () => {
    const [mail, ...others] = await mailsOn('2026-11-21');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('¿Luna sigue buscando familia?');
    expect(mail?.text).toContain('hasta el 11 de diciembre de 2026: quedan 20 días');
    expect(mail?.text).toContain('https://casa.example/mascotas/mis-adopciones');
    expect(await mailsOn('2026-11-21')).toEqual([]);
    expect(await mailsOn('2026-11-22')).toEqual([]);
  });

  it('once more three days before the end, also when the portal was down on that day', async () => {
    expect(await mailsOn('2026-12-07')).toEqual([]);
    const [mail, ...others] = await mailsOn('2026-12-10');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('queda 1 día');
    expect(await mailsOn('2026-12-11')).toEqual([]);
  });

  it('a portal that was down on both days asks once, with the last call', async () => {
    const owner = { owner_id: rosa, notify_on: '2026-12-12', expires_on: '2026-12-30' };
    await addPet(context.database, { ...owner, name: 'Bruma' });
    const [mail, ...others] = await mailsOn('2026-12-28');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Bruma se ve en las listas hasta el 30 de diciembre');
    expect(await mailsOn('2026-12-29')).toEqual([]);
    expect(await mailsOn('2026-12-30')).toEqual([]);
  });

  it('nobody is asked about a pet that is in no programme, until it comes back into one', async () => {
    const owner = { owner_id: rosa, notify_on: '2026-12-20', expires_on: '2027-01-08' };
    for (const status of ['paused', 'adopted', 'deceased', 'returned']) {
      await addPet(context.database, { ...owner, name: `Niebla ${status}`, status });
    }
    expect(await mailsOn('2027-01-02')).toEqual([]);
    const back = context.database.query.updateTable('pets').set({ status: 'rehabilitation' });
    await back.where('name', '=', 'Niebla paused').execute();
    const [mail, ...others] = await mailsOn('2027-01-03');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('¿Niebla paused sigue en rehabilitación?');
  });

  it('of two portals on one database only one asks', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Ola ${index}`);
    for (const name of names) {
      const dates = { notify_on: '2027-01-09', expires_on: '2027-01-29' };
      await addPet(context.database, { ...dates, owner_id: rosa, name });
    }
    const second = await createTestContext(context.config, ports);
    time = new Date('2027-01-10T18:00:00Z');
    await Promise.all([context.jobs.runDue(), second.jobs.runDue()]);
    await second.close();
    const asked = smtp.take().map(({ subject }) => subject);
    expect(asked.sort()).toEqual(names.map((name) => `¿${name} sigue buscando familia?`).sort());
  });

  it('after a renewal the new date counts', async () => {
    await context.database.query
      .updateTable('pets')
      .set({ notify_on: '2027-01-26', expires_on: '2027-02-15' })
      .where('name', '=', 'Luna')
      .execute();
    const viewer: Viewer = { kind: 'user', id: rosa, roles: ['member'] };
    await context.profile.update(viewer, rosa, { language: 'en' }, {});
    expect(await mailsOn('2027-01-25')).toEqual([]);
    const [mail] = await mailsOn('2027-01-28');
    expect(mail?.subject).toBe('Is Luna still looking for a family?');
    expect(mail?.text).toContain('until February 15, 2027: 18 days are left');
  });
});
