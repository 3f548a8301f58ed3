import { notFound } from '#domain/errors.ts';
import type { UploadTarget } from './upload-target.ts';

const folderName = 'importaciones';
/** Where a table is sent, of which an import begins. */
const newImport = 'nueva';

/** A table of pets, and then its photos, which are called like its rows. None of them is given out again. */
export const importaciones: UploadTarget = {
  name: folderName,
  admit: ({ viewer, context: { petImports } }, id) =>
    id === newImport ? petImports.admitTable(viewer) : petImports.admitPhoto(viewer, id),
  announce: ({ viewer, context: { petImports } }, id, file) =>
    id === newImport
      ? petImports.announceTable(viewer, file)
      : petImports.announcePhoto(viewer, id, file),
  async add({ viewer, address, context: { petImports }, once }, id, file) {
    if (id === newImport) {
      const importId = await once((record) => petImports.addTable(viewer, file, record));
      return `${folderName}/${importId}`;
    }
    const name = await once((record) => petImports.addPhoto({ viewer, address }, id, file, record));
    return `${folderName}/${id}/${name}`;
  },
  async list({ viewer, context }, id) {
    await context.petImports.readImport(viewer, id);
    return [];
  },
  remove: () => Promise.reject(notFound('file')),
};
