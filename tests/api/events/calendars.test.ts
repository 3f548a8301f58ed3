import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { createEvent } from './wire-events.ts';

describeOnBothDatabases('the calendar of adoption events', (databases) => {
  let wire: Wire;
  let app: FastifyInstance;
  beforeAll(async () => {
    wire = await openWire(databases);
    app = await buildApp(wire.context);
  });
  afterAll(async () => {
    await app.close();
    await wire.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('is written once for all who ask at the same time, and again after a change', async () => {
    await createEvent(wire, { descripcion: 'Ven a conocer a Canela' });
    const read = vi.spyOn(wire.context.adoptionEvents, 'forCalendar');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/feeds/es.ics')));
    expect(read).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);

    await createEvent(wire, { descripcion: 'Ven a conocer a Nube' });
    const { body, headers } = await get('/feeds/es.ics');
    expect(read).toHaveBeenCalledTimes(2);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toContain('Canela');
    expect(body).toContain('Nube');
    expect((await get('/feeds/es.ics', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      304,
    );
    read.mockRestore();
  });

  it('is one calendar, whose events are the same as each by itself', async () => {
    const id = await createEvent(wire, { descripcion: 'x'.repeat(2_000) });
    const all = (await get('/feeds/en.ics')).body;
    expect(all).toMatch(/^BEGIN:VCALENDAR\r\n(?:(?!BEGIN:VCALENDAR).*\r\n)*END:VCALENDAR\r\n$/);
    expect(all.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(all.match(/END:VEVENT/g)).toHaveLength(all.match(/BEGIN:VEVENT/g)?.length ?? 0);
    const one = (await get(`/feeds/en/${id}.ics`)).body;
    const entry = /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/.exec(one)?.[0] ?? '';
    expect(entry).toContain(id);
    expect(all).toContain(entry);
  });
});
