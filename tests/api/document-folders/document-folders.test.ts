import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { smallestPdf as pdf } from '#tests/fakes/pdf.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { readZip } from '../accounts/read-zip.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { folderCalls, type WireDocument } from './folder-calls.ts';

/** Papers that differ. */
const paper = (text: string) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4
%${text}
`),
    pdf,
  ]);

describeOnBothDatabases('expediente_azul', (databases) => {
  let wire: Wire;
  let calls: ReturnType<typeof folderCalls>;
  let rosa: string;
  let [owner, stranger, administrator] = ['', '', ''];
  let petId: string;
  let folderId: string;
  let now = new Date('2026-11-20T18:00:00Z');

  beforeAll(async () => {
    const scheduledKinds = ['folders.tellOfExpiry'];
    wire = await openWire(databases, {}, { now: () => now }, { scheduledKinds });
    calls = folderCalls(wire);
    const { database } = wire.context;
    rosa = await addUser(database);
    owner = `member:${rosa}`;
    stranger = `member:${await addUser(database)}`;
    administrator = `administrator:${await addUser(database)}`;
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T18:00:00Z');
    petId = await addPet(wire.context.database, { owner_id: rosa, contract_file: null });
    folderId = await calls.open(petId, owner);
  });
  afterAll(() => wire.close());

  const booklet = () => calls.document(folderId, 'cartilla_vacunacion', owner);
  const folderOf = ({ document_id }: { document_id: string }) => `expediente/${document_id}/`;
  const addFile = async (bytes: Buffer, name = 'cartilla.pdf', token = owner) =>
    calls.upload(folderOf(await booklet()), bytes, name, token);
  const review = async (said: object, token = administrator) =>
    calls.call(
      'revisar_documento',
      { folder_id: folderId, document_id: (await booklet()).document_id, ...said },
      token,
    );
  const auditOf = (action: string) =>
    wire.context.database.query
      .selectFrom('audit_events')
      .select('details_json')
      .where('action', '=', action)
      .where('details_json', 'like', `%${petId}%`)
      .execute();

  describe('a folder', () => {
    it('is opened once, with every expected document still to come', async () => {
      expect(folderId).toMatch(/^[0-9a-f]{32}$/);
      expect(await calls.open(petId, owner)).toBe(folderId);
      expect(await calls.open(petId, administrator)).toBe(folderId);
      expect(await auditOf('folder.opened')).toHaveLength(1);
      const documents = await calls.documents(folderId, owner);
      expect(documents.map(({ tipo, status }) => [tipo, status])).toEqual([
        ['cartilla_vacunacion', 'preparing'],
        ['certificado_esterilizacion', 'preparing'],
        ['desparasitacion', 'preparing'],
        ['estudios_medicos', 'preparing'],
        ['contrato_adopcion', 'preparing'],
        ['identificacion', 'preparing'],
      ]);
      const where = [{ field: 'id', operator: '=', value: petId }];
      const { data } = await wire.ask({ filter: { where } });
      expect(data[0]?.payload.expediente_id).toBe(folderId);
    });

    it('is one, also when several ask at the same moment', async () => {
      const other = await addPet(wire.context.database, { owner_id: rosa });
      const ids = await Promise.all([1, 2, 3].map(() => calls.open(other, owner)));
      expect(new Set(ids).size).toBe(1);
    });

    it('tells its people what they may do', async () => {
      const describedTo = async (token: string) =>
        (await calls.call('expediente_descripcion', { folder_id: folderId }, token)).data;
      const common = { encrypted_id: expect.stringMatching(/^[0-9a-f]{32}$/), mascota_id: petId };
      expect(await describedTo(owner)).toMatchObject({
        ...common,
        nombre: 'Canela',
        puede_editar: true,
        puede_revisar: false,
      });
      expect(await describedTo(administrator)).toMatchObject({ ...common, puede_revisar: true });
    });

    it('does not exist for others, with whatever call they try', async () => {
      const { url } = await addFile(paper('123456'));
      const [document_id, file_id] = url.split('/').slice(1);
      const tries: [string, object][] = [
        ['expediente_detalles', { folder_id: folderId }],
        ['expediente_descripcion', { folder_id: folderId }],
        ['descargar_archivo', { folder_id: folderId, file_id }],
        ['eliminar_archivo', { folder_id: folderId, file_id }],
        ['abrir_expediente', { mascota_id: petId }],
      ];
      const review = { folder_id: folderId, document_id, status: 'valid' };
      for (const [name, body] of tries) {
        expect((await calls.call(name, body)).status, name).toBe(401);
        expect((await calls.call(name, body, stranger)).status, name).toBe(404);
      }
      expect((await calls.call('revisar_documento', review)).status).toBe(401);
      for (const token of [stranger, owner]) {
        expect((await calls.call('revisar_documento', review, token)).status).toBe(403);
      }
      const carpeta = `expediente/${document_id}/`;
      for (const [token, status] of [
        [undefined, 401],
        [stranger, 404],
      ] as const) {
        expect((await calls.upload(carpeta, pdf, 'a.pdf', token)).status).toBe(status);
        expect((await wire.post('archivos:consultar', { carpeta }, token)).status).toBe(status);
        expect((await wire.post('archivos:eliminar', { carpeta, url }, token)).status).toBe(status);
      }
      expect((await booklet()).files).toHaveLength(1);
    });

    it('does not exist where no pet names it', async () => {
      for (const id of ['none', `${folderId}0`, '../etc', "' or 1=1 --", petId]) {
        expect((await calls.call('expediente_detalles', { folder_id: id }, owner)).status).toBe(
          404,
        );
      }
    });

    it('opens no file of another folder', async () => {
      const { url } = await addFile(paper('654321'));
      const fileId = url.split('/')[2] ?? '';
      const other = await calls.open(
        await addPet(wire.context.database, { owner_id: rosa }),
        owner,
      );
      expect((await calls.download(other, fileId, owner)).statusCode).toBe(404);
      const body = { folder_id: other, file_id: fileId };
      expect((await calls.call('eliminar_archivo', body, administrator)).status).toBe(404);
    });
  });

  describe('a file', () => {
    it('is handed in, waits for its review and comes back as it was', async () => {
      const bytes = paper('aa8844');
      const { status, url } = await addFile(bytes, '../../Cartilla de Niño\u202E.JPG');
      expect(status).toBe(200);
      const document = await booklet();
      expect(document).toMatchObject({
        status: 'reviewing',
        files: [{ file_id: url.split('/')[2], filename: 'Cartilla de Niño.pdf' }],
      });
      for (const token of [owner, administrator]) {
        const answer = await calls.download(folderId, String(url.split('/')[2]), token);
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.equals(bytes)).toBe(true);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Cartilla de Nino.pdf"; filename*=UTF-8''Cartilla%20de%20Ni%C3%B1o.pdf`,
        });
      }
      expect((await auditOf('folder.fileAdded')).map(({ details_json }) => details_json)).toEqual([
        JSON.stringify({ petId, kind: 'vaccinationBooklet' }),
      ]);
    });

    it('sent twice is one', async () => {
      const bytes = paper('0000aa');
      const first = await addFile(bytes);
      expect((await addFile(bytes, 'otra.pdf')).url).toBe(first.url);
      expect((await booklet()).files).toHaveLength(1);
      const kept = await wire.context.files.list(`expediente/${petId}/`);
      expect(kept).toHaveLength(1);
    });

    it('is the fifth of a document at most, also when two come at the same moment', async () => {
      const papers = ['a', 'b', 'c', 'd', 'e', 'f'].map(paper);
      for (const bytes of papers.slice(0, 4)) expect((await addFile(bytes)).status).toBe(200);
      const last = await Promise.all(papers.slice(4).map((bytes) => addFile(bytes)));
      expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
      const refused = last.find(({ status }) => status === 422);
      expect(refused?.errors).toEqual({
        archivo: ['Cada documento admite hasta 5 archivos: borra uno antes de subir otro'],
      });
      expect(await wire.context.files.list(`expediente/${petId}/`)).toHaveLength(5);
    });

    it.each([
      ['a program that calls itself a PDF', Buffer.from('MZ\x90\0 not a paper'), 'a.pdf', 415],
      ['a page that calls itself a picture', Buffer.from('<html><script>'), 'a.png', 415],
      [
        'a drawing that may hold scripts',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'a.svg',
        415,
      ],
      ['an empty file', Buffer.alloc(0), 'a.pdf', 422],
      ['half a PDF', pdf.subarray(0, 20), 'a.pdf', 415],
    ])('is refused when it is %s', async (_case, bytes, name, status) => {
      expect((await addFile(bytes, name)).status).toBe(status);
      expect((await booklet()).files).toEqual([]);
    });

    it('is deleted for good', async () => {
      const { url } = await addFile(paper('00ff00'));
      const body = { folder_id: folderId, file_id: url.split('/')[2] };
      expect((await calls.call('eliminar_archivo', body, owner)).status).toBe(200);
      expect((await booklet()).status).toBe('preparing');
      expect((await calls.call('eliminar_archivo', body, owner)).status).toBe(404);
      expect(await wire.context.files.list(`expediente/${petId}/`)).toEqual([]);
    });
  });

  describe('what the pet has anyway', () => {
    it('shows in its folder, and what is handed in there is the pet’s', async () => {
      await calls.upload(`cedula/${petId}/`, paper('333333'), 'cedula.pdf', owner);
      const certificate = await calls.document(folderId, 'certificado_esterilizacion', owner);
      expect(certificate).toMatchObject({
        status: 'reviewing',
        files: [{ filename: 'cedula.pdf' }],
      });
      const contract = await calls.document(folderId, 'contrato_adopcion', owner);
      const { url } = await calls.upload(folderOf(contract), pdf, 'contrato.pdf', owner);
      const { data } = await wire.post(
        'archivos:consultar',
        { carpeta: `contrato/${petId}` },
        owner,
      );
      expect(data).toHaveLength(1);
      const fileId = url.split('/')[2];
      const answer = await calls.download(folderId, String(fileId), owner);
      expect(answer.rawPayload.equals(pdf)).toBe(true);
      const body = { folder_id: folderId, file_id: fileId };
      expect((await calls.call('eliminar_archivo', body, owner)).status).toBe(200);
      expect((await calls.document(folderId, 'contrato_adopcion', owner)).files).toEqual([]);
    });
  });

  describe('a review’s words', () => {
    it('are history once other files came: who, when and what', async () => {
      await addFile(paper('111111'));
      await review({ status: 'invalid', comments: 'Falta el sello' });
      now = new Date('2026-11-21T18:00:00Z');
      await addFile(paper('222222'));
      expect(await booklet()).toMatchObject({
        status: 'reviewing',
        comments: '',
        notas: [
          {
            fecha: '2026-11-20T18:00:00.000Z',
            autor: expect.any(String),
            status: 'invalid',
            comments: 'Falta el sello',
          },
        ],
      });
      await review({ status: 'valid' });
      expect((await booklet()).notas.map(({ fecha, status }) => [fecha, status])).toEqual([
        ['2026-11-21T18:00:00.000Z', 'valid'],
        ['2026-11-20T18:00:00.000Z', 'invalid'],
      ]);
      expect((await booklet()).files).toMatchObject([
        { tamano: paper('111111').length, fecha: '2026-11-20T18:00:00.000Z', aprobado: true },
        { fecha: '2026-11-21T18:00:00.000Z', aprobado: true },
      ]);
    });

    it('stay without a name when the reviewer’s account is gone', async () => {
      const reviewer = await addUser(wire.context.database);
      await review({ status: 'invalid', comments: 'No se lee' }, `administrator:${reviewer}`);
      await wire.context.database.query.deleteFrom('users').where('id', '=', reviewer).execute();
      expect((await booklet()).notas).toMatchObject([{ autor: null, comments: 'No se lee' }]);
    });
  });

  describe('a review', () => {
    it('decides about the files that are there, until others are', async () => {
      const first = await addFile(paper('111111'));
      expect((await review({ status: 'valid', valid_until: '2027-01-31' })).status).toBe(200);
      expect(await booklet()).toMatchObject({ status: 'valid', valid_until: '2027-01-31' });
      await addFile(paper('222222'));
      expect((await booklet()).status).toBe('reviewing');
      expect((await review({ status: 'invalid', comments: 'Se ve borrosa' })).status).toBe(200);
      expect(await booklet()).toMatchObject({ status: 'invalid', comments: 'Se ve borrosa' });
      const body = { folder_id: folderId, file_id: first.url.split('/')[2] };
      await calls.call('eliminar_archivo', body, owner);
      expect((await booklet()).status).toBe('reviewing');
      expect(await auditOf('folder.reviewed')).toHaveLength(2);
    });

    it.each([
      [{ status: 'approved' }, 'status'],
      [{ status: 'invalid' }, 'comments'],
      [{ status: 'valid', valid_until: '2026-11-19' }, 'valid_until'],
      [{ status: 'valid', valid_until: 'mañana' }, 'valid_until'],
      [{ status: 'valid', comments: 'x'.repeat(1_001) }, 'comments'],
    ])('is refused when it says %j', async (said, field) => {
      const { status, errors } = await review(said);
      expect(status).toBe(422);
      expect(Object.keys(errors ?? {})).toEqual([field]);
      expect((await booklet()).status).toBe('preparing');
    });

    it('of files that have changed meanwhile is refused', async () => {
      const { url } = await addFile(paper('111111'));
      const seen = [url.split('/')[2]];
      await addFile(paper('222222'));
      const { status, message } = await review({ status: 'valid', archivos: seen });
      expect(status).toBe(409);
      expect(message).toMatch(/^Los archivos cambiaron mientras/);
      expect((await booklet()).status).toBe('reviewing');
    });

    it('of another folder’s document is refused', async () => {
      const other = await calls.open(
        await addPet(wire.context.database, { owner_id: rosa }),
        owner,
      );
      const { document_id } = await calls.document(other, 'identificacion', owner);
      expect((await review({ document_id, status: 'valid' })).status).toBe(404);
    });

    it('reaches the owner by mail', async () => {
      await review({ status: 'invalid', comments: 'Falta el sello' });
      const jobs = await wire.context.database.query
        .selectFrom('jobs')
        .select('payload_json')
        .where('kind', '=', 'mail.send')
        .where('payload_json', 'like', `%${folderId}%`)
        .execute();
      expect(jobs.map(({ payload_json }) => JSON.parse(payload_json))).toMatchObject([
        {
          template: 'folder-reviewed',
          to: `${rosa}@example.org`,
          data: { kind: 'vaccinationBooklet', status: 'invalid', comments: 'Falta el sello' },
        },
      ]);
    });
  });

  describe('the adopter’s link', () => {
    // Each mailbox takes only so many a day.
    let adopter = { name: 'Tomás', email: '' };
    beforeEach(() => {
      adopter = { ...adopter, email: `tomas-${petId}@example.org` };
    });
    const adopted = (said: object = {}) =>
      wire.context.database.query
        .updateTable('pets')
        .set({ status: 'adopted', adopter_json: JSON.stringify(adopter), ...said })
        .where('id', '=', petId)
        .execute();
    const send = (token?: string) => calls.call('enviar_adoptante', { folder_id: folderId }, token);

    async function sentToken(): Promise<string> {
      const jobs = await wire.context.database.query
        .selectFrom('jobs')
        .select('payload_json')
        .where('payload_json', 'like', `%compartido/${folderId}%`)
        .execute();
      const mails = jobs.map(({ payload_json }) => JSON.parse(payload_json));
      expect(mails).toMatchObject([{ template: 'folder-link', to: adopter.email }]);
      return mails[0].data.folderUrl.split('/').at(-1);
    }

    it('opens the folder and its files, and changes nothing', async () => {
      const { url } = await addFile(paper('link'));
      const [, document_id, file_id] = url.split('/');
      await review({ status: 'valid' });
      await adopted();
      expect((await send(owner)).status).toBe(200);
      const token = await sentToken();
      const body = { folder_id: folderId, token };
      expect((await calls.call('expediente_detalles', body)).data).toHaveLength(6);
      const { data } = await calls.call('expediente_descripcion', body);
      expect(data).toMatchObject({
        encrypted_id: null,
        correo: null,
        puede_editar: false,
        puede_revisar: false,
        puede_enviar: false,
      });
      expect((await calls.download(folderId, String(file_id), undefined, token)).statusCode).toBe(
        200,
      );
      expect((await calls.call('eliminar_archivo', { folder_id: folderId, file_id })).status).toBe(
        401,
      );
      const carpeta = `expediente/${document_id}/`;
      expect((await calls.upload(carpeta, pdf, 'a.pdf')).status).toBe(401);
      expect(await auditOf('folder.shared')).toHaveLength(1);
    });

    it('shows what was approved, and neither words nor what nobody looked at', async () => {
      const approved = await addFile(paper('approved'), 'buena.pdf');
      await review({ status: 'valid', comments: 'Muy bien' });
      const unseen = await addFile(paper('unseen'), 'nueva.pdf');
      const other = await calls.document(folderId, 'identificacion', owner);
      const refused = await calls.upload(folderOf(other), paper('refused'), 'mala.pdf', owner);
      const body = { document_id: other.document_id, status: 'invalid', comments: 'Borrosa' };
      await review(body);
      await adopted();
      await send(owner);
      const token = await sentToken();
      const { data } = await calls.call('expediente_detalles', { folder_id: folderId, token });
      const documents = data as unknown as WireDocument[];
      expect(JSON.stringify(documents)).not.toMatch(/Muy bien|Borrosa|nueva|mala/);
      expect(documents.flatMap(({ files }) => files)).toMatchObject([
        { filename: 'buena.pdf', aprobado: true },
      ]);
      const idOf = ({ url }: { url: string }) => String(url.split('/').at(-1));
      const fetched = async (file: { url: string }) =>
        (await calls.download(folderId, idOf(file), undefined, token)).statusCode;
      expect(await fetched(approved)).toBe(200);
      expect(await fetched(unseen)).toBe(404);
      expect(await fetched(refused)).toBe(404);
      const own = await calls.documents(folderId, owner);
      expect(own.flatMap(({ files }) => files)).toHaveLength(3);
    });

    it('gives all that was approved as one ZIP, each name once', async () => {
      await addFile(paper('one'), 'cartilla.pdf');
      now = new Date('2026-11-20T18:00:01Z');
      await addFile(paper('two'), 'Cartilla.pdf');
      await review({ status: 'valid' });
      await addFile(paper('unseen'), 'nueva.pdf');
      await adopted();
      await send(owner);
      const link = await sentToken();
      const answer = await calls.downloadApproved(folderId, { link });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="Papeles de Canela.zip"',
      });
      const files = readZip(answer.rawPayload);
      expect([...files.keys()]).toEqual([
        'Cartilla de vacunación - cartilla.pdf',
        'Cartilla de vacunación - Cartilla (2).pdf',
      ]);
      expect([...files.values()].map((bytes) => bytes.equals(paper('one')))).toEqual([true, false]);

      expect((await calls.downloadApproved(folderId, {})).statusCode).toBe(401);
      expect((await calls.downloadApproved(folderId, { session: stranger })).statusCode).toBe(404);
      const empty = await calls.open(
        await addPet(wire.context.database, { owner_id: rosa, contract_file: null }),
        owner,
      );
      expect((await calls.downloadApproved(empty, { session: owner })).statusCode).toBe(404);
      await wire.context.limits.consume('folderArchive', folderId, { points: 19 });
      expect((await calls.downloadApproved(folderId, { link })).statusCode).toBe(429);
    });

    describe('asked for anew', () => {
      const ask = (token: string, of = folderId) =>
        calls.call('pedir_enlace', { folder_id: of, token });
      const linkMails = async () => {
        const jobs = await wire.context.database.query
          .selectFrom('jobs')
          .select('payload_json')
          .where('payload_json', 'like', `%compartido/${folderId}%`)
          .orderBy('id')
          .execute();
        return jobs.map(({ payload_json }) => JSON.parse(payload_json));
      };

      it('goes to the address that had it, once it has expired, and opens the folder', async () => {
        await adopted();
        await send(owner);
        const old = await sentToken();
        now = new Date('2027-02-01T18:00:00Z');
        expect(await ask(old)).toMatchObject({ status: 200, data: null });
        const mails = await linkMails();
        expect(mails.map(({ to }) => to)).toEqual([adopter.email, adopter.email]);
        const token = mails[1].data.folderUrl.split('/').at(-1);
        const { status } = await calls.call('expediente_detalles', { folder_id: folderId, token });
        expect(status).toBe(200);
        expect(await auditOf('folder.shared')).toHaveLength(2);
      });

      it('is answered the same, and goes nowhere, for whoever had none or has the pet no more', async () => {
        await adopted();
        await send(owner);
        const token = await sentToken();
        const other = await calls.open(
          await addPet(wire.context.database, { owner_id: rosa }),
          owner,
        );
        const answers = [
          await ask(`${token}x`),
          await ask('9999999999999.x'),
          await ask(token, other),
          await ask(token, 'none'),
        ];
        await adopted({ adopter_json: '{"name":"Eva","email":"eva@example.org"}' });
        answers.push(await ask(token));
        await adopted({ status: 'returned' });
        answers.push(await ask(token));
        for (const { status, data } of answers) expect([status, data]).toEqual([200, null]);
        expect(await linkMails()).toHaveLength(1);
      });

      it('comes to one family only so often, and is answered the same', async () => {
        await adopted();
        await send(owner);
        const token = await sentToken();
        for (let again = 0; again < 6; again++) expect((await ask(token)).status).toBe(200);
        expect(await linkMails()).toHaveLength(5);
      });
    });

    it.each([
      ['the pet came back', () => adopted({ status: 'returned' })],
      ['another family has it', () => adopted({ adopter_json: '{"email":"eva@example.org"}' })],
      [
        'its thirty days are over',
        async () => {
          now = new Date('2026-12-20T18:00:00Z');
        },
      ],
    ])('opens nothing once %s', async (_case, happens) => {
      await adopted();
      await send(owner);
      const token = await sentToken();
      await happens();
      const body = { folder_id: folderId, token };
      expect((await calls.call('expediente_detalles', body)).status).toBe(401);
      expect((await calls.call('expediente_detalles', body, stranger)).status).toBe(404);
    });

    it('of one folder opens no other', async () => {
      await adopted();
      await send(owner);
      const token = await sentToken();
      const other = await calls.open(
        await addPet(wire.context.database, { owner_id: rosa }),
        owner,
      );
      for (const tried of [token, `${token}x`, token.replace(/^\d+/, '9999999999999'), '.', '']) {
        const body = { folder_id: other, token: tried };
        expect((await calls.call('expediente_detalles', body)).status).toBe(401);
      }
    });

    it('is sent by the pet’s people alone, and only after an adoption', async () => {
      expect((await send()).status).toBe(401);
      expect((await send(stranger)).status).toBe(404);
      expect((await send(owner)).status).toBe(409);
      await adopted({ adopter_json: null });
      expect((await send(administrator)).status).toBe(409);
    });

    it('comes to one mailbox only so often, of whatever pets', async () => {
      const email = 'stranger@example.org';
      await adopted({ adopter_json: JSON.stringify({ ...adopter, email }) });
      await wire.context.limits.consume('folderLinkMail', email, { points: 9 });
      expect((await send(owner)).status).toBe(200);
      expect(await send(owner)).toMatchObject({ status: 429 });
      const mails = await wire.context.database.query
        .selectFrom('jobs')
        .select('id')
        .where('payload_json', 'like', `%${email}%`)
        .execute();
      expect(mails).toHaveLength(1);
    });
  });

  describe('the notice before the last valid day', () => {
    const notices = async () => {
      const { document_id } = await booklet();
      const jobs = await wire.context.database.query
        .selectFrom('jobs')
        .select('dedupe_key')
        .where('dedupe_key', 'like', `folder-expiring ${document_id}%`)
        .execute();
      return jobs.map(({ dedupe_key }) => dedupe_key?.split(' ').at(-1));
    };

    it('goes to the owner fifteen days before, once', async () => {
      await addFile(paper('notice'));
      await review({ status: 'valid', valid_until: '2026-12-06' });
      await wire.context.jobs.runDue();
      expect(await notices()).toEqual([]);
      for (const day of ['21', '22']) {
        now = new Date(`2026-11-${day}T18:00:00Z`);
        await wire.context.jobs.runDue();
      }
      expect(await notices()).toEqual(['2026-12-06']);
    });

    it('is not sent for what was replaced, is invalid, or lies in a folder of a deleted pet', async () => {
      await addFile(paper('one'));
      await review({ status: 'valid', valid_until: '2026-11-30' });
      await addFile(paper('two'));
      now = new Date('2026-11-23T18:00:00Z');
      await wire.context.jobs.runDue();
      await review({ status: 'invalid', valid_until: '2026-11-30', comments: 'Otra vez' });
      now = new Date('2026-11-24T18:00:00Z');
      await wire.context.jobs.runDue();
      await review({ status: 'valid', valid_until: '2026-11-30' });
      await wire.post(
        'catalogos:actualizar',
        { schema: 'mascotas', id: petId, payload: { eliminado: true } },
        owner,
      );
      now = new Date('2026-11-25T18:00:00Z');
      await wire.context.jobs.runDue();
      expect(await notices()).toEqual([]);
    });
  });

  it('tells everybody how the documents stand, and nothing else', async () => {
    await addFile(paper('111111'), 'secreta.pdf');
    const checklist = await wire.context.documentFolders.publicChecklist(folderId);
    expect(checklist).toHaveLength(6);
    expect(checklist?.[0]).toEqual({ kind: 'vaccinationBooklet', status: 'reviewing' });
  });

  it('makes the pages of pets new when a document changes', async () => {
    const { dataVersions } = wire.context;
    const before = await dataVersions.current('pets');
    await addFile(paper('111111'));
    expect(await dataVersions.current('pets')).toBeGreaterThan(before);
  });

  it('goes with its pet, and all its files', async () => {
    await addFile(paper('111111'));
    const gone = await wire.post(
      'catalogos:eliminar',
      { schema: 'mascotas', id: petId },
      administrator,
    );
    expect(gone.status).toBe(200);
    await wire.context.jobs.runDue();
    expect(await wire.context.files.list(`expediente/${petId}/`)).toEqual([]);
    expect(
      (await calls.call('expediente_detalles', { folder_id: folderId }, administrator)).status,
    ).toBe(404);
    const { query } = wire.context.database;
    expect(
      await query.selectFrom('document_folders').selectAll().where('id', '=', folderId).execute(),
    ).toEqual([]);
  });
});

describeOnSqlite('papers where viruses are looked for', (databases) => {
  it('come in only when they are clean, wherever they are handed in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'casa-animal-scan-'));
    const scan = join(folder, 'scan');
    writeFileSync(scan, '#!/bin/sh\n! grep -q EICAR "$1"\n', { mode: 0o700 });
    const wire = await openWire(databases, { VIRUS_SCAN_COMMAND: scan });
    const calls = folderCalls(wire);
    const rosa = await addUser(wire.context.database);
    const owner = `member:${rosa}`;
    const petId = await addPet(wire.context.database, { owner_id: rosa });
    const folderId = await calls.open(petId, owner);
    const [booklet] = await calls.documents(folderId, owner);

    for (const carpeta of [`expediente/${booklet?.document_id}/`, `cedula/${petId}/`]) {
      expect(await calls.upload(carpeta, paper('EICAR'), 'a.pdf', owner)).toMatchObject({
        status: 415,
        errors: { archivo: [errorMessages.fileInfected.es] },
      });
      expect(await wire.context.files.list(carpeta.replace(/[^/]+\/$/, `${petId}/`))).toEqual([]);
      expect((await calls.upload(carpeta, paper('sana'), 'a.pdf', owner)).status).toBe(200);
    }
    await wire.close();
    rmSync(folder, { recursive: true });
  });
});
