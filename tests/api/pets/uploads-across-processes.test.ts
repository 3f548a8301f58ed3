import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import { enlarged, makeVideo } from '#tests/fakes/videos.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from './add-pets.ts';

const megabyte = 1024 * 1024;
const base64 = (text: string) => Buffer.from(text).toString('base64');

describeOnBothDatabases('an upload that reaches several processes', (databases) => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let portal: Portal;
  let other: { app: Portal['app']; close(): Promise<void> };
  let token: string;
  let pet: string;
  let file: Buffer;

  beforeAll(async () => {
    s3 = await startS3Server();
    portal = await openPortal(databases, { SECRET_KEY: 'one of both '.repeat(4), ...s3.env });
    const { dataDir } = await databases.newConfig();
    const context = await createTestContext(
      { ...portal.config, dataDir },
      { clock: { now: portal.now } },
    );
    const app = await buildApp(context);
    other = {
      app,
      async close() {
        await app.close();
        await context.close();
      },
    };
    const video = await makeVideo('film.mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']);
    file = enlarged(video, Math.floor(2.5 * megabyte), 3);
    const owner = await portal.newPerson();
    token = owner.token;
    pet = await addPet(portal.context.database, { owner_id: owner.id, pictures: [] });
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
    await s3.stop();
  });
  let path: string;
  beforeEach(async () => {
    const told = { carpeta: `mascotas/${pet}/`, filename: 'canela.mp4' };
    const metadata = Object.entries(told).map(([name, value]) => `${name} ${base64(value)}`);
    const { headers } = await call(portal.app, 'POST', '/api/archivos:reanudar', {
      'upload-length': String(file.length),
      'upload-metadata': metadata.join(','),
    });
    path = String(headers.location);
  });

  const call = (
    app: Portal['app'],
    method: 'POST' | 'PATCH' | 'HEAD',
    url: string,
    headers: Record<string, string> = {},
    payload?: Buffer,
  ) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(payload && { payload }),
    });
  const send = (app: Portal['app'], from: number, until = file.length) =>
    call(
      app,
      'PATCH',
      path,
      { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      file.subarray(from, until),
    );
  const offsetAt = async (app: Portal['app']) =>
    Number((await call(app, 'HEAD', path)).headers['upload-offset']);
  const pieces = () => portal.context.files.list('uploads/');

  it('goes on at another process, byte for byte, and is taken in once', async () => {
    const cuts = [0, 10, megabyte + 5, 2 * megabyte + 1, file.length];
    const servers = [portal.app, other.app];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const server = servers[index % 2] ?? portal.app;
      expect(await offsetAt(server)).toBe(from);
      await send(server, from, cuts[index + 1]);
    }
    const [atOnce, later] = [
      await call(portal.app, 'HEAD', path),
      await call(other.app, 'HEAD', path),
    ];
    expect(atOnce.headers['content-location']).toBe(later.headers['content-location']);
    // Videos are kept under a hash of their content: the same bytes in one go are the same video.
    expect(atOnce.headers['content-location']).toMatch(/\/media\/[0-9a-f]{32}\//);
    expect(await pieces()).toEqual([]);
  });

  it('takes the bytes of one of those that send at the same time', async () => {
    await send(portal.app, 0, 100);
    const both = await Promise.all([send(portal.app, 100, 900), send(other.app, 100, 900)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await offsetAt(other.app)).toBe(900);
    expect(await pieces()).toHaveLength(1);
    expect((await send(other.app, 900)).statusCode).toBe(200);
  });

  it('is answered alike by all whom the last bytes reach at the same time', async () => {
    const sending = send(portal.app, 0);
    let asked = await call(other.app, 'HEAD', path);
    while (asked.statusCode === 200 && asked.headers['upload-offset'] !== String(file.length)) {
      asked = await call(other.app, 'HEAD', path);
    }
    const { data } = (await sending).json();
    expect(asked.headers['content-location']).toBe(data.url);
  });
});
