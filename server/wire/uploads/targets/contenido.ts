import type { AssetKind } from '#domain/content/content-assets.ts';
import { notFound } from '#domain/errors.ts';
import type { UploadTarget } from './upload-target.ts';

/** The pictures and files of the portal's texts: `contenido/imagenes/` and `contenido/archivos/`. */
export const contenido: UploadTarget = {
  name: 'contenido',
  admit: ({ viewer, context }, id) => context.content.admitAsset(viewer, kindIn(id)),
  announce: ({ viewer, context }, id, file) =>
    context.content.announceAsset(viewer, kindIn(id), file),
  async add({ viewer, address, context, once }, id, file) {
    const path = await once((record) =>
      context.content.addAsset({ viewer, address }, kindIn(id), file, record),
    );
    return context.config.siteUrl + path;
  },
  async list({ viewer, context }, id) {
    const { items } = await context.content.listAssets(viewer, kindIn(id), { page: 1, limit: 100 });
    return items.map(({ path, name, size, type, createdAt }) => ({
      url: context.config.siteUrl + path,
      name,
      size,
      type,
      addedAt: createdAt,
    }));
  },
  remove: ({ viewer, address, context }, id, url) => {
    kindIn(id);
    return context.content.removeAsset({ viewer, address }, assetIdIn(url));
  },
};

const kinds: Readonly<Record<string, AssetKind>> = { imagenes: 'picture', archivos: 'file' };

/** @throws AppError notFound */
function kindIn(id: string): AssetKind {
  const kind = kinds[id];
  if (!kind) throw notFound('folder');
  return kind;
}

/** @throws AppError notFound */
function assetIdIn(url: string): string {
  const id = /\/(?:media\/|archivos\/recursos\/)([0-9a-f]{32})[/.]/.exec(url)?.[1];
  if (id === undefined) throw notFound('file');
  return id;
}
