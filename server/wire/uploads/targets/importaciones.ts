import { notFound } from '#domain/errors.ts';
import type { ImportsService } from '#server/features/organisation/imports/imports.service.ts';
import type { Caller, UploadTarget } from './upload-target.ts';

/** Where a table is sent, of which an import begins. */
const newImport = 'nueva';

/** Takes tables alone, and gives none of them out again. */
const tables = (name: string, serviceOf: (call: Caller) => ImportsService): UploadTarget => {
  const requireNew = (id: string) => {
    if (id !== newImport) throw notFound('tableImport');
  };
  return {
    name,
    async admit(call, id) {
      await serviceOf(call).admitTable(call.viewer);
      requireNew(id);
    },
    async announce(call, id, file) {
      await serviceOf(call).announceTable(call.viewer, file);
      requireNew(id);
    },
    async add(call, id, file) {
      requireNew(id);
      const { viewer, once } = call;
      return `${name}/${await once((record) => serviceOf(call).addTable(viewer, file, record))}`;
    },
    async list(call, id) {
      await serviceOf(call).readImport(call.viewer, id);
      return [];
    },
    remove: () => Promise.reject(notFound('file')),
  };
};

const ofPets = tables('importaciones', ({ context }) => context.petImports);

export const importacionesDonativos = tables(
  'importaciones_donativos',
  ({ context }) => context.donationImports,
);

export const importacionesLectores = tables(
  'importaciones_lectores',
  ({ context }) => context.readerImports,
);

/** A table of pets, and then its photos, which are called like its rows. */
export const importaciones: UploadTarget = {
  ...ofPets,
  admit: (call, id) =>
    id === newImport
      ? ofPets.admit(call, id)
      : call.context.petImportPhotos.admitPhoto(call.viewer, id),
  announce: (call, id, file) =>
    id === newImport
      ? ofPets.announce(call, id, file)
      : call.context.petImportPhotos.announcePhoto(call.viewer, id, file),
  async add(call, id, file) {
    if (id === newImport) return ofPets.add(call, id, file);
    const { viewer, address, context, once } = call;
    const name = await once((record) =>
      context.petImportPhotos.addPhoto({ viewer, address }, id, file, record),
    );
    return `${importaciones.name}/${id}/${name}`;
  },
};
