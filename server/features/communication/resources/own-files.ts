import { resourceFileEndings } from '#domain/content/content-assets.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import type { OfferedFiles } from '#domain/content/documents/offered-files.ts';
import type { Language } from '#domain/language.ts';
import { assetPath } from '../content/asset-files.ts';
import type { ContentService } from '../content/content.service.ts';
import type { ListedResource } from './listed-resource.ts';

type OwnFiles = ContentOf<'resources'>['files'];

/** A file of the organisation, as a page lists it; undefined where it is not there any more. */
type FileOf = (fileId: string) => ListedResource['files'][number] | undefined;

async function filesNamed(
  content: Pick<ContentService, 'assetsNamed'>,
  ids: readonly string[],
): Promise<FileOf> {
  const assets = await content.assetsNamed(ids);
  return (id) => {
    const asset = assets.get(id);
    const format = asset && resourceFileEndings[asset.type];
    return format && { format, href: assetPath(asset), bytes: asset.size };
  };
}

/** Those that stand in the place of documents that the portal writes, by their ids. */
export async function replacements(
  content: Pick<ContentService, 'assetsNamed'>,
  offered: OfferedFiles,
  language: Language,
): Promise<ReadonlyMap<string, ListedResource['files'][number]>> {
  const named = Object.entries(offered).flatMap(([id, { file, englishFile }]) => {
    const own = language === 'en' && englishFile ? englishFile : file;
    return own ? [{ id, fileId: own.id }] : [];
  });
  if (named.length === 0) return new Map();
  const fileOf = await filesNamed(
    content,
    named.map(({ fileId }) => fileId),
  );
  return new Map(
    named.flatMap(({ id, fileId }) => {
      const file = fileOf(fileId);
      return file ? [[id, file] as const] : [];
    }),
  );
}

/** What editors put beside the documents that the portal writes. */
export async function ownFiles(
  content: Pick<ContentService, 'assetsNamed'>,
  files: OwnFiles,
  language: Language,
): Promise<ListedResource[]> {
  const named = files.map(({ file, englishFile, ...words }) => ({
    ...words,
    fileId: (language === 'en' && englishFile ? englishFile : file).id,
  }));
  const fileOf = await filesNamed(
    content,
    named.map(({ fileId }) => fileId),
  );
  return named.flatMap(({ fileId, id, group, title, summary }) => {
    const file = fileOf(fileId);
    if (!file) return [];
    return [{ id, group, title, summary, live: false, files: [file] }];
  });
}
