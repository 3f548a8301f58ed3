import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startRecordsService } from '#tests/fakes/records-service.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { folderCalls } from './folder-calls.ts';
import { paper } from './folder-mails.ts';

interface Waiting {
  document_id: string;
  tipo: string;
  folder_id: string;
  mascota_id: string;
  nombre: string;
  desde: string;
}
interface Pending {
  mascota_id: string;
  nombre: string;
  folder_id: string | null;
  documentos: { tipo: string; pendiente: string; valid_until: string | null; comments: string }[];
}

describeOnBothDatabases('lists of papers', (databases) => {
  let wire: Wire;
  let calls: ReturnType<typeof folderCalls>;
  let rosa: string;
  let [owner, administrator] = ['', ''];
  let now = new Date('2026-11-20T18:00:00Z');

  beforeAll(async () => {
    wire = await openWire(databases, {}, { now: () => now });
    calls = folderCalls(wire);
    administrator = `administrator:${await addUser(wire.context.database)}`;
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T18:00:00Z');
    rosa = await addUser(wire.context.database);
    owner = `member:${rosa}`;
  });
  afterAll(() => wire.close());

  const minutesLater = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const newPet = (said: object = {}) =>
    addPet(wire.context.database, { owner_id: rosa, contract_file: null, ...said });
  const newFolder = async (said: object = {}) => calls.open(await newPet(said), owner);
  async function add(folderId: string, tipo: string, text: string) {
    const { document_id } = await calls.document(folderId, tipo, owner);
    const { url } = await calls.upload(`expediente/${document_id}/`, paper(text), 'a.pdf', owner);
    return { document_id, file_id: String(url.split('/').at(-1)) };
  }
  const review = async (folderId: string, document_id: string, said: object) =>
    calls.call('revisar_documento', { folder_id: folderId, document_id, ...said }, administrator);
  /** Of this test's owner alone. */
  async function waiting(body: object = {}): Promise<Waiting[]> {
    const { data } = await calls.call('por_revisar', { limit: 100, ...body }, administrator);
    const own = new Set(
      (
        await wire.context.database.query
          .selectFrom('pets')
          .select('id')
          .where('owner_id', '=', rosa)
          .execute()
      ).map(({ id }) => id),
    );
    return (data as unknown as Waiting[]).filter(({ mascota_id }) => own.has(mascota_id));
  }
  const pending = async (body: object = {}) =>
    (await calls.call('pendientes', body, owner)).data as unknown as Pending[];

  it('show administrators what waits for a review, the longest first', async () => {
    const folderId = await newFolder();
    const first = await add(folderId, 'desparasitacion', 'one');
    minutesLater(5);
    const second = await add(folderId, 'cartilla_vacunacion', 'two');
    minutesLater(5);
    await add(folderId, 'desparasitacion', 'three');
    expect(await waiting()).toMatchObject([
      {
        document_id: first.document_id,
        tipo: 'desparasitacion',
        folder_id: folderId,
        nombre: 'Canela',
        desde: '2026-11-20T18:00:00.000Z',
      },
      { document_id: second.document_id, desde: '2026-11-20T18:05:00.000Z' },
    ]);
    const page = await calls.call('por_revisar', { limit: 1, page: 2 }, administrator);
    expect(page.paginate).toMatchObject({ limit: 1, page: 2 });
  });

  it('show them to administrators alone', async () => {
    expect((await calls.call('por_revisar', {})).status).toBe(401);
    expect((await calls.call('por_revisar', {}, owner)).status).toBe(403);
    expect((await calls.call('pendientes', {})).status).toBe(401);
  });

  it('drop what was reviewed, until other files come or go', async () => {
    const folderId = await newFolder();
    const { document_id, file_id } = await add(folderId, 'identificacion', 'one');
    await review(folderId, document_id, { status: 'valid' });
    expect(await waiting()).toEqual([]);
    minutesLater(1);
    const { file_id: second } = await add(folderId, 'identificacion', 'two');
    expect(await waiting()).toMatchObject([{ document_id, desde: now.toISOString() }]);
    await calls.call('eliminar_archivo', { folder_id: folderId, file_id: second }, owner);
    expect(await waiting()).toEqual([]);
    await calls.call('eliminar_archivo', { folder_id: folderId, file_id }, owner);
    expect(await waiting()).toEqual([]);
    expect((await calls.document(folderId, 'identificacion', owner)).status).toBe('preparing');
  });

  it('keep what a reviewer left under review', async () => {
    const folderId = await newFolder();
    const { document_id } = await add(folderId, 'identificacion', 'one');
    minutesLater(9);
    await review(folderId, document_id, { status: 'reviewing' });
    expect(await waiting()).toMatchObject([{ document_id, desde: '2026-11-20T18:00:00.000Z' }]);
  });

  it('hold the pet’s own papers, wherever they are handed in', async () => {
    const petId = await newPet();
    await calls.upload(`cedula/${petId}/`, paper('before'), 'cedula.pdf', owner);
    const folderId = await calls.open(petId, owner);
    const { document_id } = await calls.document(folderId, 'certificado_esterilizacion', owner);
    expect(await waiting()).toMatchObject([{ document_id, tipo: 'certificado_esterilizacion' }]);
    await review(folderId, document_id, { status: 'valid' });
    expect(await waiting()).toEqual([]);
    await calls.upload(`cedula/${petId}/`, paper('after'), 'cedula.pdf', owner);
    const [waits] = await waiting();
    expect(waits).toMatchObject({ document_id });
    const { files } = await calls.document(folderId, 'certificado_esterilizacion', owner);
    const body = { folder_id: folderId, file_id: files[0]?.file_id };
    await calls.call('eliminar_archivo', body, owner);
    expect(await waiting()).toEqual([]);
  });

  it('hold nothing of a deleted pet', async () => {
    const folderId = await newFolder();
    await add(folderId, 'identificacion', 'one');
    const [{ mascota_id: id } = { mascota_id: '' }] = await waiting();
    const body = { schema: 'mascotas', id, payload: { eliminado: true } };
    await wire.post('catalogos:actualizar', body, owner);
    expect(await waiting()).toEqual([]);
    expect(await pending()).toEqual([]);
  });

  it('say the same as the folder itself, whatever happened to it', async () => {
    const folderId = await newFolder();
    for (const text of ['one', 'two']) await add(folderId, 'cartilla_vacunacion', text);
    const { document_id } = await add(folderId, 'estudios_medicos', 'three');
    await review(folderId, document_id, { status: 'excluded', comments: '' });
    const { document_id: id } = await add(folderId, 'desparasitacion', 'four');
    await review(folderId, id, { status: 'invalid', comments: 'Borrosa' });
    const stored = await wire.context.database.query
      .selectFrom('folder_documents')
      .select(['id', 'standing'])
      .where('folder_id', '=', folderId)
      .execute();
    const shown = await wire.context.documentFolders.details(
      { kind: 'user', id: rosa, roles: [] } as never,
      folderId,
    );
    expect(new Map(stored.map((one) => [one.id, one.standing]))).toEqual(
      new Map(shown.map((one) => [one.id, one.status])),
    );
  });

  it('tell owners what is rejected, expired, about to expire or missing, over all their pets', async () => {
    const later = await newFolder({ name: 'Luna' });
    const folderId = await newFolder({ name: 'Balam' });
    const unopened = await newPet({ name: 'Nube' });
    const rejected = await add(folderId, 'cartilla_vacunacion', 'one');
    await review(folderId, rejected.document_id, { status: 'invalid', comments: 'Falta el sello' });
    const expiring = await add(folderId, 'desparasitacion', 'two');
    await review(folderId, expiring.document_id, { status: 'valid', valid_until: '2026-12-05' });
    const fine = await add(folderId, 'estudios_medicos', 'three');
    await review(folderId, fine.document_id, { status: 'valid', valid_until: '2026-12-06' });
    const waits = await add(folderId, 'identificacion', 'four');

    expect(await pending()).toMatchObject([
      {
        nombre: 'Balam',
        folder_id: folderId,
        documentos: [
          { tipo: 'cartilla_vacunacion', pendiente: 'rechazado', comments: 'Falta el sello' },
          { tipo: 'desparasitacion', pendiente: 'por_vencer', valid_until: '2026-12-05' },
          { tipo: 'certificado_esterilizacion', pendiente: 'falta', valid_until: null },
        ],
      },
      { nombre: 'Luna', folder_id: later },
      { mascota_id: unopened, nombre: 'Nube', folder_id: null, documentos: [] },
    ]);
    const [balam, luna] = await pending();
    expect(balam?.documentos.map(({ tipo }) => tipo)).not.toContain('contrato_adopcion');
    expect(luna?.documentos).toHaveLength(5);
    expect(waits.document_id).toBeDefined();

    now = new Date('2026-12-06T18:00:00Z');
    const [after] = await pending();
    expect(after?.documentos.map(({ tipo, pendiente }) => [tipo, pendiente])).toEqual([
      ['cartilla_vacunacion', 'rechazado'],
      ['desparasitacion', 'vencido'],
      ['estudios_medicos', 'por_vencer'],
      ['certificado_esterilizacion', 'falta'],
    ]);
    for (const page of [1, 2, 3]) {
      const [only, none] = await pending({ page, limit: 1 });
      expect(only?.nombre).toBe(['Balam', 'Luna', 'Nube'][page - 1]);
      expect(none).toBeUndefined();
    }
    expect(await pending({ page: 4, limit: 1 })).toEqual([]);
  });
});

describeOnSqlite('lists of papers that another service keeps', (databases) => {
  it('are empty, for it alone knows', async () => {
    const service = await startRecordsService();
    const wire = await openWire(databases, service.env);
    const rosa = await addUser(wire.context.database);
    await addPet(wire.context.database, { owner_id: rosa });
    const calls = folderCalls(wire);
    const administrator = `administrator:${rosa}`;
    expect((await calls.call('por_revisar', {}, administrator)).data).toEqual([]);
    expect((await calls.call('pendientes', {}, administrator)).data).toEqual([]);
    await wire.close();
    await service.stop();
  });
});
