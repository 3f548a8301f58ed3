import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { registerCspReports, reportPath, violationsIn } from './csp-reports.ts';

const old = (report: object) => JSON.stringify({ 'csp-report': report });

test('reads reports of both kinds, and nothing of whose they are', () => {
  const said = {
    'document-uri': 'https://casa.example/recovery-change/ana@example.mx/key',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/ana@example.mx',
  };
  expect(violationsIn(old(said))).toEqual([{ directive: 'script-src-elem', blocked: 'https' }]);
  const both = [
    { type: 'csp-violation', body: { effectiveDirective: 'style-src', blockedURL: 'inline' } },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect(violationsIn(JSON.stringify(both))).toEqual([
    { directive: 'style-src', blocked: 'inline' },
  ]);
});

test.each(['', '{', 'null', '[]', '[null, 3, "x"]', '{"csp-report": 3}', '{"__proto__": {}}'])(
  'takes %j for no report',
  (body) => expect(violationsIn(body)).toEqual([]),
);

test('words that are not known are one kind', () => {
  const odd = { 'effective-directive': 'x'.repeat(999), 'blocked-uri': 'ana@example.mx' };
  expect(violationsIn(old(odd))).toEqual([{ directive: 'other', blocked: 'other' }]);
});

test('a kind is one line a minute, and bodies are bounded', async () => {
  const warn = vi.fn();
  let now = 1_000;
  const app = Fastify();
  const context = { clock: { now: () => new Date(now) }, log: { warn } } as unknown as Context;
  await app.register(registerCspReports, { context });
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: reportPath, headers: { 'content-type': type }, payload });
  const report = old({ 'violated-directive': 'img-src', 'blocked-uri': 'data' });
  for (let count = 0; count < 40; count += 1) expect((await send(report)).statusCode).toBe(204);
  expect(warn).toHaveBeenCalledTimes(1);
  now += 61_000;
  await send(report);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.lastCall?.[0]).toMatchObject({ directive: 'img-src', blocked: 'data' });
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
  expect((await send(report, 'text/html')).statusCode).toBe(415);
  await app.close();
});
