import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

describeOnSqlite('while the server closes', ({ newConfig }) => {
  let context: Context;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(async () => {
    context = await createTestContext(await newConfig({ STOP_DELAY_SECONDS: '0.3' }));
  });
  afterAll(async () => {
    agent.destroy();
    await context.close();
  });

  it('a kept connection gets its answer, and hears that it ends', async () => {
    const app = await buildApp(context);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    async function get(path: string) {
      const sending = request({ port, path, agent }).end();
      const [answer] = await once(sending, 'response');
      await text(answer);
      const { statusCode: status, headers } = answer;
      return { status, connection: headers.connection, again: sending.reusedSocket };
    }
    expect(await get('/healthz')).toMatchObject({ status: 200, connection: 'keep-alive' });
    const closed = app.close();
    expect(await get('/healthz')).toEqual({ status: 200, connection: 'close', again: true });
    // A new connection is still taken for a moment: proxies learn here that they should take none.
    expect(await get('/readyz')).toMatchObject({ status: 503, connection: 'close' });
    await closed;
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});
