import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import type { EventDelivery } from '#server/features/adoption/events/event-mailing.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addMember, createEvent } from './wire-events.ts';

const people = Array.from({ length: 12 }, (_, index) => `amiga${10 + index}@example.org`);

describeOnBothDatabases('invitations that are interrupted', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let now: number;
  let adminId: string;
  let eventId: string;
  /** How many recipients the mail server takes before it keeps the others waiting. */
  let patience: number;
  const kept: (() => void)[] = [];
  const clock = { now: () => new Date(now) };

  beforeEach(async () => {
    patience = Number.POSITIVE_INFINITY;
    now = Date.UTC(2026, 10, 20, 18);
    smtp = await startSmtpServer({
      onRcptTo(_address, _session, done) {
        smtp.offers += 1;
        const late = Object.assign(new Error('try again later'), { responseCode: 451 });
        if (smtp.behaves === 'greylists') return done(late);
        if (smtp.offers <= patience) return done();
        kept.push(() => done(late));
      },
    });
    wire = await openWire(databases, { SMTP_URL: smtp.url }, clock);
    adminId = await addMember(wire);
    eventId = await createEvent(wire);
  });
  afterEach(async () => {
    for (const letGo of kept.splice(0)) letGo();
    await wire.close().catch(() => {});
    await smtp.stop();
  });

  /** Resolves when the invitations are stored; their delivery statuses come when the server's jobs have run. */
  async function invite({ eventInvitations }: Context, added = people, resend?: string[]) {
    const viewer = { kind: 'user' as const, id: adminId, roles: ['administrator' as const] };
    const actor = { viewer, address: '10.0.0.1' };
    let deliveries: Promise<EventDelivery[]> = Promise.resolve([]);
    await new Promise<void>((begun) => {
      deliveries = eventInvitations.invite(actor, eventId, added, {
        resend,
        onStart: () => begun(),
      });
      deliveries.then(
        () => begun(),
        () => begun(),
      );
    });
    return { deliveries };
  }
  const byAddress = (deliveries: EventDelivery[]) =>
    deliveries.toSorted((a, b) => a.to.localeCompare(b.to));
  const statesOf = (deliveries: EventDelivery[]) =>
    Object.fromEntries(
      [...new Set(deliveries.map(({ state }) => state))].map((state) => [
        state,
        deliveries.filter((one) => one.state === state).length,
      ]),
    );
  const mailed = () => smtp.mails.flatMap(({ envelopeTo }) => envelopeTo).sort();

  it('by the end of their server go on with another: nobody is forgotten, nobody mailed twice', async () => {
    const { config, database, jobs, secretKey } = wire.context;
    patience = 3;
    await invite(wire.context);
    jobs.runDue().catch(() => {});
    const noted = () =>
      database.query
        .selectFrom('event_mails')
        .select('id')
        .where('sent_at', 'is not', null)
        .execute();
    await expect.poll(async () => [(await noted()).length, kept.length]).toEqual([3, 4]);
    await database.close();

    patience = Number.POSITIVE_INFINITY;
    const { dataDir } = await databases.newConfig();
    const next = await createTestContext({ ...config, dataDir, secretKey }, { clock });
    // Asked again while the dead server still holds four.
    const again = await invite(next);
    await next.jobs.runDue();
    expect(mailed()).toHaveLength(8);
    for (const wait of [leaseDuration, leaseDuration]) {
      now += wait;
      await next.jobs.runDue();
    }
    expect(statesOf(await again.deliveries)).toEqual({ sent: 9, alreadySent: 3 });
    expect(mailed()).toEqual(people);

    const third = await invite(next);
    expect(statesOf(await third.deliveries)).toEqual({ alreadySent: 12 });
    await next.jobs.runDue();
    expect(mailed()).toEqual(people);
    await next.close();
  });

  onSqliteAlone(databases, () => {
    it('by a mail server that is away are told as not taken, and leave at the next call', async () => {
      const { jobs } = wire.context;
      const few = people.slice(0, 2);
      smtp.behaves = 'greylists';
      const first = await invite(wire.context, few);
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        await jobs.runDue();
        now += 61_000;
      }
      const error = 'invitationNotTaken';
      expect(byAddress(await first.deliveries)).toEqual(
        few.map((to) => ({ to, error, state: 'failed' })),
      );
      expect(mailed()).toEqual([]);

      smtp.behaves = 'accepts';
      now -= 61_000;
      const second = await invite(wire.context, few);
      await jobs.runDue();
      expect(byAddress(await second.deliveries)).toEqual(
        few.map((to) => ({ to, error: null, state: 'sent' })),
      );
      expect(mailed()).toEqual(few);
    });
  });
});
