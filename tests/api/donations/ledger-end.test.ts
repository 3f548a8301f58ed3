import { beforeAll, expect, it } from 'vitest';
import { Contributions } from '#server/features/extension-point.ts';
import { createLedger } from '#server/features/giving/donations/ledger.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

describeOnSqlite('the end of a donation without money', (databases) => {
  let giving: Giving;
  let ledger: ReturnType<typeof createLedger>;

  beforeAll(async () => {
    giving = await openGiving(databases);
    const { clock, config, dataVersions } = giving.context;
    const noMail = async () => {
      throw new Error('nobody is written to');
    };
    const mails = {
      paid: noMail,
      refunded: noMail,
      refundFailed: noMail,
      disputed: noMail,
      expired: noMail,
      howToPay: noMail,
    };
    const contributions = new Contributions();
    ledger = createLedger({ clock, timezone: config.timezone, dataVersions, mails, contributions });
    return () => giving.close();
  });

  const end = (id: string, status: 'failed' | 'expired' | 'cancelled') =>
    giving.context.database.transaction((tx) => ledger.end(tx, id, status));
  const states = async () =>
    (await giving.history()).map(({ id, estado, folio }) => ({ id, estado, folio }));

  it('is none where its money has come meanwhile, whoever says so', async () => {
    expect((await giving.byCard('pm_card_visa')).status).toBe(200);
    const before = await states();
    const [{ id } = { id: '' }] = before;
    for (const status of ['failed', 'expired', 'cancelled'] as const) {
      expect((await end(id, status))?.status).toBe('paid');
    }
    expect(await states()).toEqual(before);
  });

  it('is none of a donation that is not there', async () => {
    expect(await end('none', 'failed')).toBeUndefined();
  });

  it('ends one that still waits', async () => {
    expect((await giving.order()).status).toBe(200);
    const { query } = giving.context.database;
    const waiting = await query
      .selectFrom('donations')
      .select(['id', 'next_check_at'])
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    expect(waiting.next_check_at).not.toBeNull();
    expect(await end(waiting.id, 'cancelled')).toMatchObject({
      status: 'cancelled',
      nextCheckAt: null,
    });
  });
});
