import type { DocumentKind } from '#server/features/animals/pets/papers/pet-documents.ts';
import type { UploadTarget } from './upload-target.ts';

/** A pet's pictures and videos. */
export const mascotas: UploadTarget = {
  name: 'mascotas',
  admit: ({ viewer, context }, id) => context.petUploads.admit(viewer, id),
  announce: ({ viewer, context }, id, file) => context.petUploads.announceMedia(viewer, id, file),
  async add({ viewer, address, context, once }, id, file) {
    const path = await once((record) =>
      context.petUploads.addMedia({ viewer, address }, id, file, record),
    );
    return context.config.siteUrl + path;
  },
  async list({ viewer, context }, id) {
    const paths = await context.petUploads.listMedia(viewer, id);
    return paths.map((path) => ({ url: context.config.siteUrl + path }));
  },
  remove: ({ viewer, address, context }, id, url) =>
    context.petUploads.removeMedia({ viewer, address }, id, pathIn(url, context.config.siteUrl)),
};

/** A pet's papers, which strangers never see. */
function papers(name: DocumentKind): UploadTarget {
  return {
    name,
    admit: ({ viewer, context }, id) => context.petUploads.admit(viewer, id),
    announce: ({ viewer, context }, id, file) =>
      context.petUploads.announceDocument(viewer, name, id, file),
    async add({ viewer, address, context, once }, id, file) {
      const path = await once((record) =>
        context.petUploads.addDocument({ viewer, address }, name, id, file, record),
      );
      return context.config.siteUrl + path;
    },
    async list({ viewer, context }, id) {
      const papers = await context.petUploads.listDocuments(viewer, name, id);
      return papers.map((paper) => ({
        url: context.config.siteUrl + paper.path,
        name: paper.name,
        size: paper.size,
        type: paper.type,
        addedAt: paper.addedAt,
      }));
    },
    remove: ({ viewer, address, context }, id, url) =>
      context.petUploads.removeDocument(
        { viewer, address },
        name,
        id,
        pathIn(url, context.config.siteUrl),
      ),
  };
}

export const cedula = papers('cedula');
export const contrato = papers('contrato');

/** Without the signature that a list gives along. */
function pathIn(url: string, siteUrl: string): string {
  const path = url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url;
  return path.split('?', 1).join();
}
