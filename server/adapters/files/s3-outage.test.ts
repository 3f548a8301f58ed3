import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Misbehaviour, startBrokenServer } from '#tests/fakes/broken-server.ts';
import { usualS3Limits } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

const limits = {
  ...usualS3Limits,
  connection: 500,
  answer: 100,
  slowestUpload: 1_000_000,
  silence: 100,
};
const key = 'media/one/320.webp';
const away = {
  code: 'unavailable',
  status: 503,
  reason: 'filesUnavailable',
  retryAfterSeconds: 10,
};

const answer = (status: string, length: number, body = '') =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${length}\r\nContent-Type: application/xml\r\n\r\n${body}`;

const busy = answer('503 Slow Down', 0);
const skewedError = '<?xml version="1.0"?><Error><Code>RequestTimeTooSkewed</Code></Error>';
const skewed = answer('403 Forbidden', skewedError.length, skewedError);
const refusal = (status: string, code: string) => {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  return answer(status, body.length, body);
};
const halfAList = answer('200 OK', 500, '<?xml version="1.0"?><ListBucketResult>');

describe('an S3 bucket that is away', () => {
  const outages: unknown[] = [];
  const warnings: string[] = [];
  const noted: unknown[] = [];
  afterEach(() => {
    outages.length = 0;
    noted.length = 0;
    warnings.length = 0;
  });

  async function open(behaviour: Misbehaviour) {
    const server = await startBrokenServer(behaviour);
    onTestFinished(server.stop);
    const store = createS3Store(
      {
        endpoint: server.url,
        region: 'us-east-1',
        bucket: 'pictures',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
      {
        limits,
        onOutage: (cause) => outages.push(cause),
        onWarning: (message) => warnings.push(message),
        note: (_milliseconds, failure) => noted.push(failure),
      },
    );
    return { server, store };
  }

  it.each<[string, Misbehaviour]>([
    ['says nothing', 'silent'],
    ['resets connections', 'reset'],
    ['says that it cannot', { says: busy }],
    ['has another time', { says: skewed }],
    ['stops in the middle of an answer', { says: halfAList }],
    ['breaks off in the middle of an answer', { says: halfAList, thenEnds: true }],
    ['is another server', { says: 'SSH-2.0-OpenSSH_9.2\r\n' }],
  ])('which %s', async (_how, behaviour) => {
    const { store } = await open(behaviour);
    await expect(store.list('media/one/')).rejects.toMatchObject(away);
    expect(outages).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['put', (store: ReturnType<typeof createS3Store>) => store.put(key, Buffer.alloc(100_000))],
    ['find', (store: ReturnType<typeof createS3Store>) => store.find(key)],
    ['open', (store: ReturnType<typeof createS3Store>) => store.open(key)],
    ['delete', (store: ReturnType<typeof createS3Store>) => store.delete(key)],
  ])('ends %s in time', async (_name, work) => {
    const { store, server } = await open('silent');
    await expect(work(store)).rejects.toMatchObject(away);
    expect(server.requests()).toBe(limits.attempts);
  });

  it('ends a large file from the disk in time', async () => {
    const path = join(tmpdir(), `casa-animal-s3-${process.pid}`);
    await writeFile(path, Buffer.alloc(8_000_000));
    const { store, server } = await open('silent');
    await expect(store.put('media/one/film.mp4', { path })).rejects.toMatchObject(away);
    expect(server.requests()).toBe(1);
  });

  it('is waited for while it puts the parts of a large file together', async () => {
    const asked: string[] = [];
    const server = createServer(async (request, reply) => {
      request.resume();
      await once(request, 'end');
      asked.push(request.method ?? '');
      reply.setHeader('ETag', '"one"');
      // A busy machine may send a part twice.
      const isLast = asked.filter((method) => method === 'POST').length === 2;
      if (isLast) await delay(3 * limits.silence);
      reply.end(isLast ? '<CompleteMultipartUploadResult/>' : '<A><UploadId>1</UploadId></A>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const path = join(tmpdir(), `casa-animal-s3-parts-${process.pid}`);
    await writeFile(path, Buffer.alloc(8_000_000));
    const settings = { region: 'us-east-1', bucket: 'a', accessKeyId: 'a', secretAccessKey: 'b' };
    const store = createS3Store(
      { ...settings, endpoint: `http://127.0.0.1:${port}` },
      { limits: { ...limits, answer: 2_000, part: 5_000_000 } },
    );
    await store.put('media/one/film.mp4', { path });
    expect(asked.filter((method) => method === 'POST')).toHaveLength(2);
    expect(asked.at(-1)).toBe('POST');
  });

  it('is not asked for a while after some failures in a row', async () => {
    const { store, server } = await open('reset');
    for (let failure = 0; failure < limits.failuresUntilPause; failure += 1) {
      await expect(store.find(key)).rejects.toMatchObject(away);
    }
    const asked = server.requests();
    await expect(store.find(key)).rejects.toMatchObject(away);
    expect(server.requests()).toBe(asked);
    expect(outages).toHaveLength(limits.failuresUntilPause + 1);
  });

  it('ends a file that it stops sending, or breaks off', async () => {
    const { store, server } = await open({ says: answer('200 OK', 10) });
    for (const thenEnds of [false, true]) {
      server.behave({ says: answer('200 OK', 10) });
      const opening = store.open(key);
      server.behave({ says: answer('200 OK', 10, 'half'), thenEnds });
      const file = await opening;
      if (!file) throw new Error('The file was not opened.');
      await expect(buffer(file.stream)).rejects.toMatchObject(away);
    }
  });

  it('ends no kept connection in the middle of a body, which would end the process', async () => {
    const { store, server } = await open('reset');
    await expect(store.put(key, Buffer.alloc(9))).rejects.toMatchObject(away);
    expect(server.heads()).not.toEqual([]);
    for (const head of server.heads()) expect(head).toContain('connection: close');
  });

  it('is not blamed for a file that cannot be read here', async () => {
    const { store } = await open('silent');
    await expect(store.put('media/one/film.mp4', { path: tmpdir() })).rejects.toThrow('EISDIR');
    expect(outages).toEqual([]);
  });

  it.each([
    ['has no such bucket', refusal('404 Not Found', 'NoSuchBucket'), 'NoSuchBucket'],
    [
      'knows another key',
      refusal('403 Forbidden', 'SignatureDoesNotMatch'),
      'SignatureDoesNotMatch',
    ],
  ])('that %s answers, and is noted as one that fails', async (_how, says, name) => {
    const { store } = await open({ says });
    await expect(store.list('media/one/')).rejects.toMatchObject({ name });
    await expect(store.put(key, Buffer.from('cat'))).rejects.toMatchObject({ name });
    expect(outages).toEqual([]);
    expect(noted).toMatchObject([{ name }, { name }]);
  });

  it.each([
    ['NoSuchKey', undefined],
    ['NoSuchBucket', 'NoSuchBucket'],
  ])('says by the answer to a GET what is missing: %s', async (code, thrown) => {
    const methods: string[] = [];
    const server = createServer((request, reply) => {
      methods.push(request.method ?? '');
      reply.writeHead(404, { 'content-type': 'application/xml' });
      reply.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const settings = { region: 'us-east-1', bucket: 'a', accessKeyId: 'a', secretAccessKey: 'b' };
    const store = createS3Store(
      { ...settings, endpoint: `http://127.0.0.1:${port}` },
      { limits: { ...limits, answer: 2_000 } },
    );
    const found = store.find(key);
    if (thrown) await expect(found).rejects.toMatchObject({ name: thrown });
    else expect(await found).toBeUndefined();
    expect(methods).toEqual(['HEAD', 'GET']);
  });

  it('is well when a file is missing', async () => {
    const { store } = await open({ says: refusal('404 Not Found', 'NoSuchKey') });
    expect(await store.open(key)).toBeUndefined();
    expect(noted).toEqual([undefined]);
  });
});
