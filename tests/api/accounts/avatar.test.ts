import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { openPortal, type Portal } from './portal.ts';

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c2125c' } });

type Person = Awaited<ReturnType<Portal['newPerson']>>;

/** What a person does with the own picture. */
function picturesOf(portal: () => Portal, ana: () => Person) {
  async function upload(
    bytes: Buffer,
    { carpeta = `usuarios/${ana().id}/`, token = ana().token, name = 'foto.jpg' } = {},
  ) {
    const form = new FormData();
    form.set('carpeta', carpeta);
    form.set('archivo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await portal().app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { data, message, errors } = answer.json();
    return { status: answer.statusCode, url: String(data?.url), message, errors };
  }
  const update = (changes: object) =>
    portal().post('usuarios:actualizar', { id: ana().id, ...changes }, { token: ana().token });
  const list = async () =>
    (await portal().post('archivos:consultar', { carpeta: `usuarios/${ana().id}/` }, ana())).data;
  const open = (url: string) => portal().app.inject(new URL(url).pathname);
  return { upload, update, list, open };
}

describeOnBothDatabases('a person’s picture', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());

  const { upload, update, list, open } = picturesOf(
    () => portal,
    () => ana,
  );

  test('is made square, cleaned and served at an address that nobody guesses', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '20/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { status, url } = await upload(bytes);
    expect(status).toBe(200);
    expect(url).toMatch(
      new RegExp(`^https://casa\\.example/archivos/usuarios/${ana.id}/[0-9a-f]{32}\\.webp$`),
    );
    expect((await update({ avatar: url })).data).toMatchObject({ avatar: url });

    const served = await open(url);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400, immutable',
    });
    const seen = await sharp(served.rawPayload).metadata();
    expect(seen).toMatchObject({ width: 512, height: 512, format: 'webp' });
    expect(seen.exif).toBeUndefined();
    expect(served.rawPayload.toString('latin1')).not.toContain('Secret place');
  });

  test('is replaced by the next, whose file alone stays; deleting it leaves none', async () => {
    const first = await upload(await picture().png().toBuffer());
    await update({ avatar: first.url });
    const second = await upload(await picture(300, 300).png().toBuffer());
    expect((await open(first.url)).statusCode).toBe(200);
    await update({ avatar: second.url });
    expect(await list()).toEqual([{ url: second.url }]);
    expect((await open(first.url)).statusCode).toBe(404);

    const body = { carpeta: `usuarios/${ana.id}/`, url: second.url };
    expect((await portal.post('archivos:eliminar', body, { token: ana.token })).status).toBe(200);
    expect((await open(second.url)).statusCode).toBe(404);
    const own = await portal.post('usuarios:consultar', {}, { token: ana.token });
    expect(own.data).toMatchObject([{ avatar: '' }]);
  });

  onSqliteAlone(databases, () => {
    test('goes by an empty address too', async () => {
      const { url } = await upload(await picture().png().toBuffer());
      await update({ avatar: url });
      expect((await update({ avatar: '' })).data).toMatchObject({ avatar: '' });
      expect(await list()).toEqual([]);
    });
  });

  test('is nobody else’s business', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    const png = await picture().png().toBuffer();
    const { url } = await upload(png);
    await update({ avatar: url });

    expect((await upload(png, { token: eva.token })).status).toBe(403);
    expect((await upload(png, { token: '' })).status).toBe(401);
    const carpeta = `usuarios/${ana.id}/`;
    const asEva = { token: eva.token };
    expect((await portal.post('archivos:consultar', { carpeta }, asEva)).status).toBe(403);
    expect((await portal.post('archivos:eliminar', { carpeta, url }, asEva)).status).toBe(403);
    const stolen = await portal.post('usuarios:actualizar', { id: eva.id, avatar: url }, asEva);
    expect(stolen.errors).toEqual({ avatar: ['Este dato no se puede cambiar aquí'] });
    expect((await open(url)).statusCode).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('leaves nothing of what is hidden behind its pixels', async () => {
      const png = await picture().png().toBuffer();
      const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
      const { status, url } = await upload(polyglot, { name: 'foto.php' });
      expect(status).toBe(200);
      const served = await open(url);
      expect(served.headers['content-type']).toBe('image/webp');
      const bytes = served.rawPayload.toString('latin1');
      expect(bytes).not.toContain('<script');
      expect(bytes).not.toContain('PK\x03\x04');
    });
  });
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

describeOnSqlite('what is no picture of a person', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeAll(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterAll(() => portal.close());
  const { upload, update, list } = picturesOf(
    () => portal,
    () => ana,
  );

  test.each([
    'https://evil.example/x.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '/archivos/usuarios/../../secret-key',
  ])('is never an address from elsewhere: %s', async (avatar) => {
    expect((await update({ avatar })).status).toBe(422);
  });

  test.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['an SVG', 415, () => svg],
    ['HTML', 415, () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF', 415, () => picture().gif().toBuffer()],
    ['a WebP', 415, () => picture().webp().toBuffer()],
    ['nothing', 422, () => Buffer.alloc(0)],
    ['half a picture', 422, async () => (await picture().jpeg().toBuffer()).subarray(0, 500)],
    ['a picture of 50,000 by 50,000 pixels', 422, () => hugePng(50_000, 50_000)],
    ['more than 40 MB', 413, () => Buffer.alloc(41 * 1024 * 1024)],
  ])('cannot be %s', async (_what, status, bytes) => {
    const answer = await upload(await bytes());
    expect(answer.status).toBe(status);
    expect(await list()).toEqual([]);
  });

  test.each(['usuarios/../', 'usuarios//', 'secretos/x/', 'usuarios/a/b/', '../usuarios/a/'])(
    'goes into no folder %s',
    async (carpeta) => {
      const answer = await upload(await picture().png().toBuffer(), { carpeta });
      expect(answer.status).toBe(422);
    },
  );

  test('comes as multipart/form-data with both fields', async () => {
    const json = await portal.post('archivos:subir', { carpeta: 'x' }, { token: ana.token });
    expect(json.status).toBe(415);
    const form = new FormData();
    form.set('carpeta', `usuarios/${ana.id}/`);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${ana.token}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['archivo']);
  });
});

/** A PNG that says in its first bytes how many pixels it unpacks to, and holds none. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = Buffer.from([0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
