import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNewestVersion, isNewer } from './newest-version.ts';

const answers = ['version 9.1.0', 'nothing here', '9.2.0'];
const server = createServer((_request, response) => response.end(answers.shift()));
let address: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

it('compares versions by their numbers', () => {
  expect(isNewer('0.10.0', '0.9.9')).toBe(true);
  expect(isNewer('0.4.0', '0.4.0')).toBe(false);
  expect(isNewer('0.3.9', '0.4.0')).toBe(false);
  expect(isNewer('soon', '0.4.0')).toBe(false);
});

it('asks nobody without an address, and else twice a day at most, and remembers what was said', async () => {
  let [now, from] = [0, undefined as string | undefined];
  const newest = createNewestVersion({
    clock: { now: () => new Date(now) },
    log: pino({ level: 'silent' }),
    address: async () => from,
  });
  expect(await newest.known()).toBeUndefined();
  expect(answers).toHaveLength(3);
  from = address;
  await expect.poll(() => newest.known()).toBe('9.1.0');
  expect(answers).toHaveLength(2);
  now = 13 * 3_600_000;
  await newest.known();
  await expect.poll(() => answers).toHaveLength(1);
  expect(await newest.known()).toBe('9.1.0');
  now = 26 * 3_600_000;
  await expect.poll(() => newest.known()).toBe('9.2.0');
});
