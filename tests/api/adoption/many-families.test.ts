import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Mailer, MailMessage } from '#server/adapters/mail/mailer.ts';
import { leaseJob } from '#server/jobs/job-leases.repository.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

/** More than are told in one transaction. */
const many = 70;

describeOnBothDatabases('a pet that many families wait for', (databases) => {
  let wire: Wire;
  let now: Date;
  let reserved: Awaited<ReturnType<typeof approvedApplication>>;
  let families: string[];
  let sent: MailMessage[];

  beforeEach(async () => {
    now = new Date();
    sent = [];
    const mailer: Mailer = { send: async (mail) => void sent.push(mail) };
    wire = await openWire(databases, {}, { now: () => now }, { mailer });
    reserved = await approvedApplication(wire);
    const hasta = now.toISOString().slice(0, 10);
    expect((await reserved.step('apartar', reserved.rescuer, { hasta })).status).toBe(200);
    families = Array.from({ length: many }, (_, number) => `family-${number}@example.org`);
    const { query } = wire.context.database;
    const own = await query
      .selectFrom('adoption_applications')
      .selectAll()
      .where('id', '=', reserved.id)
      .executeTakeFirstOrThrow();
    const waiting = families.map((email, number) => ({
      ...{ ...own, id: uuid(), folio: 1_000 + number, status: 'waiting', email },
      ...{ applicant_id: null, reserved_until: null },
    }));
    await query.insertInto('adoption_applications').values(waiting).execute();
    await wire.context.jobs.runDue();
    sent = [];
  });
  afterEach(() => wire.close());

  /** How many mails with these words came to each family. */
  const told = (words: RegExp): number[] =>
    families.map(
      (email) => sent.filter(({ to, subject }) => to === email && words.test(subject)).length,
    );
  const once = Array.from({ length: many }, () => 1);

  /** The process that begins the next part is killed, and another one goes on when its claim has lapsed. */
  async function loseProcess(kind: string): Promise<void> {
    const { database, jobs } = wire.context;
    const until = new Date(now.getTime() + leaseDuration);
    const taken = await leaseJob(database, { queue: 'reminders', kinds: [kind] }, now, until);
    expect(taken).toMatchObject({ kind });
    await jobs.runDue();
    expect(told(/./).reduce((sum, times) => sum + times)).toBe(50);
    now = new Date(until.getTime() + 1);
  }

  it('is told of the end of a reservation, each once, also after a process was killed', async () => {
    expect((await reserved.step('rechazar')).status).toBe(200);
    await loseProcess('applications.tellWaiting');
    await wire.context.jobs.runDue();
    expect(told(/disponible/)).toEqual(once);
    expect(await states()).toEqual(['waiting']);
  });

  it('hears no more of it once another family has the pet', async () => {
    expect((await reserved.step('rechazar')).status).toBe(200);
    const { query } = wire.context.database;
    const [, second] = families;
    await query
      .updateTable('adoption_applications')
      .set({ status: 'reserved' })
      .where('email', '=', second ?? '')
      .execute();
    await wire.context.jobs.runDue();
    expect(told(/disponible/)).toEqual(once.map((_, number) => (number < 50 ? 1 : 0)));
  });

  it('is answered when it finds its home, each once, also after a process was killed', async () => {
    expect((await reserved.step('adoptar')).status).toBe(200);
    await loseProcess('applications.declineOpen');
    await wire.context.jobs.runDue();
    expect(told(/./)).toEqual(once);
    expect(await states()).toEqual(['declined']);
  });

  it('goes on waiting where the pet comes back before it is answered', async () => {
    expect((await reserved.step('adoptar')).status).toBe(200);
    expect((await reserved.step('devolver')).status).toBe(200);
    await wire.context.jobs.runDue();
    expect(await states()).toEqual(['declined', 'waiting']);
  });

  it('is told of a pause, each once, also after a process was killed', async () => {
    expect((await reserved.step('rechazar')).status).toBe(200);
    await wire.context.jobs.runDue();
    sent = [];
    const paused = { schema: 'mascotas', id: reserved.petId, payload: { estado: 'pausado' } };
    expect((await reserved.post('catalogos:actualizar', paused, reserved.rescuer)).status).toBe(
      200,
    );
    await loseProcess('applications.tellOfPause');
    await wire.context.jobs.runDue();
    expect(told(/./)).toEqual(once);
  });

  async function states(): Promise<string[]> {
    const rows = await wire.context.database.query
      .selectFrom('adoption_applications')
      .select('status')
      .distinct()
      .where('email', 'in', families)
      .orderBy('status')
      .execute();
    return rows.map(({ status }) => status);
  }
});
