import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { FolderFilesParts } from './folder-files.ts';
import * as folderFiles from './folder-files.ts';
import { saveFile } from './stored-files.ts';

export type FolderFiles = ReturnType<typeof createFolderFiles>;

/** Files that come to the documents of a folder, which the portal itself keeps. */
export const createFolderFiles = (parts: FolderFilesParts) =>
  bindUseCases(parts, folderFiles, { saveFile });
