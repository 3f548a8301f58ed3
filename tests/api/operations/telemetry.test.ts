import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLog } from '#server/process/log.ts';
import { startOtlpCollector } from '#tests/fakes/otlp-collector.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal } from '../accounts/portal.ts';

/** A log whose lines are kept. */
function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(
        ...String(chunk)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      );
      done();
    },
  });
  return { log: createLog({ level: 'warn' }, destination), lines };
}

describeOnSqlite('telemetry', (databases) => {
  it('sends traces of requests and jobs with their statements, without values', async () => {
    const collector = await startOtlpCollector();
    const portal = await openPortal(databases, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    });
    const { token } = await portal.newPerson({ email: 'lupita@example.mx' });
    await portal.post('catalogos:consultar', { schema: 'mascotas' }, { token });
    await portal.newMails();
    await portal.close();
    await collector.stop();

    const { spans } = collector;
    const request = spans.find(({ name }) => name === 'POST /api/catalogos:consultar');
    expect(request?.attributes).toMatchObject({
      'http.route': '/api/catalogos:consultar',
      'http.response.status_code': 200,
    });
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(parts.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^select (?:.|\n)* from "pets"/),
    );
    const job = spans.find(({ name }) => name === 'job mail.send');
    const call = spans.find(({ name }) => name === 'call mail');
    expect(call?.parentSpanId).toBe(job?.spanId);
    expect(JSON.stringify(spans)).not.toMatch(/lupita|Bearer/);
  });

  it('goes on where the collector is away', async () => {
    const portal = await openPortal(databases, {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    expect(await portal.post('catalogos:consultar', { schema: 'mascotas' })).toMatchObject({
      status: 200,
    });
    await portal.close();
  });

  it('logs each request where asked to, and nobody in it', async () => {
    const { log, lines } = keptLog();
    const portal = await openPortal(databases, { ACCESS_LOG: '1' }, { log });
    const body = { schema: 'mascotas', lang: 'es' };
    const { headers } = await portal.post('catalogos:consultar', body, { from: '10.9.8.7' });
    await portal.app.inject({ url: '/boletin-informativo/confirmar/secret-token?mail=lupita' });
    await portal.close();
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests[0]).toEqual({
      ...{ level: 30, time: expect.any(Number), pid: expect.any(Number), msg: 'request' },
      ...{ hostname: expect.any(String), method: 'POST', route: '/api/catalogos:consultar' },
      ...{ status: 200, ms: expect.any(Number), bytes: expect.any(Number) },
      reqId: headers['x-request-id'],
    });
    expect(requests[1]).toMatchObject({ route: '/boletin-informativo/confirmar/:token' });
    expect(JSON.stringify(lines)).not.toMatch(/10\.9\.8\.7|secret|lupita/);
  });

  it('logs slow statements by their shape, each once a minute', async () => {
    const { log, lines } = keptLog();
    const portal = await openPortal(databases, { SLOW_QUERY_MS: '1' }, { log });
    const { query } = portal.context.database;
    // Some milliseconds of work for the database.
    const slow = () =>
      sql`with recursive c(n) as (select 1 union all select n + 1 from c where n < 100000)
        select max(n), ${'secret'} from c`.execute(query);
    await slow();
    await slow();
    await portal.close();
    const notes = lines.filter(({ msg }) => msg === 'a slow statement');
    const own = notes.filter(({ sql: text }) => String(text).includes('recursive'));
    expect(own).toMatchObject([{ ms: expect.any(Number), times: 1 }]);
    expect(JSON.stringify(notes)).not.toMatch(/secret/);
  });
});
