import type { FilesConfig } from '#server/config/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that the configuration names. */
export async function openFileStore(config: FilesConfig): Promise<FileStore> {
  return config.kind === 's3' ? createS3Store(config) : createFolderStore(config.folder);
}
