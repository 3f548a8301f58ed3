import { readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type WithMailServer, withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

const token = 'a-token-for-prometheus';
const METRICS_TOKEN = token;

describeOnSqlite('metrics', (databases) => {
  let portal: WithMailServer<Portal>;
  afterEach(() => portal.close());

  const scrape = (authorization?: string) =>
    portal.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  const metrics = async () => (await scrape(`Bearer ${token}`)).body;
  /** The value of the one line that begins so. */
  const figureOf = (text: string, start: string) => {
    const lines = text.split('\n').filter((line) => line.startsWith(start));
    expect(lines).toHaveLength(1);
    return Number(lines[0]?.split(' ').at(-1));
  };

  it('are not there unless a token is set', async () => {
    portal = await withMailServer((env) => openPortal(databases, env));
    expect(await scrape(`Bearer ${token}`)).toMatchObject({ statusCode: 404, body: '' });
  });

  it('are for whoever brings the token', async () => {
    portal = await withMailServer((env) => openPortal(databases, { METRICS_TOKEN, ...env }));
    const wrong = [
      undefined,
      'Bearer',
      `Bearer ${token}x`,
      `Basic ${token}`,
      `Bearer ${'x'.repeat(5_000)}`,
    ];
    for (const authorization of wrong) {
      const answer = await scrape(authorization);
      expect(answer).toMatchObject({ statusCode: 401, body: '' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    const answer = await scrape(`Bearer ${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('count requests by pattern and action, and never by address', async () => {
    portal = await withMailServer((env) => openPortal(databases, { METRICS_TOKEN, ...env }));
    await portal.post('catalogos:consultar', { schema: 'mascotas' });
    await portal.post('catalogos:consultar', { schema: 'mascotas', limit: 'many' });
    await portal.app.inject({ url: '/archivos/cfdi/secret-id/secret-file' });
    await portal.app.inject({ url: '/nowhere/secret-thing?token=secret' });
    await portal.post('secreto:secreto', {});
    const text = await metrics();
    const count = 'portal_http_request_duration_seconds_count';
    const action = 'method="POST",route="/api/catalogos:consultar"';
    expect(figureOf(text, `${count}{${action},status="200"}`)).toBe(1);
    expect(figureOf(text, `${count}{${action},status="422"}`)).toBe(1);
    expect(text).toContain('route="/archivos/cfdi/:id/:file",status="404"');
    expect(text).not.toMatch(/secret/);
  });

  it('are known by the names that the board and the alert rules use', async () => {
    portal = await withMailServer((env) => openPortal(databases, { METRICS_TOKEN, ...env }));
    const known = portal.context.observability.metrics?.names() ?? [];
    for (const file of ['grafana-board.json', 'prometheus-alerts.yaml']) {
      const text = await readFile(`deploy/observability/${file}`, 'utf8');
      const used = text.match(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g) ?? [];
      const names = used.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it('tell of statements, connections, jobs, mails and the disk', async () => {
    portal = await withMailServer((env) => openPortal(databases, { METRICS_TOKEN, ...env }));
    portal.smtp.behaves = 'refuses recipient';
    await portal.post('boletin:suscribir', { correo: 'lupita@example.mx' });
    const before = await metrics();
    expect(
      figureOf(before, 'portal_database_statement_duration_seconds_count{operation="select"}'),
    ).toBeGreaterThan(0);
    expect(figureOf(before, 'portal_database_connections{state="in_use"}')).toBe(0);
    expect(figureOf(before, 'portal_database_up')).toBe(1);
    expect(figureOf(before, 'portal_disk_free_bytes')).toBeGreaterThan(0);
    expect(figureOf(before, 'portal_page_cache_requests_total{outcome="hit"}')).toBe(0);
  });
});
