import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { FolderFilesDependencies } from './folder-files.ts';
import * as folderFiles from './folder-files.ts';
import { saveFile } from './stored-files.ts';

export type FolderFiles = ReturnType<typeof createFolderFiles>;

/** Files that come to the documents of a folder, which the portal itself keeps. */
export const createFolderFiles = (dependencies: FolderFilesDependencies) =>
  bindUseCases(dependencies, folderFiles, { saveFile });
