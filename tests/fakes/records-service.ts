import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { smallestPdf } from './pdf.ts';

type Mood =
  | 'well'
  | 'silent'
  | 'busy'
  | 'broken'
  | 'html'
  | 'wrong shapes'
  | 'endless'
  | 'breaks off'
  | 'moved'
  | 'no JSON';

interface FakeFile {
  file_id: string;
  filename: string;
}

const bearer = 'records-key';

export type FakeRecordsService = Awaited<ReturnType<typeof startRecordsService>>;

/** The external records service as its four calls are specified, with the moods of real ones. */
export async function startRecordsService() {
  const folders = new Map<string, FakeFile[]>();
  const calls: string[] = [];
  const waiting = new Set<ServerResponse>();
  let mood: Mood = 'well';
  let moodsAhead: Mood[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const name = request.url?.replace('/v1/expediente_azul:', '') ?? '';
    const body = (await json(request)) as { folder_id?: string; file_id?: string };
    calls.push(name);
    const now = moodsAhead.shift() ?? mood;
    if (now !== 'well') return misbehave(now, response);
    if (request.headers.authorization !== `Bearer ${bearer}`) return send(response, 401, {});
    const files = folders.get(body.folder_id ?? '');
    if (request.method !== 'POST' || !files) return send(response, 404, { status: 'error' });
    const file = files.find(({ file_id }) => file_id === body.file_id);
    switch (name) {
      case 'expediente_detalles':
        return send(response, 200, { status: 'success', data: [documentOf(files)] });
      case 'expediente_descripcion':
        return send(response, 200, {
          status: 'success',
          data: { encrypted_id: `sealed-${body.folder_id}`, unknown: 1 },
        });
      case 'descargar_archivo':
        if (!file) return send(response, 404, { status: 'error' });
        return response.writeHead(200, { 'content-type': 'application/pdf' }).end(smallestPdf);
      case 'eliminar_archivo':
        if (!file) return send(response, 404, { status: 'error' });
        files.splice(files.indexOf(file), 1);
        return send(response, 200, { status: 'success', data: null });
      default:
        return send(response, 404, {});
    }
  }

  function misbehave(now: Exclude<Mood, 'well'>, response: ServerResponse) {
    switch (now) {
      case 'silent':
        return waiting.add(response);
      case 'busy':
        return send(response, 503, {});
      case 'broken':
        return send(response, 500, { message: 'SQLSTATE secret detail' });
      case 'html':
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Iniciar sesión</title>');
      case 'wrong shapes':
        return send(response, 200, { data: { folders: 'many' } });
      case 'no JSON':
        return response.writeHead(200, { 'content-type': 'text/plain' }).end('{"data": [');
      case 'moved':
        return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      case 'breaks off':
        response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 9_999 });
        return response.write('%PDF-1.4', () => response.destroy());
      case 'endless': {
        const more = Buffer.alloc(1024 * 1024, 32);
        const pour = () => {
          while (!response.destroyed && response.write(more));
        };
        response.writeHead(200, { 'content-type': 'application/octet-stream' });
        response.on('drain', pour);
        return pour();
      }
    }
  }

  return {
    env: {
      EXPEDIENTE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
      EXPEDIENTE_API_KEY: bearer,
    },
    /** The names of the calls that came, oldest first. */
    calls,
    behave(now: Mood, ...next: Mood[]) {
      mood = next.at(-1) ?? now;
      moodsAhead = next.length > 0 ? [now, ...next.slice(0, -1)] : [];
    },
    addFolder(id: string) {
      folders.set(id, []);
    },
    /** The smallest PDF. @returns its id */
    addFile(folderId: string, filename: string) {
      const file_id = String(
        1_000 + Math.max(0, ...[...folders.values()].map((all) => all.length)),
      );
      folders.get(folderId)?.push({ file_id, filename });
      return file_id;
    },
    async stop() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const documentOf = (files: readonly FakeFile[]) => ({
  document_id: 77,
  name: 'Cartilla',
  status: 'valid',
  valid_until: '2027-03-01T00:00:00.000Z',
  comments: null,
  files: files.map(({ file_id, filename }) => ({ file_id, filename, url: 'ignored' })),
});

function send(response: ServerResponse, status: number, body: object) {
  return response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(body));
}
