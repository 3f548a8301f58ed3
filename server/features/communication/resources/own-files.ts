import { resourceFileEndings } from '#domain/content/content-assets.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import { assetPath } from '../content/asset-files.ts';
import type { ContentService } from '../content/content.service.ts';
import type { ListedResource } from './listed-resource.ts';

export type OwnFiles = ContentOf<'resources'>['files'];

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
  const assets = await content.assetsNamed(named.map(({ fileId }) => fileId));
  return named.flatMap(({ fileId, id, group, title, summary }) => {
    const asset = assets.get(fileId);
    const format = asset && resourceFileEndings[asset.type];
    if (!asset || !format) return [];
    const file = { format, href: assetPath(asset), bytes: asset.size };
    return [{ id, group, title, summary, live: false, files: [file] }];
  });
}
