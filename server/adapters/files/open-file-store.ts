import type { FilesConfig } from '#server/config/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { S3Options } from './s3-store.ts';

/** The store that the configuration names. */
export async function openFileStore(config: FilesConfig, options: S3Options): Promise<FileStore> {
  if (config.kind === 'folder') return createFolderStore(config.folder);
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(config, options);
}
