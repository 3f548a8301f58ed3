import { randomBytes } from 'node:crypto';
import files, { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { usualS3Limits } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

interface Running {
  store: FileStore;
  stop(): Promise<void>;
}

async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'casa-animal-files-'));
}

async function runFolder(): Promise<Running> {
  const folder = await temporaryFolder();
  const store = await createFolderStore(join(folder, 'files'));
  return { store, stop: () => rm(folder, { recursive: true }) };
}

async function runS3(): Promise<Running> {
  const server = await startS3Server();
  return { store: createS3Store(server.settings), stop: server.stop };
}

const stores = [
  ['a folder', runFolder],
  ['an S3 bucket', runS3],
] as const;

describe.each(stores)('files in %s', (_name, run) => {
  let running: Running;
  let store: FileStore;
  let source: string;

  beforeAll(async () => {
    running = await run();
    store = running.store;
    source = await temporaryFolder();
  });
  afterAll(async () => {
    await running.stop();
    await rm(source, { recursive: true });
  });

  async function read(key: string, range?: { start: number; end: number }) {
    const file = await store.open(key, range);
    return file && { ...file, stream: undefined, bytes: await buffer(file.stream) };
  }

  it('gives back what was put, with size and type', async () => {
    await store.put('media/one/320.avif', Buffer.from('hola'));
    const { modifiedAt, ...facts } = (await store.find('media/one/320.avif')) ?? {};
    expect(facts).toEqual({ size: 4, type: 'image/avif' });
    expect(Math.abs(Date.now() - Number(modifiedAt))).toBeLessThan(60_000);
    expect(await read('media/one/320.avif')).toEqual({
      size: 4,
      type: 'image/avif',
      bytes: Buffer.from('hola'),
    });
  });

  it('keeps a file from the disk byte for byte', async () => {
    const video = randomBytes(3_000_000);
    const path = join(source, 'video');
    await writeFile(path, video);
    await store.put('media/video/film.mp4', { path });
    const back = await read('media/video/film.mp4');
    expect(back?.size).toBe(video.length);
    expect(back?.bytes.equals(video)).toBe(true);
  });

  it('keeps an empty file', async () => {
    await store.put('media/empty/a.webp', Buffer.alloc(0));
    expect((await read('media/empty/a.webp'))?.bytes).toHaveLength(0);
  });

  it('replaces a file as a whole', async () => {
    await store.put('media/two/a.webp', Buffer.from('a longer first version'));
    await store.put('media/two/a.webp', Buffer.from('short'));
    expect((await read('media/two/a.webp'))?.bytes.toString()).toBe('short');
  });

  it('reads a range, and an end behind the last byte as the last byte', async () => {
    await store.put('media/range/a.mp4', Buffer.from('0123456789'));
    const middle = await read('media/range/a.mp4', { start: 2, end: 4 });
    expect(middle).toMatchObject({ size: 10, bytes: Buffer.from('234') });
    expect((await read('media/range/a.mp4', { start: 8, end: 99 }))?.bytes.toString()).toBe('89');
  });

  it('refuses a range that starts behind the end', async () => {
    await store.put('media/range/b.mp4', Buffer.from('0123456789'));
    await expect(store.open('media/range/b.mp4', { start: 10, end: 11 })).rejects.toThrow(
      RangeError,
    );
  });

  it('says that a missing file is missing', async () => {
    expect(await store.find('media/none/a.webp')).toBeUndefined();
    expect(await store.open('media/none/a.webp')).toBeUndefined();
    expect(await store.open('media/none/a.webp', { start: 0, end: 1 })).toBeUndefined();
  });

  it('deletes, twice if need be', async () => {
    await store.put('media/gone/a.webp', Buffer.from('x'));
    await store.delete('media/gone/a.webp');
    await store.delete('media/gone/a.webp');
    expect(await store.find('media/gone/a.webp')).toBeUndefined();
  });

  it('lists what lies below a folder, sorted, and nothing of its neighbours', async () => {
    for (const key of ['list/a/b/2.webp', 'list/a/1.webp', 'list/ab/3.webp']) {
      await store.put(key, Buffer.from('x'));
    }
    expect(await store.list('list/a/')).toEqual(['list/a/1.webp', 'list/a/b/2.webp']);
    expect(await store.list('list/none/')).toEqual([]);
  });

  it('goes through all keys, whatever their folder', async () => {
    const own = ['keys/a/1.webp', 'other/b/c/2.pdf'];
    for (const key of own) await store.put(key, Buffer.from('x'));
    const all: string[] = [];
    for await (const key of store.keys()) all.push(key);
    expect(all).toEqual(expect.arrayContaining(own));
    expect(all.filter((key) => key.includes('unfinished'))).toEqual([]);
  });

  it('leaves nothing, or the old file, when the source cannot be read', async () => {
    await store.put('media/broken/old.mp4', Buffer.from('old'));
    for (const key of ['media/broken/new.mp4', 'media/broken/old.mp4']) {
      await expect(store.put(key, { path: join(source, 'gone') })).rejects.toThrow('ENOENT');
    }
    expect(await store.list('media/broken/')).toEqual(['media/broken/old.mp4']);
    expect((await read('media/broken/old.mp4'))?.bytes.toString()).toBe('old');
  });

  it('refuses a key of more than 300 characters', async () => {
    await expect(store.find(`media/${'a'.repeat(300)}.webp`)).rejects.toThrow(TypeError);
  });

  it.each([
    '',
    'a.webp',
    '/etc/passwd.pdf',
    '../a/b.webp',
    'media/../../b.webp',
    'media/a..b.webp',
    'media//b.webp',
    'media/.hidden.webp',
    'media\\b.webp',
    'media/ñ.webp',
    'media/A.webp',
    'media/a b.webp',
    'media/a\0.webp',
    'media/a.webp\n',
    'media/a.exe',
    'media/a',
  ])('refuses the key %j everywhere', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(store.find(key)).rejects.toThrow(TypeError);
    await expect(store.open(key)).rejects.toThrow(TypeError);
    await expect(store.delete(key)).rejects.toThrow(TypeError);
  });

  it.each(['', '/', 'media', '../', 'media/../', '.unfinished/'])(
    'refuses to list %j',
    async (folder) => {
      await expect(store.list(folder)).rejects.toThrow(TypeError);
    },
  );
});

describe('the bucket', () => {
  it('takes a file that is larger than one request may be in parts, or nothing of it', async () => {
    const server = await startS3Server();
    const limits = { ...usualS3Limits, part: 100_000 };
    const store = createS3Store(server.settings, { limits });
    const folder = await temporaryFolder();
    const [path, content] = [join(folder, 'film'), randomBytes(350_001)];
    await writeFile(path, content);
    await store.put('media/one/film.mp4', { path });
    const film = await store.open('media/one/film.mp4');
    expect(film).toMatchObject({ size: 350_001, type: 'video/mp4' });
    expect((await buffer(film?.stream as Readable)).equals(content)).toBe(true);

    // Cut off while it is sent.
    const sending = store.put('media/one/other.mp4', { path });
    await truncate(path, 150_000);
    await expect(sending).rejects.toThrow();
    expect(await store.list('media/one/')).toEqual(['media/one/film.mp4']);
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('names all its files, also where they are more than S3 tells at once', async () => {
    const server = await startS3Server();
    const names = Array.from({ length: 1_001 }, (_, number) => `${10_000 + number}.avif`);
    await mkdir(join(server.folder, 'media'), { recursive: true });
    // Past the service, which would take seconds for them.
    for (const name of names) {
      await writeFile(join(server.folder, 'media', `${name}._S3rver_object`), '');
    }
    const store = createS3Store(server.settings);
    const keys: string[] = [];
    for await (const key of store.keys()) keys.push(key);
    expect(keys).toEqual(names.map((name) => `media/${name}`));
    expect(await store.list('media/')).toEqual(keys);
    await server.stop();
  });
});

describe('the folder on disk', () => {
  it('says when the disk is full and keeps nothing half-written', async () => {
    const folder = await temporaryFolder();
    const store = await createFolderStore(folder);
    const copy = vi.spyOn(files, 'copyFile').mockImplementation(async (_from, to) => {
      await writeFile(to, 'half a video');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    // What was imported by its name follows.
    syncBuiltinESMExports();
    const failure = await store
      .put('media/a/b.mp4', { path: '/any/video' })
      .catch((error: unknown) => error);
    copy.mockRestore();
    syncBuiltinESMExports();
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'unavailable' });
    expect(await readdir(folder, { recursive: true })).toEqual(['.unfinished']);
    await rm(folder, { recursive: true });
  });

  it('sweeps away what a crash left unfinished', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.unfinished'));
    const half = join(folder, '.unfinished', 'half');
    await writeFile(half, 'half a picture');
    await writeFile(join(folder, '.unfinished', 'underway'), 'of a server beside us');
    const hoursAgo = Date.now() / 1_000 - 7_200;
    await utimes(half, hoursAgo, hoursAgo);
    await createFolderStore(folder);
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['underway']);
    await rm(folder, { recursive: true });
  });
});
