import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import { smallestPdf as pdf } from '#tests/fakes/pdf.ts';
import { openRudeConnection } from '#tests/fakes/rude-connection.ts';
import { enlarged, makeVideo } from '#tests/fakes/videos.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from './add-pets.ts';

const megabyte = 1024 * 1024;
const base64 = (text: string) => Buffer.from(text).toString('base64');

describeOnSqlite('uploads that go on after a break', (databases) => {
  let portal: Portal;
  let port: number;
  let video: Buffer;
  let pet: string;
  const people = { owner: '', stranger: '', administrator: '' };
  let ownerId: string;

  beforeAll(async () => {
    portal = await openPortal(databases);
    const owner = await portal.newPerson({ email: 'rosa@example.mx' });
    ownerId = owner.id;
    people.owner = owner.token;
    people.stranger = (await portal.newPerson({ email: 'otra@example.mx' })).token;
    const administrator = { email: 'admin@example.mx', administrator: true };
    people.administrator = (await portal.newPerson(administrator)).token;
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as { port: number }).port;
    video = await makeVideo('film.mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']);
  });
  beforeEach(async () => {
    pet = await addPet(portal.context.database, { owner_id: ownerId, pictures: [] });
    for (const name of await unfinished()) await call('DELETE', `/api/archivos:reanudar/${name}`);
  });
  afterAll(() => portal.close());

  /** Those of the owner, which have a row each; pieces without one are nobody's. */
  const unfinished = async () => {
    const rows = await portal.context.database.query
      .selectFrom('resumable_uploads')
      .select('id')
      .where('account_id', '=', ownerId)
      .execute();
    const names = rows.map(({ id }) => id.slice(ownerId.length + 1));
    const keys = await portal.context.files.list(`uploads/${ownerId}/`);
    for (const key of keys) expect(names).toContain(key.split('/').at(-2));
    return names;
  };
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;

  async function call(
    method: string,
    path: string,
    {
      token = people.owner,
      headers = {},
      body,
    }: { token?: string; headers?: object; body?: Buffer } = {},
  ) {
    const answer = await fetch(url(path), {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && new Uint8Array(body),
    });
    const text = await answer.text();
    const { message, errors, data } = text ? JSON.parse(text) : {};
    return { status: answer.status, headers: answer.headers, message, errors, data };
  }

  interface Begin {
    token?: string;
    carpeta?: string;
    filename?: string;
    lang?: string;
    size?: number;
  }
  function begin({ token, size = video.length, ...told }: Begin = {}) {
    const fields = { carpeta: `mascotas/${pet}/`, filename: 'canela.mp4', ...told };
    const metadata = Object.entries(fields).map(([name, value]) => `${name} ${base64(value)}`);
    const headers = { 'upload-length': String(size), 'upload-metadata': metadata.join(',') };
    return call('POST', '/api/archivos:reanudar', { token, headers });
  }
  async function beginAt(told: Begin = {}): Promise<string> {
    const { status, headers } = await begin(told);
    expect(status).toBe(201);
    return String(headers.get('location'));
  }
  const send = (path: string, body: Buffer, offset = 0, token?: string) =>
    call('PATCH', path, {
      token,
      body,
      headers: {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    });
  const ask = (path: string, token?: string) => call('HEAD', path, { token });
  const pictures = async () =>
    (
      await portal.post(
        'archivos:consultar',
        { carpeta: `mascotas/${pet}/` },
        { token: people.owner },
      )
    ).data as unknown as { url: string }[];

  /** As the browser does it; resolves with the body of the last answer. */
  function upload(bytes: Buffer, options: Partial<ConstructorParameters<typeof Upload>[1]>) {
    const offsets: number[] = [];
    let creations = 0;
    const done = new Promise<string>((resolve, reject) => {
      const sending = new Upload(bytes, {
        endpoint: url('/api/archivos:reanudar'),
        headers: { authorization: `Bearer ${people.owner}` },
        metadata: { carpeta: `mascotas/${pet}/`, filename: 'canela.mp4' },
        retryDelays: Array.from({ length: 20 }, () => 0),
        onBeforeRequest(request) {
          if (request.getMethod() === 'POST') creations += 1;
          const offset = request.getHeader('Upload-Offset');
          if (offset !== undefined) offsets.push(Number(offset));
        },
        onError: reject,
        onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
        ...options,
      });
      sending.start();
    });
    return { done, offsets, creations: () => creations };
  }

  it('a video of 30 MB goes on where it stopped when the connection dies at every megabyte', async () => {
    const megabytes = 30;
    const bytes = enlarged(video, megabytes * megabyte, megabytes);
    const rude = await openRudeConnection(port, megabyte);
    const sending = upload(bytes, {
      endpoint: `http://127.0.0.1:${rude.port}/api/archivos:reanudar`,
    });
    const { data } = JSON.parse(await sending.done);
    await rude.close();
    expect(rude.cuts()).toBeGreaterThanOrEqual(megabytes - 1);
    expect(sending.creations()).toBe(1);
    expect(sending.offsets).toEqual(sending.offsets.toSorted((a, b) => a - b));
    expect(sending.offsets.at(-1)).toBeGreaterThan((megabytes - 1.5) * megabyte);
    expect(await pictures()).toEqual([{ url: data.url }]);
    expect(data.url).toMatch(/^https:\/\/casa\.example\/media\/[0-9a-f]{32}\/film\.mp4$/);
    expect(await unfinished()).toEqual([]);
  });

  it('a video that is put aside after every megabyte goes on by its address', async () => {
    const bytes = enlarged(video, 6 * megabyte, 1);
    const path = await beginAt({ size: bytes.length });
    for (let sent = 0; sent < bytes.length; sent += megabyte) {
      expect((await ask(path)).headers.get('upload-offset')).toBe(String(sent));
      const answer = await send(path, bytes.subarray(sent, sent + megabyte), sent);
      const isLast = sent + megabyte >= bytes.length;
      expect(answer.status).toBe(isLast ? 200 : 204);
      if (isLast) expect(await pictures()).toEqual([answer.data]);
    }
    expect(await pictures()).toHaveLength(1);
  });

  it('who lost the last answer is told that nothing is missing, and may send all of it again', async () => {
    const path = await beginAt();
    const first = await send(path, video);
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('upload-offset')).toBe(String(video.length));
    expect(headers.get('upload-length')).toBe(String(video.length));
    expect(headers.get('content-location')).toBe(first.data.url);
    expect((await send(path, video)).status).toBe(404);
    expect((await send(await beginAt(), video)).data).toEqual(first.data);
    expect(await pictures()).toEqual([first.data]);
  });

  it('who asks while the portal still works on the video waits for what becomes of it', async () => {
    const bytes = enlarged(video, 200_000, 7);
    const path = await beginAt({ size: bytes.length });
    const sending = send(path, bytes);
    let answer = await ask(path);
    while (answer.headers.get('upload-offset') !== String(bytes.length)) answer = await ask(path);
    expect(await pictures()).toHaveLength(1);
    expect((await sending).status).toBe(200);
  });

  it('what was complete when the portal could not work on it is not sent again', async () => {
    const path = await beginAt();
    const away = vi.spyOn(portal.context.incoming, 'withWhole');
    away.mockRejectedValueOnce(new Unavailable('filesUnavailable'));
    expect((await send(path, video)).status).toBe(503);
    away.mockRestore();
    const { status, headers } = await ask(path);
    expect([status, headers.get('upload-offset')]).toEqual([200, String(video.length)]);
    expect(await pictures()).toEqual([{ url: headers.get('content-location') }]);
    expect(await unfinished()).toEqual([]);
  });

  it('a rejection is the wire’s, in the language that was asked for, and leaves nothing', async () => {
    const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 7)]);
    const path = await beginAt({ filename: 'foto.jpg', lang: 'en', size: exe.length });
    const answer = await send(path, exe);
    expect(answer).toMatchObject({
      status: 415,
      message: expect.stringMatching(/^File type not permitted/),
      errors: { archivo: [expect.stringMatching(/^File type not permitted/)] },
    });
    expect((await ask(path)).status).toBe(404);
    expect(await unfinished()).toEqual([]);
    expect(await pictures()).toEqual([]);
  });

  it('a certificate arrives in the same way', async () => {
    const told = { carpeta: `cedula/${pet}/`, filename: 'Cédula.pdf', size: pdf.length };
    const { status, data } = await send(await beginAt(told), pdf);
    expect(status).toBe(200);
    expect(data.url).toMatch(/^https:\/\/casa\.example\/archivos\/cedula\//);
  });

  it('a small file may come with its announcement', async () => {
    const photo = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer();
    const body = await upload(photo, {
      metadata: { carpeta: `mascotas/${pet}/`, filename: 'foto.jpg' },
      uploadDataDuringCreation: true,
    }).done;
    expect(await pictures()).toEqual([JSON.parse(body).data]);
  });

  describe('what is refused before a byte is sent', () => {
    it.each([
      ['a visitor', { token: '' }, 401, 'Token de autorizacion no encontrado.'],
      ['a token of nobody', { token: 'x.y.z' }, 401, 'Token invalido.'],
      ['more than 40 MB', { size: 40 * megabyte + 1 }, 413, 'El archivo pesa más de 40 MB'],
      ['no folder', { carpeta: '' }, 422, 'Los datos dados no eran válidos.'],
      ['an unknown folder', { carpeta: 'gatos/1/' }, 422, 'Los datos dados no eran válidos.'],
      ['an unknown language', { lang: 'fr' }, 422, 'Los datos dados no eran válidos.'],
      [
        'a pet that is not there',
        { carpeta: 'mascotas/0190c0de-0000-7000-8000-000000000000/' },
        404,
        'No hay resultados de consulta [Mascota].',
      ],
      ['the name of a program', { filename: 'gato.exe', lang: 'es' }, 415, /^Archivo no admitido/],
      ['the name of a program', { filename: 'gato.exe', lang: 'en' }, 415, /^File type not/],
      ['HEIC', { filename: 'IMG_1.HEIC', lang: 'en' }, 415, /^We cannot open this HEIC photo/],
    ] as const)('%s %j', async (_, told, status, message) => {
      const answer = await begin(told);
      expect([answer.status, answer.message]).toEqual([
        status,
        typeof message === 'string' ? message : expect.stringMatching(message),
      ]);
      expect(await unfinished()).toEqual([]);
    });

    it.each(['mascotas', 'cedula', 'contrato'])('a stranger’s file for %s', async (folder) => {
      const told = { carpeta: `${folder}/${pet}/`, filename: 'papel.pdf' };
      expect((await begin({ ...told, token: people.stranger })).status).toBe(403);
      const named = folder === 'mascotas' ? { ...told, filename: 'foto.webp' } : told;
      expect((await begin({ ...named, token: people.administrator })).status).toBe(201);
    });

    it.each(['upload-defer-length', 'upload-concat'])('what %s asks for', async (header) => {
      const metadata = `carpeta ${base64(`mascotas/${pet}/`)},filename ${base64('canela.mp4')}`;
      const { status, message } = await call('POST', '/api/archivos:reanudar', {
        headers: {
          [header]: header === 'upload-concat' ? 'partial' : '1',
          'upload-metadata': metadata,
        },
      });
      expect([status, message]).toEqual([400, 'La solicitud no se entiende.']);
      expect(await unfinished()).toEqual([]);
    });

    it('a fourth file', async () => {
      await addPet(portal.context.database, { owner_id: ownerId });
      const full = await addPet(portal.context.database, {
        owner_id: ownerId,
        pictures: ['image', 'image', 'image'],
      });
      expect(await begin({ carpeta: `mascotas/${full}/` })).toMatchObject({
        status: 422,
        errors: { archivo: ['Puedes subir hasta 3 archivos'] },
      });
    });

    it('the twenty-first unfinished file of an account', async () => {
      const answers = await Promise.all(Array.from({ length: 22 }, () => begin()));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array.from({ length: 20 }, () => 201),
        ...[429, 429],
      ]);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.message).toMatch(/^Tienes demasiados archivos a medio subir/);
      expect(refused?.headers.get('retry-after')).toBe('3600');
    });

    it('more than ten of the largest files of an account', async () => {
      const size = 40 * megabyte;
      for (let file = 0; file < 10; file += 1) await beginAt({ size });
      const refused = await begin({ size: 1, lang: 'en' });
      expect([refused.status, refused.message]).toEqual([
        429,
        expect.stringMatching(/^Too many of your files/),
      ]);
    });
  });

  describe('the query of an address', () => {
    const nobodys = `/api/archivos:reanudar/${'0'.repeat(32)}`;
    const nameIn = (path: string) => String(path.split('/').at(-1));

    it('names no other account’s upload', async () => {
      const bytes = enlarged(video, 5 * megabyte);
      const path = await beginAt({ size: bytes.length });
      const hidden = `..%2f${ownerId}%2f${nameIn(path)}`;
      for (const address of [
        `${nobodys}?x=/${hidden}`,
        `${nobodys}?x=/../${ownerId}/${nameIn(path)}`,
        `/api/archivos:reanudar/${hidden}`,
      ]) {
        const token = people.stranger;
        expect((await ask(address, token)).status).toBe(404);
        expect((await send(address, bytes, 0, token)).status).toBe(404);
        expect((await call('DELETE', address, { token })).status).toBe(404);
      }
      expect((await ask(path)).headers.get('upload-offset')).toBe('0');
    });

    it('deletes nothing, so that the upload goes on being counted', async () => {
      const paths = await Promise.all(Array.from({ length: 20 }, () => beginAt()));
      for (const path of paths) {
        const address = `${nobodys}?x=/${nameIn(path)}`;
        expect((await call('DELETE', address)).status).toBe(404);
      }
      expect(await unfinished()).toHaveLength(20);
      expect((await begin()).status).toBe(429);
    });

    it('changes nothing about the upload that the path names', async () => {
      const [path, other] = [await beginAt(), await beginAt()];
      expect((await call('DELETE', `${path}?x=/${nameIn(other)}`)).status).toBe(204);
      expect(await unfinished()).toEqual([nameIn(other)]);
    });
  });

  it('belongs to the account that began it', async () => {
    const bytes = enlarged(video, 5 * megabyte);
    const path = await beginAt({ size: bytes.length });
    for (const token of [people.stranger, people.administrator]) {
      expect((await ask(path, token)).status).toBe(404);
      expect((await send(path, bytes, 0, token)).status).toBe(404);
      expect((await call('DELETE', path, { token })).status).toBe(404);
    }
    expect((await ask(path, '')).status).toBe(401);
    expect((await send(path, bytes, 0, '')).status).toBe(401);
    expect((await send(path, bytes, 9)).status).toBe(409);
    expect((await ask(path)).headers.get('upload-offset')).toBe('0');
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await unfinished()).toEqual([]);
  });

  it('goes on with a new session when the old one has expired', async () => {
    const path = await beginAt();
    await send(path, video.subarray(0, 1_000));
    portal.pass(3_700_000);
    expect(await send(path, video.subarray(1_000), 1_000)).toMatchObject({
      status: 401,
      message: 'Token expirado.',
    });
    people.owner = (await portal.signIn('rosa@example.mx')).token;
    people.stranger = (await portal.signIn('otra@example.mx')).token;
    people.administrator = (await portal.signIn('admin@example.mx')).token;
    expect((await ask(path)).headers.get('upload-offset')).toBe('1000');
    expect((await send(path, video.subarray(1_000), 1_000)).status).toBe(200);
    expect(await pictures()).toHaveLength(1);
  });

  it('names no host, keeps other sites out and carries the headers of every answer', async () => {
    const { headers } = await begin();
    expect(headers.get('location')).toMatch(/^\/api\/archivos:reanudar\/[0-9a-f]{32}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['..%2f..%2fsecret-key', 'A'.repeat(32), `${'a'.repeat(32)}.json`, 'x'])(
    '%s is no upload',
    async (name) => {
      expect((await ask(`/api/archivos:reanudar/${name}`)).status).toBe(404);
    },
  );

  it('on a full disk says so, and keeps nothing', async () => {
    const bytes = enlarged(video, 5 * megabyte);
    const path = await beginAt({ size: bytes.length });
    const put = vi.spyOn(portal.context.files, 'put').mockRejectedValue(noRoom(undefined));
    expect(await send(path, bytes)).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^No queda espacio/),
    });
    put.mockRestore();
    expect(await unfinished()).toEqual([]);
    expect(await pictures()).toEqual([]);
  });

  it('what nobody has gone on with for a day is deleted, or for ten minutes if it is empty', async () => {
    const ages = { old: 25 * 60, young: 23 * 60, empty: 11, new: 9 };
    const paths = new Map<string, string>();
    portal.pass(10 * 60_000);
    for (const [age, minutes] of Object.entries(ages)) {
      const path = await beginAt();
      paths.set(age, path);
      if (minutes > 60) await send(path, video.subarray(0, 500));
      const written_at = new Date(portal.now().getTime() - minutes * 60_000).toISOString();
      await portal.context.database.query
        .updateTable('resumable_uploads')
        .set({ written_at })
        .where('id', '=', `${ownerId}/${path.split('/').at(-1)}`)
        .execute();
    }
    await portal.context.files.put(`uploads/${ownerId}/${'f'.repeat(32)}/left.part`, video);
    await portal.context.jobs.runDue();
    const left = new Map<string, string | null>();
    for (const [age, path] of paths) left.set(age, (await ask(path)).headers.get('upload-offset'));
    expect(Object.fromEntries(left)).toEqual({ old: null, young: '500', empty: null, new: '0' });
    expect(await unfinished()).toHaveLength(2);
  });
});
