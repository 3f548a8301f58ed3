import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotificationListener } from '#server/db/dialects/postgres-listener.ts';
import { describeOnPostgres } from '#tests/setup/databases.ts';

describeOnPostgres('what PostgreSQL announces', (server) => {
  const channel = `test_${randomBytes(4).toString('hex')}`;
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(server);
    await client.connect();
  });
  afterAll(() => client.end());

  const listening = async () => {
    const { rows } = await client.query(
      "select pid from pg_stat_activity where query = $1 and state = 'idle'",
      [`listen ${channel}`],
    );
    return rows.map(({ pid }) => pid as number);
  };
  const isListening = () => expect.poll(async () => (await listening()).length).toBe(1);

  it('is heard again after the connection was lost, which it tells, and no more once it is closed', async () => {
    const heard: (string | undefined)[] = [];
    const retry = { first: 10, longest: 20 };
    const listener = new NotificationListener(server, channel, (what) => heard.push(what), retry);
    const announce = (what: string) => client.query('select pg_notify($1, $2)', [channel, what]);
    await isListening();
    await announce('first');
    await expect.poll(() => heard).toEqual([undefined, 'first']);

    const [lost] = await listening();
    await client.query('select pg_terminate_backend($1)', [lost]);
    await expect.poll(async () => (await listening()).filter((one) => one !== lost).length).toBe(1);
    await announce('second');
    await expect.poll(() => heard).toEqual([undefined, 'first', undefined, 'second']);

    await listener.close();
    await expect.poll(listening).toEqual([]);
  });
});
