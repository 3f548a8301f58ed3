import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { administrator, openPortal, type Portal } from './portal.ts';

const key = 'archive-this-once';
const minute = 60_000;

describeOnBothDatabases('a process that is killed in a transition of a document', (databases) => {
  let portal: Portal;
  let child: ChildProcess | undefined;
  beforeEach(async () => {
    portal = await openPortal(databases);
    const encabezado = { nombre: 'Ana', asunto: 'Hola', mensaje: '¿Hay?', email: 'ana@example.mx' };
    await portal.post('documentos:crear', { schema: 'mensajes', payload: { encabezado } });
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await portal.close();
  });

  const archive = () => {
    const body = { schema: 'mensajes', serie: '', folio: 1, transicion: 'archivar' };
    return portal.post('documentos:transitar', body, { token: administrator, key });
  };
  async function read() {
    const query = { schema: 'mensajes', with: ['historial'] };
    const { data } = await portal.post('documentos:consultar', query, { token: administrator });
    const [{ estado, payload }] = data as unknown as [
      { estado: string; payload: { historial: { transicion: string | null }[] } },
    ];
    return [estado, ...payload.historial.map(({ transicion }) => transicion)];
  }

  it('leaves all as it was, and the call can be made again under its key', async () => {
    const { config } = portal.context;
    const file = fileURLToPath(new URL('transition-process.ts', import.meta.url));
    const [, caller = ''] = administrator.split(':');
    child = spawn(process.execPath, ['--import', 'tsx', file, caller, key], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: config.dataDir,
        DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
      },
    });
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    expect(await read()).toEqual(['vigente', null]);
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(await read()).toEqual(['vigente', null]);
    portal.pass(minute);
    expect((await archive()).status).toBe(200);
    expect((await archive()).status).toBe(200);
    expect(await read()).toEqual(['archivado', null, 'archivar']);
  });
});
