import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { smallestPdf as pdf } from '#tests/fakes/pdf.ts';
import { type FakeRecordsService, startRecordsService } from '#tests/fakes/records-service.ts';
import { describeOnSqlite, type TestDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { folderCalls } from './folder-calls.ts';

const patient = {
  timeout: 20_000,
  retries: 2,
  retryDelay: 1,
  failuresUntilPause: 5,
  pause: 60_000,
};
/** Only for a service that does not mean to answer. */
const impatient = { ...patient, timeout: 150 };

interface Records {
  wire: Wire;
  calls: ReturnType<typeof folderCalls>;
  owner: string;
  administrator: string;
  /** Of a pet of the owner's. */
  newFolder(): Promise<string>;
  /** The smallest PDF. @returns its id */
  addFile(folderId: string, name: string): Promise<string>;
  close(): Promise<void>;
}

async function openBuiltIn(databases: TestDatabases): Promise<Records> {
  const wire = await openWire(databases);
  const calls = folderCalls(wire);
  const people = await addPeople(wire);
  return {
    wire,
    calls,
    ...people,
    newFolder: async () => calls.open(await people.newPet(), people.owner),
    async addFile(folderId, name) {
      const [document] = await calls.documents(folderId, people.owner);
      const carpeta = `expediente/${document?.document_id}/`;
      const { url } = await calls.upload(carpeta, pdf, name, people.owner);
      return url.split('/')[2] ?? '';
    },
    close: wire.close,
  };
}

async function openExternal(
  databases: TestDatabases,
  recordsPatience = patient,
): Promise<Records & { service: FakeRecordsService }> {
  const service = await startRecordsService();
  const wire = await openWire(databases, service.env, clock, { recordsPatience });
  const calls = folderCalls(wire);
  const people = await addPeople(wire);
  return {
    wire,
    calls,
    service,
    ...people,
    async newFolder() {
      const id = randomBytes(8).toString('hex');
      service.addFolder(id);
      const body = { mascota_id: await people.newPet(), folder_id: id };
      await calls.call('abrir_expediente', body, people.administrator);
      return id;
    },
    addFile: async (folderId, name) => service.addFile(folderId, name),
    async close() {
      await wire.close();
      await service.stop();
    },
  };
}

async function addPeople({ context: { database } }: Wire) {
  const rosa = await addUser(database);
  return {
    owner: `member:${rosa}`,
    administrator: `administrator:${await addUser(database)}`,
    newPet: () => addPet(database, { owner_id: rosa, contract_file: null }),
  };
}

describe.each([
  ['the portal itself', openBuiltIn],
  ['another service', openExternal],
])('folders that are kept by %s', (_who, open) => {
  describeOnSqlite('', (databases) => {
    let records: Records;
    let folderId: string;
    beforeAll(async () => {
      records = await open(databases);
    });
    beforeEach(async () => {
      folderId = await records.newFolder();
    });
    afterAll(() => records.close());

    const files = async () =>
      (await records.calls.documents(folderId, records.owner)).flatMap((one) => one.files);

    it('show their documents, in the shape of the specification', async () => {
      const fileId = await records.addFile(folderId, 'cartilla.pdf');
      const [document] = await records.calls.documents(folderId, records.owner);
      expect(document).toMatchObject({
        document_id: expect.any(String),
        name: expect.any(String),
        status: expect.stringMatching(/^(valid|invalid|reviewing|preparing|exclude|other)$/),
        comments: expect.any(String),
        files: [{ file_id: fileId, filename: 'cartilla.pdf' }],
      });
      expect(document?.valid_until ?? '2027-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('are described', async () => {
      const body = { folder_id: folderId };
      const { data } = await records.calls.call('expediente_descripcion', body, records.owner);
      expect(data).toMatchObject({
        encrypted_id: expect.stringMatching(/\S{8}/),
        nombre: 'Canela',
      });
    });

    it('give out a file byte for byte', async () => {
      const fileId = await records.addFile(folderId, 'cartilla.pdf');
      const answer = await records.calls.download(folderId, fileId, records.owner);
      expect(answer.rawPayload.equals(pdf)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="cartilla.pdf"',
        'cache-control': 'no-store',
      });
    });

    it('delete a file, with a line in the log', async () => {
      const fileId = await records.addFile(folderId, 'cartilla.pdf');
      const body = { folder_id: folderId, file_id: fileId };
      const { database } = records.wire.context;
      const count = async () =>
        (
          await database.query
            .selectFrom('audit_events')
            .selectAll()
            .where('action', '=', 'folder.fileRemoved')
            .execute()
        ).length;
      const before = await count();
      expect((await records.calls.call('eliminar_archivo', body, records.owner)).status).toBe(200);
      expect(await files()).toEqual([]);
      expect((await records.calls.call('eliminar_archivo', body, records.owner)).status).toBe(404);
      expect(await count()).toBe(before + 1);
    });

    it('know no file that is not theirs', async () => {
      const other = await records.newFolder();
      const fileId = await records.addFile(other, 'otra.pdf');
      for (const id of [fileId === '1000' ? 'none' : fileId, '../../etc/passwd', '%2e%2e']) {
        const answer = await records.calls.download(folderId, id, records.owner);
        expect(answer.statusCode, id).toBe(404);
      }
    });

    it.each([
      ['../../../etc/passwd.pdf', 'passwd.pdf'],
      ['..\\..\\boot.pdf', 'boot.pdf'],
      ['a\u202E\u0085b: c.pdf', 'ab_ c.pdf'],
    ])('give a file that is called %j a name that is safe to save', async (name, safe) => {
      const fileId = await records.addFile(folderId, name);
      expect((await files()).map(({ filename }) => filename)).toEqual([safe]);
      const { headers } = await records.calls.download(folderId, fileId, records.owner);
      expect(headers['content-disposition']).toBe(`attachment; filename="${safe}"`);
      expect(headers['set-cookie']).toBeUndefined();
    });

    it('do not exist for strangers', async () => {
      const stranger = 'member:0190a0a0-0000-7000-8000-000000000000';
      for (const name of ['expediente_detalles', 'expediente_descripcion']) {
        const body = { folder_id: folderId };
        expect((await records.calls.call(name, body, stranger)).status).toBe(404);
        expect((await records.calls.call(name, body)).status).toBe(401);
      }
    });
  });
});

describeOnSqlite('another service that keeps the folders', (databases) => {
  let records: Awaited<ReturnType<typeof openExternal>>;
  let folderId: string;
  let fileId: string;
  // Each test begins with a service that has not failed yet.
  beforeEach(() => open(patient));
  afterEach(() => records.close());

  async function open(patience: typeof patient) {
    records = await openExternal(databases, patience);
    folderId = await records.newFolder();
    fileId = await records.addFile(folderId, 'cartilla.pdf');
    records.service.calls.length = 0;
  }

  async function behave(...moods: Parameters<FakeRecordsService['behave']>) {
    if (moods.includes('silent')) {
      await records.close();
      await open(impatient);
    }
    records.service.behave(...moods);
  }

  const details = () =>
    records.calls.call('expediente_detalles', { folder_id: folderId }, records.owner);

  it.each([
    'silent',
    'busy',
    'broken',
    'html',
    'wrong shapes',
    'no JSON',
    'endless',
    'breaks off',
    'moved',
  ] as const)('and is %s gets a clear answer within its time', async (mood) => {
    await behave(mood);
    const answer = await details();
    expect(answer).toMatchObject({ status: 503, message: errorMessages.recordsUnavailable.es });
    expect(answer.text).not.toMatch(/SQLSTATE|records-key|127\.0\.0\.1/);
    const english = { folder_id: folderId, lang: 'en' };
    const { message } = await records.calls.call('expediente_detalles', english, records.owner);
    expect(message).toBe(errorMessages.recordsUnavailable.en);
  });

  it('is asked again when it did not answer, and then again as ever', async () => {
    records.service.behave('busy', 'breaks off', 'well');
    expect((await details()).status).toBe(200);
    expect(records.service.calls).toHaveLength(3);
  });

  it('is not asked again for what it answered wrong', async () => {
    records.service.behave('html');
    await details();
    expect(records.service.calls).toHaveLength(1);
  });

  it('is asked once to delete, whatever it answers', async () => {
    records.service.behave('well', 'busy', 'busy');
    const body = { folder_id: folderId, file_id: fileId };
    const { status } = await records.calls.call('eliminar_archivo', body, records.owner);
    expect(status).toBe(503);
    expect(records.service.calls).toEqual(['expediente_detalles', 'eliminar_archivo']);
  });

  it('is left alone after five failures in a row', async () => {
    records.service.behave('broken');
    for (let turn = 0; turn < 7; turn += 1) expect((await details()).status).toBe(503);
    expect(records.service.calls).toHaveLength(5);
  });

  it('is asked only so often by one account, with whatever call', async () => {
    const [, id = ''] = records.owner.split(':');
    await records.wire.context.limits.consume('folderRecords', id, { points: 300 });
    expect(await details()).toMatchObject({ status: 429 });
    const { calls, owner, administrator } = records;
    const body = { folder_id: folderId };
    expect((await calls.call('expediente_descripcion', body, owner)).status).toBe(429);
    expect((await calls.download(folderId, fileId, owner)).statusCode).toBe(429);
    expect(records.service.calls).toEqual([]);
    expect((await calls.call('expediente_detalles', body, administrator)).status).toBe(200);
  });

  it('takes no folder for failed that is not there', async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      const body = { mascota_id: await newPet(), folder_id: 'none' };
      const { status } = await records.calls.call('abrir_expediente', body, records.administrator);
      expect(status).toBe(404);
    }
    expect((await details()).status).toBe(200);
  });

  it.each(['html', 'breaks off', 'silent'] as const)(
    'and answers a download %s is never taken for the file',
    async (mood) => {
      await behave('well', mood, mood);
      const answer = await records.calls
        .download(folderId, fileId, records.owner)
        .catch((error: Error) => error);
      const status = answer instanceof Error ? 503 : answer.statusCode;
      const body = answer instanceof Error ? '' : answer.body;
      expect(body).not.toContain('Iniciar sesión');
      // Headers have gone when a file breaks off: the connection ends, and the file is short.
      if (mood !== 'breaks off') expect(status).toBe(503);
    },
  );

  it('is told by an administrator which folder is the pet’s, and by nobody else', async () => {
    const petId = await newPet();
    const body = { mascota_id: petId, folder_id: folderId };
    const { calls, owner, administrator } = records;
    expect((await calls.call('abrir_expediente', body, owner)).status).toBe(403);
    expect((await calls.call('abrir_expediente', body, administrator)).status).toBe(409);
    const missing = await calls.call('abrir_expediente', { mascota_id: petId }, administrator);
    expect(missing).toMatchObject({ status: 422, errors: { folder_id: [expect.any(String)] } });
  });

  it('receives and reviews its documents itself', async () => {
    const { calls, owner, administrator } = records;
    const described = await calls.call(
      'expediente_descripcion',
      { folder_id: folderId },
      administrator,
    );
    expect(described.data).toMatchObject({ puede_editar: false, puede_revisar: false });
    expect((await calls.upload('expediente/77/', pdf, 'a.pdf', owner)).status).toBe(404);
    expect(await records.wire.context.documentFolders.publicChecklist(folderId)).toBeUndefined();
  });

  async function newPet() {
    const [, id = ''] = records.owner.split(':');
    return addPet(records.wire.context.database, { owner_id: id });
  }
});
