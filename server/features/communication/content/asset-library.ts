import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  type AssetKind,
  mostAssets,
  resourceFileEndings,
  resourceFileProblem,
} from '#domain/content/content-assets.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import type { Bilingual } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { type ChosenFile, isHeic, isPicture } from '#domain/pets/chosen-files.ts';
import { mediaPath, type PetMedia } from '#domain/pets/pet.ts';
import type { FileOnDisk, StoredFile } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { assetKey, assetPath, refused, resourceFileType } from './asset-files.ts';
import { isOver, type ShownUse } from './asset-use.ts';
import {
  type ContentAsset,
  countAssets,
  deleteAsset,
  deleteUsesOf,
  findAssets,
  findUses,
  insertAsset,
  keepAsset,
  pageOfAssets,
} from './content-assets.repository.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { usesOf } from './shown-uses.ts';

export type NamedFile = FileOnDisk & { name: string };

/** A picture or file with where it stands; `media` of a picture. */
export interface ListedAsset extends ContentAsset {
  media: PetMedia | undefined;
  /** Its address. */
  path: string;
  uses: readonly ShownUse[];
}

/** Before a file is received. @throws AppError unauthenticated, forbidden; invalid: there are as many as there may be */
export async function admitAsset(
  { database: { query } }: ContentDependencies,
  viewer: Viewer,
  kind: AssetKind,
): Promise<void> {
  requireRight(viewer, 'content.publish');
  if ((await countAssets(query, kind)) >= mostAssets[kind]) throw full(kind);
}

const full = (kind: AssetKind) =>
  invalid({ file: [kind === 'picture' ? 'tooManyContentPictures' : 'tooManyContentFiles'] });

/** As `admitAsset`, and by what its sender says of the file. @throws AppError unsupportedMedia, tooLarge, invalid */
export async function announceAsset(
  dependencies: ContentDependencies,
  viewer: Viewer,
  kind: AssetKind,
  file: ChosenFile,
): Promise<void> {
  await admitAsset(dependencies, viewer, kind);
  if (kind === 'picture') {
    if (isHeic(file)) throw refuse('photoHeic');
    if (file.type !== '' && !file.type.startsWith('image/')) throw refuse('pictureFormat');
    if (file.type === '' && !isPicture(file)) throw refuse('pictureFormat');
    return;
  }
  const problem = resourceFileProblem(file);
  if (problem === 'fileEmpty') throw refuse('fileEmpty');
  if (problem === 'resourceFileTooLarge') throw refused('tooLarge', problem);
  if (problem) throw refused('unsupportedMedia', 'resourceFileFormat');
}

/**
 * The same picture twice is one.
 * @returns its path
 * @throws AppError as `announceAsset`, by the content; tooManyRequests
 */
export async function addAsset(
  dependencies: ContentDependencies,
  { viewer, address }: Actor,
  kind: AssetKind,
  file: NamedFile,
  record?: RecordCreation,
): Promise<string> {
  const createdBy = requireRight(viewer, 'content.publish');
  await admitChange(dependencies.limits, viewer);
  const { size } = await stat(file.path);
  const sent = { kind, size, createdBy, createdAt: dependencies.clock.now().toISOString() };
  const store = (tx: Tx, asset: ContentAsset, path: string) =>
    storeAsset(dependencies, tx, { asset, path, address, record });
  if (kind === 'picture') {
    const added = await dependencies.media.addImage(file, (media) =>
      dependencies.database.transaction((tx) => {
        const asset = {
          ...sent,
          id: media.id,
          type: 'image/webp',
          name: safeFileName(file.name),
        };
        return store(tx, asset, mediaPath(media));
      }),
    );
    return mediaPath(added);
  }
  const type = await resourceFileType(file, size);
  const id = randomBytes(16).toString('hex');
  const name = safeFileName(file.name, resourceFileEndings[type]);
  const path = assetPath({ id, type });
  const key = assetKey({ id, type });
  await dependencies.files.put(key, file);
  try {
    await dependencies.database.transaction((tx) => store(tx, { ...sent, id, type, name }, path));
  } catch (error) {
    // What cannot be deleted at once, the nightly job deletes.
    await dependencies.files.delete(key).catch(() => {});
    throw error;
  }
  return path;
}

async function storeAsset(
  { database, dataVersions, audit }: ContentDependencies,
  tx: Tx,
  {
    asset,
    path,
    address,
    record,
  }: { asset: ContentAsset; path: string; address: string; record: RecordCreation | undefined },
): Promise<void> {
  // In turn, so that of two at once none is one too many.
  await database.dialect.lockTable(tx.query, 'content_assets');
  await record?.(tx, path);
  const isThere = (await findAssets(tx.query, [asset.id])).has(asset.id);
  if (isThere) return keepAsset(tx, asset.id);
  if ((await countAssets(tx.query, asset.kind)) >= mostAssets[asset.kind]) throw full(asset.kind);
  await insertAsset(tx, asset);
  // Whoever asked for it before was told that there is none.
  await dataVersions.bump(tx, 'content');
  await audit.record(tx, {
    action: 'content.fileAdded',
    actorId: asset.createdBy,
    subjectId: null,
    address,
    details: { kind: asset.kind, file: asset.id },
  });
}

/** The newest first, with where each stands. @throws AppError unauthenticated, forbidden */
export async function listAssets(
  dependencies: ContentDependencies,
  viewer: Viewer,
  kind: AssetKind,
  page: PageRequest,
): Promise<Paged<ListedAsset>> {
  requireRight(viewer, 'content.publish');
  const { query } = dependencies.database;
  const assets = await pageOfAssets(query, kind, page);
  return paged(await withUses(dependencies, assets), await countAssets(query, kind), page);
}

/** In any order; those that are gone are left out. @throws AppError unauthenticated, forbidden */
export async function namedAssets(
  dependencies: ContentDependencies,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ListedAsset[]> {
  requireRight(viewer, 'content.publish');
  return withUses(dependencies, [...(await findAssets(dependencies.database.query, ids)).values()]);
}

async function withUses(
  dependencies: ContentDependencies,
  assets: readonly ContentAsset[],
): Promise<ListedAsset[]> {
  const ids = assets.map(({ id }) => id);
  const uses = await usesOf(dependencies, dependencies.database.query, ids);
  const pictures = assets.filter(({ kind }) => kind === 'picture').map(({ id }) => id);
  const media = await dependencies.mediaAssets.find(pictures);
  return assets.map((asset) => {
    const shown = media.get(asset.id);
    return {
      ...asset,
      media: shown,
      path: shown ? mediaPath(shown) : assetPath(asset),
      uses: uses.filter(({ assetId }) => assetId === asset.id),
    };
  });
}

/**
 * For good, at once.
 * @param isSure also where former versions have it, which then come back without it
 * @throws AppError unauthenticated, forbidden, tooManyRequests, notFound; conflict, telling where: it is read, is to be
 * read or is being written; or `isSure` is wanting
 */
export async function removeAsset(
  dependencies: ContentDependencies,
  { viewer, address }: Actor,
  id: string,
  isSure = false,
): Promise<void> {
  const actorId = requireRight(viewer, 'content.publish');
  await admitChange(dependencies.limits, viewer);
  const { database, dataVersions, audit, media, files } = dependencies;
  await database.transaction(async (tx) => {
    const asset = (await findAssets(tx.query, [id])).get(id);
    if (!asset) throw notFound('file');
    const uses = await usesOf(dependencies, tx.query, [id]);
    const live = uses.filter((use) => !isOver(use));
    if (live.length > 0) {
      throw conflict({ key: 'contentFileInUse', values: { places: placesOf(live) } });
    }
    if (uses.length > 0 && !isSure) {
      throw conflict({ key: 'contentFileInVersions', values: { places: placesOf(uses) } });
    }
    await deleteUsesOf(tx, id);
    for (const user of dependencies.assetUsers) await user.forget(tx, id);
    await deleteAsset(tx, id);
    await dataVersions.bump(tx, 'content');
    await audit.record(tx, {
      action: 'content.fileRemoved',
      actorId,
      subjectId: null,
      address,
      details: { kind: asset.kind, file: id },
    });
    // What cannot be deleted at once, the nightly jobs delete.
    const deleted =
      asset.kind === 'picture' ? () => media.forget(id) : () => files.delete(assetKey(asset));
    tx.afterCommit(() => deleted().catch(() => {}));
  });
}

const mostPlaces = 8;
const stateWords: Readonly<Record<ShownUse['state'], (version: number) => Bilingual>> = {
  draft: () => ({ es: 'borrador', en: 'draft' }),
  published: () => ({ es: 'publicada', en: 'published' }),
  scheduled: (version) =>
    version === 0
      ? { es: 'por enviar', en: 'to be sent' }
      : { es: `versión ${version}, programada`, en: `version ${version}, scheduled` },
  former: (version) => ({ es: `versión ${version}`, en: `version ${version}` }),
  sent: () => ({ es: 'enviado', en: 'sent' }),
};

/** As "Albergues (borrador), Albergues (versión 3)". */
function placesOf(uses: readonly ShownUse[]): Bilingual {
  const words = languages.map((language) => {
    const named = uses
      .slice(0, mostPlaces)
      .map(
        ({ title, state, version = 0 }) =>
          `${title[language]} (${stateWords[state](version)[language]})`,
      );
    return [language, named.join(', ') + (uses.length > mostPlaces ? '…' : '')] as const;
  });
  return Object.fromEntries(words) as unknown as Bilingual;
}

/** A file that visitors may have: one of a text that is published, or is being written for it. */
export async function openAsset(
  { database: { query }, files }: ContentDependencies,
  id: string,
): Promise<(StoredFile & { name: string }) | undefined> {
  const asset = (await findAssets(query, [id])).get(id);
  if (asset?.kind !== 'file') return undefined;
  const uses = await findUses(query, [id]);
  if (!uses.some(({ state }) => state !== 'former')) return undefined;
  const file = await files.open(assetKey(asset));
  return file && { ...file, name: asset.name };
}

/** What pages tell of files, by their ids: those that are gone are left out. */
export const assetsNamed = ({ database: { query } }: ContentDependencies, ids: readonly string[]) =>
  findAssets(query, ids);
