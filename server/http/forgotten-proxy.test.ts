import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { noteForgottenProxy } from './forgotten-proxy.ts';

function portal(trustProxy: number) {
  const warnings: unknown[] = [];
  const app = Fastify();
  const log = { warn: (words: unknown) => void warnings.push(words) };
  noteForgottenProxy(app, { config: { trustProxy }, log } as never);
  app.get('/', async () => 'ok');
  const get = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/', remoteAddress, headers });
  return { warnings, get };
}
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

it('a proxy on this machine that nobody told the portal of is logged once', async () => {
  const { warnings, get } = portal(0);
  await get('127.0.0.1');
  await get('203.0.113.8', forwarded);
  expect(warnings).toEqual([]);
  await get('127.0.0.1', forwarded);
  await get('::1', forwarded);
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
});

it('a proxy that the portal knows of is not logged', async () => {
  const { warnings, get } = portal(1);
  await get('127.0.0.1', forwarded);
  expect(warnings).toEqual([]);
});
