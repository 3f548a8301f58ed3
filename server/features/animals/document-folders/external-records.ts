import { safeFileName } from '#domain/document-folders/file-name.ts';
import { reviewStatus } from '#domain/document-folders/folder-document.ts';
import { notFound } from '#domain/errors.ts';
import type { RecordsClient } from '#server/adapters/records/records-client.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { FolderRecords, PetFolder } from './folder-records.ts';

/** What another service says is never shown as a page: pictures and PDFs are what they are, the rest is bytes. */
const knownTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** Another service keeps the folders; who may open them, the portal decides all the same. */
export function createExternalRecords({
  client,
  database,
  audit,
}: {
  client: RecordsClient;
  database: Database;
  audit: AuditService;
}): FolderRecords {
  async function documents({ id }: Pick<PetFolder, 'id'>) {
    return (await client.details(id)).map((document) => {
      const status = reviewStatus.fromWire(document.status) ?? ('other' as const);
      return {
        id: document.document_id,
        kind: null,
        name: document.name,
        status,
        validUntil: document.valid_until,
        comments: document.comments,
        notes: [],
        files: document.files.map(({ file_id, filename }) => ({
          id: file_id,
          name: safeFileName(filename),
          size: null,
          addedAt: null,
          approved: status === 'valid',
        })),
      };
    });
  }

  /** A file that the folder really holds: what the service would do with any other id is its own affair. */
  async function getFile(folder: PetFolder, fileId: string) {
    const files = (await documents(folder)).flatMap(({ files }) => files);
    const file = files.find(({ id }) => id === fileId);
    if (!file) throw notFound('file');
    return file;
  }

  return {
    documents,

    encryptedId: ({ id }) => client.encryptedId(id),

    async openFile(folder, fileId) {
      const { name } = await getFile(folder, fileId);
      const { type, stream } = await client.openFile(folder.id, fileId);
      const isKnown = knownTypes.includes(type);
      return { name, type: isKnown ? type : 'application/octet-stream', stream };
    },

    async removeFile({ viewer, address }, folder, fileId) {
      await getFile(folder, fileId);
      await client.removeFile(folder.id, fileId);
      await database.transaction((tx) =>
        audit.record(tx, {
          action: 'folder.fileRemoved',
          actorId: viewer.kind === 'user' ? viewer.id : null,
          subjectId: folder.ownerId,
          address,
          details: { petId: folder.petId },
        }),
      );
    },
  };
}
