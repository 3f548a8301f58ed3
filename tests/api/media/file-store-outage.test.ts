import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { createLog } from '#server/process/log.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addContract, addPet } from '../pets/add-pets.ts';
import { halves } from './media-store.ts';

const { es, en } = errorMessages.filesUnavailable;
const portrait = 'a'.repeat(32);
const video = 'b'.repeat(32);

describeOnSqlite('while the bucket is away', (databases) => {
  let portal: Portal;
  let token: string;
  let [pet, contract, avatar] = ['', '', ''];
  const lines: string[] = [];
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    const s3 = await startS3Server();
    const log = createLog({ level: 'warn' }, { write: (line) => void lines.push(line) });
    portal = await openPortal(databases, s3.env, { log });
    const { context } = portal;
    const person = await portal.newPerson({ administrator: true });
    token = person.token;
    pet = await addPet(context.database, { pictures: [portrait, video], owner_id: person.id });
    await context.files.put(`media/${portrait}/320.webp`, Buffer.alloc(9_000));
    await context.files.put(`media/${video}/film.mp4`, Buffer.alloc(300_000));
    await addContract(context, pet);
    contract = (await context.files.list(`contrato/${pet}/`))[0] ?? '';
    avatar = `usuarios/${person.id}/${'c'.repeat(32)}.webp`;
    await context.files.put(avatar, Buffer.alloc(99));
    expect((await portal.app.inject(`/media/${video}/film.mp4`)).statusCode).toBe(200);
    await s3.close();
    lines.length = 0;
  });
  afterAll(() => portal.close());

  const away = { 'retry-after': '10', 'cache-control': 'no-store' };

  it.each([
    ['a picture', () => `/media/${portrait}/320.webp`],
    ['a video', () => `/media/${video}/film.mp4`],
    ['a picture of a person', () => `/archivos/${avatar}`],
    ['a paper', () => `/archivos/${contract}`],
  ])('%s is 503 with when to come back', async (_what, url) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      range: 'bytes=0-',
    };
    const answer = await portal.app.inject({ url: url(), headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject(away);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.json()).toEqual({ status: 'error', code: 'unavailable', message: en });
    const page = await portal.app.inject({
      url: url(),
      headers: { ...headers, accept: 'text/html' },
    });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('<h1>We will be right back</h1>');
    expect(page.body).toContain('Volvemos en un momento');
  });

  it('a call that needs a file is 503, and one that needs none is answered', async () => {
    const form = new FormData();
    form.set('carpeta', `mascotas/${pet}/`);
    form.set(
      'archivo',
      new File([new Uint8Array(await halves(60, 40).jpeg().toBuffer())], 'a.jpg'),
    );
    const body = new Response(form);
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': String(body.headers.get('content-type')),
      },
      payload: await buffer(body.body as never),
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject(away);
    expect(answer.json()).toEqual({ status: 'error', code: 'unavailable', message: es });
    const query = { schema: 'mascotas', filter: {} };
    expect((await portal.post('catalogos:consultar', query)).status).toBe(200);
  });

  it('the log has a line a minute, whoever asked, and all of it JSON', async () => {
    for (let request = 0; request < 20; request += 1) {
      await portal.app.inject(`/media/${video}/film.mp4`);
    }
    expect(entries()).toMatchObject([{ msg: 'the file store does not answer', failures: 1 }]);
    portal.pass(60_000);
    await portal.app.inject(`/media/${video}/film.mp4`);
    expect(entries()).toHaveLength(2);
    expect(entries().at(-1)?.failures).toBeGreaterThan(20);
  });
});
