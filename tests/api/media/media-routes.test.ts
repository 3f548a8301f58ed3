import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '#server/adapters/files/folder-store.ts';
import { registerMediaRoutes } from '#server/http/media-routes.ts';

const id = '0123456789abcdef0123456789abcdef';
const video = Buffer.alloc(600_000, 'clip');
const forAWhile = 'public, max-age=86400, s-maxage=60';

/** What a pet shows is asked of the database; here all is shown. */
const shownMedia = { isShown: async () => true };

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casa-animal-media-'));
  const files = await createFolderStore(folder);
  await files.put(`media/${id}/640.avif`, Buffer.from('0123456789'));
  await files.put(`media/${id}/film.mp4`, video);
  for (const ending of ['mov', 'avi', 'wmv', 'ogv']) {
    await files.put(`media/${id}/film.${ending}`, video);
  }
  app = Fastify();
  registerMediaRoutes(app, { context: { files, shownMedia } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['film.mov', 'video/quicktime'],
  ['film.avi', 'video/x-msvideo'],
  ['film.wmv', 'video/x-ms-wmv'],
  ['film.ogv', 'video/ogg'],
])('%s, which not every browser plays, can be had', async (file, type) => {
  const answer = await get(file, { range: 'bytes=0-3' });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe('clip');
  expect(answer.headers['content-type']).toBe(type);
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/media/${id}/${file}`, headers });

describe('a picture', () => {
  it('is valid for a while and says what it is', async () => {
    const answer = await get('640.avif');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '10',
      'cache-control': forAWhile,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await get('640.avif')).headers;
    const answer = await get('640.avif', { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers['cache-control']).toBe(forAWhile);
  });

  it('answers HEAD with the same facts and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: `/media/${id}/640.avif` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('10');
    expect(answer.body).toBe('');
  });

  it('that is missing is a 404 that nobody keeps', async () => {
    const answer = await get('1280.avif');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/media/..%2f..%2fsecret/640.avif',
    `/media/${id}/..%2f640.avif`,
    `/media/${id}/640.avif%00`,
    `/media/${id.toUpperCase()}/640.avif`,
    `/media/${id}/640.svg`,
    `/media/${id}/99999.avif`,
    `/media/short/640.avif`,
  ])('%s is not found', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

describe('a video', () => {
  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=599990-', 599_990, 599_999],
    ['bytes=-5', 599_995, 599_999],
    ['bytes=599998-999999999', 599_998, 599_999],
  ])('is sent in part for %s', async (range, start, end) => {
    const answer = await get('film.mp4', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/600000`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(video.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=600000-', 'bytes=-0'])('has nothing for %s', async (range) => {
    const answer = await get('film.mp4', { range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */600000');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'])(
    'is sent whole for %s',
    async (range) => {
      const answer = await get('film.mp4', { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toHaveLength(video.length);
    },
  );

  it('is sent whole when the range belongs to another version', async () => {
    const answer = await get('film.mp4', { range: 'bytes=0-3', 'if-range': '"old"' });
    expect(answer.statusCode).toBe(200);
  });
});
