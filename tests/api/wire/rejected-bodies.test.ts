import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

/** More than lies in the buffers between two programs. */
const size = 12 * 1024 * 1024;
const multipart = { 'content-type': 'multipart/form-data; boundary=edge' };
const tus = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0' };

describe.each([
  ['', 'keep-alive'],
  [', also over a connection that is to end', 'close'],
])('a refused body%s', (_how, connection) => {
  describeOnSqlite('whoever sends all of it before reading hears why', (databases) => {
    let portal: Portal;
    let token: string;
    let id: string;
    let pet: string;

    beforeAll(async () => {
      portal = await openPortal(databases);
      ({ token, id } = await portal.newPerson({ email: 'rosa@example.mx' }));
      pet = await addPet(portal.context.database, { pictures: [] });
      await portal.app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(() => portal.close());

    const connectToPortal = () =>
      connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1');

    function head(method: string, path: string, headers: object): string {
      const all = Object.entries({ host: 'x', connection, 'content-length': size, ...headers });
      const lines = all.map(([name, value]) => `${name}: ${value}\r\n`);
      return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
    }

    async function send(
      method: string,
      path: string,
      headers: object,
      first = '',
    ): Promise<string> {
      const socket = connectToPortal();
      socket.write(head(method, path, headers) + first);
      const piece = Buffer.alloc(64 * 1024, 'x');
      for (let sent = first.length; sent < size; sent += piece.length) {
        const all = socket.write(piece.subarray(0, size - sent));
        if (!all) await once(socket, 'drain');
      }
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    }

    const part = (name: string, more = '') =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const file = part('archivo', '; filename="a.jpg"');

    it.each([
      ['a stranger', 401, 'POST', 'archivos:subir', multipart],
      ['a stranger who goes on', 401, 'PATCH', `archivos:reanudar/${'a'.repeat(32)}`, tus],
      [
        'JSON that is too large',
        413,
        'POST',
        'catalogos:consultar',
        { 'content-type': 'application/json' },
      ],
      ['no JSON', 415, 'POST', 'catalogos:consultar', { 'content-type': 'text/plain' }],
    ])('%s', async (_who, status, method, call, headers) => {
      expect(await send(method, `/api/${call}`, headers)).toContain(` ${status} `);
    });

    it('somebody whose pet it is not', async () => {
      const headers = { ...multipart, authorization: `Bearer ${token}` };
      const first = `${part('carpeta')}mascotas/${pet}/\r\n${file}`;
      expect(await send('POST', '/api/archivos:subir', headers, first)).toContain(' 403 ');
    });

    it('somebody whose file is too large', async () => {
      const headers = { ...multipart, authorization: `Bearer ${token}`, 'content-length': 90e6 };
      const first = `${part('carpeta')}usuarios/${id}/\r\n${file}`;
      expect(await send('POST', '/api/archivos:subir', headers, first)).toMatch(/ 413 /);
    });

    it('somebody who goes on with an upload that is not there', async () => {
      const headers = { ...tus, authorization: `Bearer ${token}`, 'upload-offset': 0 };
      const path = `/api/archivos:reanudar/${'a'.repeat(32)}`;
      expect(await send('PATCH', path, headers)).toContain(' 404 ');
    });

    it('a page', async () => {
      expect(await send('POST', '/', { 'content-type': 'text/plain' })).toMatch(/ 40[45] /);
    });

    if (connection === 'close') {
      it('and the connection ends after it', async () => {
        const socket = connectToPortal();
        socket.write(head('POST', '/api/archivos:subir', { ...multipart, 'content-length': 9 }));
        const [answer] = await once(socket, 'data');
        expect(String(answer)).toContain(' 401 ');
        const ended = once(socket.resume(), 'end');
        socket.write('123456789');
        await ended;
      });
    }
  });
});
