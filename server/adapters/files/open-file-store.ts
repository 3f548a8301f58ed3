import type { FilesConfig } from '#server/config/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The store that the configuration names. */
export async function openFileStore(config: FilesConfig): Promise<FileStore> {
  if (config.kind === 'folder') return createFolderStore(config.folder);
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(config);
}
