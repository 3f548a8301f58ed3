import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';

const admin = 'administrator:ines';
/** Some portions, the last one not full. */
const readers = 1_103;

describeOnBothDatabases('boletines:exportar', (databases) => {
  let wire: Wire;

  beforeAll(async () => {
    wire = await openWire(databases);
    const { query } = wire.context.database;
    const rows = Array.from({ length: readers }, (_, index) => {
      const name = index === 0 ? '=HYPERLINK("https://evil.example")' : `Rosa ${index}`;
      const email = `Rosa${index}@example.org`;
      return {
        id: `s-${(index * 7919) % readers}`,
        created_at: '2026-11-02T03:00:00.000Z',
        updated_at: '2026-11-02T03:00:00.000Z',
        requested_at: '2026-11-02T03:00:00.000Z',
        series: '',
        folio: readers - index,
        status: index % 3 === 0 ? 'cancelled' : 'active',
        name,
        name_search: name.toLowerCase(),
        phone: '9841234567',
        email,
        email_normalized: email.toLowerCase(),
        language: index % 2 === 0 ? 'es' : 'en',
      };
    });
    for (let start = 0; start < readers; start += 200) {
      await query
        .insertInto('newsletter_subscriptions')
        .values(rows.slice(start, start + 200) as never)
        .execute();
    }
  });
  afterAll(() => wire.close());

  const exported = (body: object, token?: string) =>
    wire.app.inject({
      method: 'POST',
      url: '/api/boletines:exportar',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
  const rowsOf = (csv: string): string[][] => parse(csv, { bom: true });
  const where = (field: string, operator: string, value: unknown) => ({
    filter: { where: [{ field, operator, value }] },
  });
  const events = () =>
    wire.context.database.query
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'newsletter.exported')
      .execute();

  it.each([
    [undefined, 401],
    ['member:rosa', 403],
    ['coordinator:rosa', 403],
    ['treasurer:rosa', 403],
  ])('%s gets %i and no file', async (token, status) => {
    const answer = await exported({}, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { status: 'error' }]);
    expect(await events()).toEqual([]);
  });

  it('an editor gets everybody once, by folio, in a file that spreadsheets read, without formulas', async () => {
    const answer = await exported({}, 'editor:eva');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /filename="boletin-\d{4}-\d\d-\d\d\.csv"/,
    );
    const [head, ...rows] = rowsOf(answer.body);
    expect(head).toEqual(['Folio', 'Nombre', 'Teléfono', 'Correo', 'Idioma', 'Estado', 'Desde']);
    expect(rows.map(([folio]) => Number(folio))).toEqual(
      Array.from({ length: readers }, (_, index) => index + 1),
    );
    expect(rows.at(-1)).toEqual([
      String(readers),
      '\'=HYPERLINK("https://evil.example")',
      '9841234567',
      'Rosa0@example.org',
      'Español',
      'Cancelado',
      '2026-11-01',
    ]);
  });

  it('holds what a filter finds, in the words of who asks, and the log says by which field', async () => {
    const answer = await exported({ ...where('estado', '=', 'vigente'), lang: 'en' }, admin);
    expect(answer.headers['content-disposition']).toContain('newsletter-');
    const [, ...rows] = rowsOf(answer.body);
    expect(new Set(rows.map((row) => row[5]))).toEqual(new Set(['Active']));
    expect(rows).toHaveLength(readers - Math.ceil(readers / 3));
    const event = (await events()).find(({ actor_id }) => actor_id === 'ines');
    expect(JSON.parse(event?.details_json ?? '')).toEqual({ filteredBy: ['status'] });
  });

  it('is an empty table where nothing is found', async () => {
    const answer = await exported(where('payload.email', '=', 'nadie@example.org'), admin);
    expect(rowsOf(answer.body)).toHaveLength(1);
  });

  it.each([
    [where('payload.inventado', '=', 1), 'filter.where.0.field'],
    [where('folio', 'contains', '1'), 'filter.where.0.operator'],
    [{ order: [{ field: 'folio' }] }, 'order'],
  ])('%j is refused', async (body, place) => {
    const answer = await exported(body, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty([place]);
  });

  it('too many in a row are slowed down', async () => {
    const none = where('payload.email', '=', 'nadie@example.org');
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      statuses.push((await exported(none, 'administrator:otto')).statusCode);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});
