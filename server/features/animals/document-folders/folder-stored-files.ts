import { storedFiles } from '#server/features/kits/stored-files.ts';

export const folderFiles = storedFiles({
  table: 'folder_files',
  keys: ({ file_key }) => [file_key],
});
