import path from 'node:path';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';

/**
 * The yardstick: the same rows by hand-written SQL in a bare Fastify, without validation, translation, access
 * rules or headers. Takes the same request bodies.
 */
const [dataDir, today] = process.argv.slice(2);
if (!dataDir || !today) throw new Error('usage: bare-fastify DATA_DIR TODAY');
const database = new Sqlite(path.join(dataDir, 'casa-animal.sqlite'), { readonly: true });

const visible = `deleted = 0 and media_count > 0 and expires_on >= ?`;
const newest = `order by created_at desc, id desc limit 15 offset ?`;
const media = database.prepare(
  'select asset_id, kind, width, height from pet_media join media_assets on media_assets.id = asset_id where pet_id = ? order by position',
);
const statements = {
  list: `status = ? and species = ? and ${visible}`,
  city: `status = ? and city_search like '%' || ? || '%' and ${visible}`,
};
const prepared = Object.fromEntries(
  Object.entries(statements).map(([name, where]) => [
    name,
    {
      rows: database.prepare(`select * from pets where ${where} ${newest}`),
      count: database.prepare(`select count(*) as total from pets where ${where}`).pluck(),
    },
  ]),
);
const one = database.prepare(`select * from pets where id = ? and ${visible}`);

const app = Fastify();
interface Body {
  filter: { where: { value: string }[] };
  page?: number;
}
const withMedia = (rows: unknown[]) =>
  rows.map((row) => ({ ...(row as object), media: media.all((row as { id: string }).id) }));

for (const [name, { rows, count }] of Object.entries(prepared)) {
  app.post<{ Body: Body }>(`/${name}`, async ({ body }) => {
    const [status, second] = body.filter.where.map(({ value }) => value);
    const translated = [translate(status), translate(second)];
    const offset = ((body.page ?? 1) - 1) * 15;
    return {
      data: withMedia(rows.all(...translated, today, offset)),
      total: count.get(...translated, today),
    };
  });
}
app.post<{ Body: Body }>('/pet', async ({ body }) => ({
  data: withMedia([one.get(body.filter.where[0]?.value, today)]),
}));

function translate(word: string | undefined): string {
  const words: Record<string, string> = { adopcion: 'adoption', gato: 'cat', perro: 'dog' };
  return words[word ?? ''] ?? word ?? '';
}

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
