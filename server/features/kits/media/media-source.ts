import { stat } from 'node:fs/promises';
import { largestFile } from '#domain/pets/chosen-files.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { refuse } from './media-errors.ts';

/** Files that people send lie on disk; what the portal brings itself may be at hand. */
export type MediaSource = FileOnDisk | Buffer;

/** @throws AppError invalid (empty), tooLarge */
export async function checkSize(source: MediaSource): Promise<void> {
  const size = Buffer.isBuffer(source) ? source.length : (await stat(source.path)).size;
  if (size === 0) throw refuse('fileEmpty');
  if (size > largestFile) throw refuse('fileTooLarge');
}

/** The type by the content, whatever the file calls itself; empty for an unknown one. */
export async function sniff(source: MediaSource): Promise<string> {
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type');
  const found = await (Buffer.isBuffer(source)
    ? fileTypeFromBuffer(source)
    : fileTypeFromFile(source.path));
  return found?.mime ?? '';
}
