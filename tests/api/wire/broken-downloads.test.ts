import { once } from 'node:events';
import { get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { createLog } from '#server/process/log.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

const video = 'a'.repeat(32);
const size = 1_000_000;

/** Every file is of the same size, and comes as `send` says. */
function filesThat(send: () => AsyncIterable<Buffer>): FileStore {
  const facts = { size, type: 'video/mp4' };
  return {
    find: async () => ({ ...facts, modifiedAt: new Date(0) }),
    open: async () => ({ ...facts, stream: Readable.from(send(), { objectMode: false }) }),
    put: async () => {},
    delete: async () => {},
    list: async () => [],
    async *keys() {},
  };
}

describeOnSqlite('a download that breaks', (databases) => {
  let portal: Portal;
  let token: string;
  let port: number;
  let lines: string[] = [];
  let send: () => AsyncIterable<Buffer>;
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    const log = createLog({ level: 'warn' }, { write: (line) => void lines.push(line) });
    portal = await openPortal(databases, {}, { log, files: filesThat(() => send()) });
    const person = await portal.newPerson({ administrator: true });
    token = person.token;
    await addPet(portal.context.database, { pictures: [video], owner_id: person.id });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => portal.close());

  async function* half() {
    yield Buffer.alloc(size / 2);
    throw new Error('the disk is gone');
  }
  // biome-ignore lint/correctness/useYield: it breaks before its first byte.
  async function* nothing(): AsyncGenerator<Buffer> {
    throw new Error('the disk is gone');
  }

  async function download(path: string, body?: object) {
    const sending = request({
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
      },
    });
    sending.end(body && JSON.stringify(body));
    const [answer] = await once(sending, 'response');
    const read = await buffer(answer).catch((error: Error) => error);
    return { status: answer.statusCode as number, headers: answer.headers, read };
  }

  const brokeOff = (route: string, method = 'POST') => ({
    msg: 'an answer broke off',
    req: { method, route },
    reqId: expect.any(String),
    err: { message: 'the disk is gone' },
  });

  it('midway is half a file to its reader, and a line of the log', async () => {
    send = half;
    const { status, read } = await download(`/media/${video}/film.mp4`);
    expect(status).toBe(200);
    expect(read).toBeInstanceOf(Error);
    expect(entries()).toMatchObject([brokeOff('/media/:id/:file', 'GET')]);
    expect(lines.join()).not.toContain(video);
  });

  it('midway in an archive is no whole archive', async () => {
    send = half;
    const { status, read } = await download('/api/usuarios:exportar_archivos', {
      contrasena: goodPassword,
    });
    expect(status).toBe(200);
    expect(read).toBeInstanceOf(Error);
    expect(entries()).toMatchObject([brokeOff('/api/usuarios:exportar_archivos')]);
    expect(lines.join()).not.toMatch(/ana/i);
  });

  it('before its first byte is an error, without what was said of the file', async () => {
    send = nothing;
    const { status, headers, read } = await download(`/media/${video}/film.mp4`);
    expect(status).toBe(500);
    expect(JSON.parse(String(read))).toMatchObject({ status: 'error' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers.etag).toBeUndefined();
    expect(entries()).toMatchObject([{ msg: 'a request failed' }]);
  });

  it('because of a row that nobody understands is an error as a whole', async () => {
    const wish = { monto: 250_00, email: 'ana@example.mx', impuestos: false, anonima: false };
    const gift = { ...wish, tipo: 'alimento', stripe_id: 'pm_card_visa' };
    const given = await portal.post('donaciones:crear_stripe_payment', gift, { token });
    expect(given.status).toBe(200);
    await portal.context.database.query
      .updateTable('donations')
      .set({ status: 'no such state' as never })
      .execute();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      lines = [];
      const { status, headers, read } = await download('/api/donaciones:exportar', {});
      // More than may run at once: the place of each is given back.
      expect(status).toBe(500);
      expect(headers['content-disposition']).toBeUndefined();
      expect(JSON.parse(String(read))).toMatchObject({ code: 'unexpected' });
      expect(entries()).toMatchObject([
        { msg: 'a call failed', req: { method: 'POST', route: '/api/donaciones:exportar' } },
      ]);
    }
  });

  it('because its reader leaves is nobody’s business', async () => {
    let left = () => {};
    const isOver = new Promise<void>((resolve) => {
      left = resolve;
    });
    send = async function* endless() {
      try {
        for (;;) yield Buffer.alloc(65_536);
      } finally {
        left();
      }
    };
    const reading = get({ port, path: `/media/${video}/film.mp4` });
    const [answer] = await once(reading, 'response');
    await once(answer, 'data');
    answer.destroy();
    await isOver;
    expect(lines).toEqual([]);
  });
});
