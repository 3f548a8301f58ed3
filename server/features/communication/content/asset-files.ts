import {
  type AssetKind,
  docxType,
  largestResourceFile,
  pdfType,
  resourceFileEndings,
} from '#domain/content/content-assets.ts';
import { AppError } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { checkSize, sniff } from '#server/features/kits/media/media-source.ts';
import { storedFiles } from '#server/features/kits/stored-files.ts';
import { isWholePdf } from '#server/features/kits/uploads/whole-pdf.ts';

/** The organization's own files, which visitors download. Of pictures the media service has the files. */
export const assetsFolder = 'recursos/';
export const assetKey = ({ id, type }: { id: string; type: string }): string =>
  `${assetsFolder}${id}.${resourceFileEndings[type]}`;

/** undefined where the key is no such file's. */
export const assetIdOf = (key: string): string | undefined =>
  /^recursos\/([0-9a-f]{32})\.\w+$/.exec(key)?.[1];

export const assetPath = (asset: { id: string; type: string }): string =>
  `/archivos/${assetKey(asset)}`;

export const contentFiles = storedFiles({
  table: 'content_assets',
  keys: ({ id, kind, type }) =>
    kind === ('file' satisfies AssetKind) ? [assetKey({ id, type })] : [],
});

/**
 * Its media type, by its content.
 * @param size bytes
 * @throws AppError unsupportedMedia, tooLarge, invalid (under `file`)
 */
export async function resourceFileType(file: FileOnDisk, size: number): Promise<string> {
  await checkSize(file);
  if (size > largestResourceFile) throw refused('tooLarge', 'resourceFileTooLarge');
  const type = await sniff(file);
  const isWhole = type === docxType || (type === pdfType && (await isWholePdf(file)));
  if (!isWhole) throw refused('unsupportedMedia', 'resourceFileFormat');
  return type;
}

export const refused = (
  code: 'tooLarge' | 'unsupportedMedia',
  reason: 'resourceFileTooLarge' | 'resourceFileFormat',
) => new AppError(code, reason, { details: { file: [reason] } });
