import { notFound } from '#domain/errors.ts';
import type { UploadTarget } from './upload-target.ts';

const folderName = 'expediente';
const addressOf = (documentId: string, fileId: string) => `${folderName}/${documentId}/${fileId}`;

/** A document of a pet's document folder. Its files have no address of their own: `descargar_archivo` gives them out. */
export const expediente: UploadTarget = {
  name: folderName,
  admit: ({ viewer, context }, id) => context.folderFiles.admit(viewer, id),
  announce: ({ viewer, context }, id, file) => context.folderFiles.announce(viewer, id, file),
  async add({ viewer, address, context, once }, id, file) {
    const fileId = await once((record) =>
      context.folderFiles.add({ viewer, address }, id, file, record),
    );
    return addressOf(id, fileId);
  },
  async list({ viewer, context }, id) {
    const fileIds = await context.folderFiles.list(viewer, id);
    return fileIds.map((fileId) => ({ url: addressOf(id, fileId) }));
  },
  async remove({ viewer, address, context }, id, url) {
    const folderId = await context.folderFiles.folderOf(viewer, id);
    const fileIds = await context.folderFiles.list(viewer, id);
    const fileId = fileIds.find((one) => addressOf(id, one) === url);
    if (fileId === undefined) throw notFound('file');
    await context.documentFolders.removeFile({ viewer, address }, folderId, fileId);
  },
};
